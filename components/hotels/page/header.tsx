import { useMessages, useTranslations } from 'next-intl';
import { pillMessages } from '@/components/booking/messages';
import { BOOKING_SECTION_ID, ReserveLink } from '@/components/booking/reserve-link';
import { StayPill } from '@/components/booking/stay-pill';
import { FavoritesLink } from '@/components/favorites/favorites-link';
import { HotelBrand } from '@/components/hotels/hotel-brand';
import { HeaderBar } from '@/components/site/bar-frame';
import { type ChainLogos, ChainSignOnBar } from '@/components/site/chain-logo';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { FAVORITES } from '@/lib/favorites/paths';
import { primaryVariables } from '@/lib/format/primary-color';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';
import { HotelMenu } from './hotel-menu';
import { SECTION_IDS, type SectionKey } from './sections';

/** Where the chain's list of hotels is. */
const ALL_HOTELS = '/hotels';

type HotelHeaderProps = { hotel: Hotel; sections: SectionKey[]; logos: ChainLogos };

/** The hotel's own bar: its name, its sections, its booking button, the way back to the chain. */
export function HotelHeader({ hotel, sections, logos }: HotelHeaderProps) {
  const t = useTranslations('hotels.page.nav');
  const { booking, site } = useMessages();
  const links = sections.map((key) => ({
    href: `#${SECTION_IDS[key]}`,
    label: t(`sections.${key}`),
  }));
  return (
    <HeaderBar overImage={hotel.type !== 'corporate'}>
      <Link href={hotelPath(hotel)} className="hotel-brand">
        <HotelBrand
          name={hotel.name}
          logo={hotel.features.logoUrl}
          sign={<ChainSignOnBar logos={logos} />}
        />
      </Link>
      <nav aria-label={t('label')} className="ml-auto hidden @7xl:block">
        <ul className="flex items-center gap-3 @[82rem]:gap-4">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="hotel-nav-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="hotel-bar-actions">
        <Link
          href={ALL_HOTELS}
          title={t('all')}
          className="hotel-nav-link border-l border-current/30 pr-1 pl-4 hover:underline @max-5xl:hidden"
        >
          <Icon name="arrow-left" className="size-4" />
          {/* Next to the hotel's sections, its name needs the room more than this text. */}
          <span className="@7xl:sr-only">{t('all')}</span>
        </Link>
        <StayPill messages={pillMessages(booking)} hotelFields={`#${BOOKING_SECTION_ID}`} />
        <FavoritesLink label={site.nav.favorites} />
        <ReserveLink className={cn(buttonVariants({ size: 'compact' }), '@max-3xl:hidden')}>
          {t('book')}
        </ReserveLink>
        <HotelMenu
          className="@7xl:hidden"
          hotelName={hotel.name}
          links={links}
          elsewhere={[
            { href: ALL_HOTELS, label: t('all'), icon: 'arrow-left' },
            { href: FAVORITES, label: site.nav.favorites, icon: 'heart' },
          ]}
          messages={{
            label: t('label'),
            book: t('book'),
            openMenu: t('openMenu'),
            closeMenu: t('closeMenu'),
          }}
          theme={primaryVariables(hotel.features.primaryColor)}
        />
      </div>
    </HeaderBar>
  );
}
