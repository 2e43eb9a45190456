import { useTranslations } from 'next-intl';
import { Artwork } from '@/components/sections/artwork';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import Link from '@/components/ui/link';
import { SECTION_SCROLL } from './sections';

/** A poster beside its title. */
export function Home2Hero() {
  const t = useTranslations('site.home2.home');
  return (
    <section
      id="home"
      tabIndex={-1}
      aria-labelledby="home-titulo"
      className={cn(
        'grid bg-sand-1 pt-27 outline-none md:min-h-[min(100svh,53.75rem)] md:grid-cols-[minmax(min(60%,20rem),5fr)_7fr] lg:pt-24',
        SECTION_SCROLL,
      )}
    >
      <div className="flex flex-col justify-center px-[var(--gutter)] py-12 md:pr-12 md:pl-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] lg:pr-16">
        <h1 id="home-titulo" className="text-hero">
          {t('heading')}
        </h1>
        <p className="mt-5 max-w-[26em] text-lead text-ink-2">{t('lead')}</p>
        <p className="mt-8">
          <Link href="/hotels" className={buttonVariants({ size: 'tall' })}>
            {t('hotels')}
          </Link>
        </p>
      </div>
      <div className="relative min-h-105 overflow-hidden">
        <Artwork
          src="/art/rio.webp"
          sizes="(max-width: 768px) 100vw, 96vw"
          position="62% 50%"
          priority
          portraitBelow={26}
        />
      </div>
    </section>
  );
}
