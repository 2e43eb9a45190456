import { useMessages, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { Artwork } from './artwork';
import { Section } from './section';

/** A short introduction to the chain, with a link to the page about it. */
export function AboutChain() {
  const t = useTranslations('site.aboutChain');
  const { values } = useMessages().site.aboutChain;
  return (
    <Section id="sobre-rede" aria-labelledby="sobre-rede-titulo">
      <div className="grid items-center gap-10 md:grid-cols-2 md:gap-14 lg:gap-24">
        <div data-reveal>
          <h2 id="sobre-rede-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-5.5 text-lead text-ink-2">{t('lead')}</p>
          <p className="mt-4 text-ink-2">{t('text')}</p>
          <ul className="my-7 flex flex-wrap gap-x-4.5 gap-y-1 font-[600] md:gap-x-8">
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
          <Link href="/about" className={buttonVariants({ variant: 'link' })}>
            {t('link')} <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="grid grid-cols-[7fr_5fr] gap-3 md:gap-6">
          <div className="relative aspect-[3/4] overflow-hidden rounded-1">
            <Artwork
              src="/art/cafe.webp"
              alt={t('breakfastAlt')}
              sizes="(max-width: 768px) 120vw, 60vw"
              position="42% 50%"
            />
          </div>
          <div className="relative -mb-5 aspect-[3/4] self-end overflow-hidden rounded-1 md:-mb-12">
            <Artwork
              src="/art/quarto-mar.webp"
              alt={t('roomAlt')}
              sizes="(max-width: 768px) 88vw, 43vw"
              position="78% 50%"
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
