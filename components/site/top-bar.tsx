import { useMessages } from 'next-intl';
import { pillMessages } from '@/components/booking/messages';
import { StayPill } from '@/components/booking/stay-pill';
import { FavoritesLink } from '@/components/favorites/favorites-link';
import { callablePhone } from '@/lib/format/phone';
import type { ChainContact } from '@/lib/settings/model';
import { BarFrame } from './bar-frame';
import type { ChainLogos } from './chain-logo';
import { SiteNav } from './site-nav';

type TopBarProps = { logos: ChainLogos; contact: ChainContact };

/** The chain's bar on every public page that is not a hotel's own. */
export function TopBar({ logos, contact }: TopBarProps) {
  const messages = useMessages();
  return (
    <BarFrame>
      <SiteNav
        messages={{
          ...messages.site.nav,
          phone: callablePhone(contact.phone, messages.site.footer.phone),
          whatsapp: contact.whatsapp,
        }}
        comingSoon={messages.site.comingSoon}
        languages={messages.site.languages}
        search={messages.search.button}
        siteName={messages.site.common.name}
        logos={logos}
        stay={<StayPill messages={pillMessages(messages.booking)} />}
        favorites={<FavoritesLink label={messages.site.nav.favorites} />}
      />
    </BarFrame>
  );
}
