import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';

/** One sentence in large type, with an image that extends to the edge of the page. */
export function Mission() {
  const t = useTranslations('site.about.mission');
  return (
    <section
      id="missao"
      aria-labelledby="missao-titulo"
      className="relative bg-sand-1 md:flex md:min-h-170 md:items-center"
    >
      <div className="wrap py-18 md:py-26">
        <div className="md:w-[56%] md:pr-6" data-reveal>
          <h2
            id="missao-titulo"
            className="font-sans text-lg font-[640] tracking-normal text-ink-2"
          >
            {t('heading')}
          </h2>
          <p className="mt-4 font-serif text-[clamp(1.875rem,1.2rem+2.5vw,3.25rem)] leading-[1.14] font-[480] tracking-[-0.022em] text-balance">
            {t('statement')}
          </p>
          <p className="mt-7 max-w-[34em] text-lead text-ink-2">{t('text')}</p>
        </div>
      </div>
      <div className="relative h-95 overflow-hidden md:absolute md:inset-y-0 md:right-0 md:h-auto md:w-[38%]">
        <Artwork src="/art/cafe.webp" sizes="(max-width: 768px) 160vw, 80vw" position="46% 50%" />
      </div>
    </section>
  );
}
