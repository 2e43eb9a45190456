import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';

const CHAPTERS = [
  ['historia', 'history'],
  ['missao', 'mission'],
  ['valores', 'values'],
] as const;

/** The opening of the about page: headline, standfirst, contents, and one wide image. */
export function AboutHero() {
  const t = useTranslations('site.about');
  return (
    <section className="pt-[calc(4rem+2.25rem)] md:pt-[calc(4.75rem+3.5rem)]">
      <div className="wrap grid gap-6 md:grid-cols-[8fr_4fr] md:items-end md:gap-14">
        <h1 className="max-w-[10.5em] text-hero">{t('heading')}</h1>
        <div>
          <p className="max-w-[30em] text-lead text-ink-2">{t('lead')}</p>
          <nav aria-label={t('contents')} className="mt-4">
            <ul className="flex flex-wrap gap-x-6">
              {CHAPTERS.map(([anchor, name]) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className="inline-flex min-h-11 items-center font-[640] text-primary-text underline decoration-[1.5px] underline-offset-[5px] hover:decoration-[3px]"
                  >
                    {t(`${name}.link`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="relative mt-9 h-115 overflow-hidden bg-sand-2 md:mt-12 md:h-[clamp(26.25rem,40vw,40rem)]">
        <Artwork
          src="/art/recepcao.webp"
          sizes="100vw"
          position="50% 34%"
          priority
          portraitBelow={28}
        />
      </div>
    </section>
  );
}
