import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { Section } from '@/components/sections/section';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { SECTION_SCROLL } from './sections';

/** A short introduction to the chain, beside an image. */
export function Home2About() {
  const t = useTranslations('site.home2.about');
  return (
    <Section
      id="sobre"
      tone="sand"
      tabIndex={-1}
      aria-labelledby="sobre-titulo"
      className={`outline-none ${SECTION_SCROLL}`}
    >
      <div className="grid items-center gap-10 md:grid-cols-[7fr_5fr] md:gap-14 lg:gap-24">
        <div className="relative aspect-[4/3] overflow-hidden rounded-1">
          <Artwork src="/art/restaurante.webp" sizes="(max-width: 768px) 120vw, 60vw" />
        </div>
        <div data-reveal>
          <h2 id="sobre-titulo" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-5 font-serif text-[1.375rem] leading-[1.35] tracking-[-0.012em] md:text-[1.75rem]">
            {t('statement')}
          </p>
          <p className="mt-5 mb-5 text-ink-2">{t('text')}</p>
          <Link href="/about" className={buttonVariants({ variant: 'link' })}>
            {t('link')} <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </Section>
  );
}
