import { useMessages, useTranslations } from 'next-intl';
import { ChainLogo } from '@/components/site/chain-logo';
import { ExternalLink } from '@/components/site/external-link';
import { buttonVariants } from '@/components/ui/button';
import { EXTERNAL_LINKS } from '@/lib/settings/external-links';
import { Home2Nav } from './nav';

/** The alternate home page's own bar, in place of the chain's. */
export function Home2Header({ logo }: { logo: string | null }) {
  const t = useTranslations('site.home2.nav');
  const site = useTranslations('site.common');
  const { nav, languages } = useMessages().site.home2;
  return (
    <Home2Nav
      messages={nav}
      languages={languages}
      brand={
        <a href="#home" aria-label={t('top')} className="no-underline">
          <ChainLogo name={site('name')} logo={logo} nameClassName="max-sm:sr-only" />
        </a>
      }
      reservations={
        <ExternalLink
          href={EXTERNAL_LINKS.reservations}
          className={buttonVariants({
            size: 'compact',
            className: '@max-[15rem]:px-2 @max-[15rem]:[&>svg]:hidden',
          })}
        >
          {t('reservations')}
        </ExternalLink>
      }
    />
  );
}
