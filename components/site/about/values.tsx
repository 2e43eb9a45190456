import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Section } from '@/components/sections/section';

/** A list of the chain's values, and the guests they are about. */
export function Values() {
  const t = useTranslations('site.about.values');
  const { items } = useMessages().site.about.values;
  return (
    <>
      <Section id="valores" aria-labelledby="valores-titulo">
        <div className="grid gap-9 md:grid-cols-[4fr_8fr] md:gap-18">
          <div>
            <h2 id="valores-titulo" className="text-h2">
              {t('heading')}
            </h2>
            <p className="mt-4 max-w-[20em] text-lead text-ink-2">{t('lead')}</p>
          </div>
          <dl className="@container border-b border-sand-3">
            {items.map(({ name, text }) => (
              <div
                key={name}
                data-reveal
                className="grid gap-x-10 gap-y-2.5 border-t border-sand-3 py-7 md:py-9 lg:@min-[38rem]:grid-cols-[6fr_7fr] lg:items-baseline"
              >
                <dt className="font-serif text-[min(clamp(1.875rem,1.4rem+1.6vw,2.875rem),12vw)] leading-none tracking-[-0.03em]">
                  {name}
                </dt>
                <dd className="text-copy text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <div className="relative h-120 overflow-hidden md:h-[clamp(25rem,46vw,47.5rem)]">
        <Artwork
          src="/art/familia-piscina.webp"
          sizes="100vw"
          position="50% 60%"
          portraitBelow={30}
        />
      </div>
    </>
  );
}
