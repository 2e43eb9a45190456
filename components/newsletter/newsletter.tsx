import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Section } from '@/components/sections/section';
import { BrandMark } from '@/components/ui/brand';
import Link from '@/components/ui/link';
import { NewsletterForm, type Subscribe } from './newsletter-form';

/** The sign-up for the newsletter, as a postcard: image on one side, address on the other. */
export function Newsletter({ subscribe }: { subscribe: Subscribe }) {
  const t = useTranslations('newsletter');
  // Send only the form's messages to the browser.
  const { leave: _, ...messages } = useMessages().newsletter;
  const consent = t.rich('consent', {
    privacy: (chunks) => (
      <Link href="/privacy" className="underline underline-offset-4">
        {chunks}
      </Link>
    ),
  });
  return (
    <Section id="novidades" tone="sand" aria-labelledby="novidades-titulo">
      <div className="mx-auto grid max-w-280 overflow-hidden rounded-1 bg-card shadow-2 md:min-h-110 md:grid-cols-[5fr_7fr]">
        <div className="relative h-50 md:h-auto">
          <Artwork src="/art/bombinhas-capa.webp" alt="" sizes="(max-width: 768px) 100vw, 64vw" />
        </div>
        <div className="@container relative px-5 py-8 md:px-12 md:py-14">
          <Stamp />
          <h2 id="novidades-titulo" className="max-w-[8em] text-h2">
            {t('heading')}
          </h2>
          <p className="mt-3.5 mb-7 max-w-[24em] text-lead text-ink-2">{t('lead')}</p>
          <NewsletterForm subscribe={subscribe} messages={messages} consent={consent} />
        </div>
      </div>
    </Section>
  );
}

/** A postage stamp with the chain's flower; decoration only. */
function Stamp() {
  return (
    <div
      aria-hidden
      className="absolute top-6 right-5 grid @max-[17rem]:hidden h-19 w-15.5 rotate-3 place-items-center border-[3px] border-dotted border-sand-3 bg-ipe-1 md:top-10 md:right-12 md:h-26 md:w-21"
    >
      <BrandMark className="size-9 md:size-12" />
    </div>
  );
}
