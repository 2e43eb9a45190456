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
        messages={{
          ...messages.site.nav,
          loadingDeals: messages.offers.list.loading,
          phone: messages.site.footer.phone,
        }}
        comingSoon={messages.site.comingSoon}
        languages={messages.site.languages}
        search={messages.search.dialog}
        siteName={messages.site.common.name}
        logos={logos}
      />
    </BarFrame>
  );
}
