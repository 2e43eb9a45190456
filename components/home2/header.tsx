import { useMessages, useTranslations } from 'next-intl';
import { BrandMark, brandClasses } from '@/components/site/brand';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { EXTERNAL_LINKS } from '@/lib/site';
import { Home2Nav } from './nav';

/** The alternate home page's own bar, in place of the chain's. */
export function Home2Header() {
  const t = useTranslations('home2.nav');
  const site = useTranslations('site');
  const { nav, languages } = useMessages().home2;
  return (
    <Home2Nav
      texts={nav}
      languages={languages}
      brand={
        <a href="#home" aria-label={t('top')} className={brandClasses}>
          <BrandMark className="size-8 md:size-9" />
          <span className="max-sm:sr-only">{site('name')}</span>
        </a>
      }
      reservations={
        <ExternalLink
          href={EXTERNAL_LINKS.reservations}
          className={buttonVariants({ size: 'compact', className: 'whitespace-nowrap' })}
        >
          {t('reservations')}
        </ExternalLink>
      }
    />
  );
}
