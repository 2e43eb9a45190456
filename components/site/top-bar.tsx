import { useMessages } from 'next-intl';
import { BarFrame } from './bar-frame';
import type { ChainLogos } from './chain-logo';
import { SiteNav } from './site-nav';

/** The chain's bar on every public page that is not a hotel's own. */
export function TopBar({ logos }: { logos: ChainLogos }) {
  const messages = useMessages();
  return (
    <BarFrame>
      <SiteNav
        messages={{ ...messages.nav, loadingDeals: messages.deals.loading }}
        comingSoon={messages.comingSoon}
        languages={messages.languages}
        search={messages.search.dialog}
        siteName={messages.site.name}
        logos={logos}
      />
    </BarFrame>
  );
}
