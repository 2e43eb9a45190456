import { useMessages, useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Section } from '@/components/sections/section';
import { BrandMark } from '@/components/ui/brand';

/** The history of the chain in chapters. */
export function History() {
  const t = useTranslations('site.about.history');
  const { chapters } = useMessages().site.about.history;
  return (
    <Section id="historia" aria-labelledby="historia-titulo">
      <Span from={t('from')} until={t('until')} label={t('span')} />
      <div className="mt-10 grid gap-10 md:mt-16 md:grid-cols-[5fr_7fr] md:gap-14 lg:gap-24">
        <figure>
          <div className="relative aspect-[4/5] overflow-hidden rounded-1">
            <Artwork
              src="/art/curitiba.webp"
              sizes="(max-width: 768px) 190vw, 76vw"
              position="68% 50%"
            />
          </div>
          <figcaption className="mt-3 text-caption text-ink-2">{t('caption')}</figcaption>
        </figure>
        <div data-reveal>
          <h2 id="historia-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-5 font-serif text-[1.375rem] leading-[1.45] tracking-[-0.01em] first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.1em] first-letter:text-[min(3.4em,24vw)] first-letter:leading-[0.8] first-letter:text-mata md:text-[1.625rem]">
            {t('lead')}
          </p>
          <ol className="mt-9 md:mt-12">
            {chapters.map(({ title, text }) => (
              <li
                key={title}
                className="grid gap-x-8 gap-y-2 border-t border-sand-3 py-6 lg:grid-cols-[5fr_7fr]"
              >
                <h3 className="text-h3">{title}</h3>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

/** '2010 ─✿─ hoje' across the page. */
function Span({ from, until, label }: { from: string; until: string; label: string }) {
  return (
    <p className="font-serif text-[clamp(min(3.25rem,17vw),13vw,12.25rem)] leading-[0.9] font-[500] tracking-[-0.05em] text-mata lining-nums">
      <span className="sr-only">{label}</span>
      <span aria-hidden className="flex items-center gap-[0.14em]">
        {from}
        <span className="h-px flex-1 bg-sand-3" />
        <BrandMark className="size-[0.42em]" />
        <span className="h-px flex-1 bg-sand-3" />
        {until}
      </span>
    </p>
  );
}
