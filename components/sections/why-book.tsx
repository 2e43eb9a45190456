import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from './artwork';
import { Section } from './section';

/** The reasons to book here. */
export function WhyBook() {
  const t = useTranslations('site.whyBook');
  const { items } = useMessages().site.whyBook;
  return (
    <Section tone="mata" id="por-que-escolher" aria-labelledby="por-que-escolher-titulo">
      <div className="grid items-stretch gap-10 md:grid-cols-[5fr_7fr] md:gap-22">
        <div className="relative aspect-[4/3] overflow-hidden rounded-1 md:aspect-auto md:min-h-150">
          <Artwork
            src="/art/fachada.webp"
            alt={t('alt')}
            sizes="(max-width: 768px) 100vw, 84vw"
            position="24% 50%"
          />
        </div>
        <div data-reveal>
          <h2 id="por-que-escolher-titulo" className="max-w-[11em] text-h2">
            {t('heading')}
          </h2>
          <dl className="figures mt-7 md:mt-11">
            {items.map(({ figure, title, text }) => (
              <div key={figure}>
                <dt>{figure}</dt>
                <dd>
                  <strong>{title}</strong>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
