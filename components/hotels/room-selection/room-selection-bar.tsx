import { useMessages, useTranslations } from 'next-intl';
import { pillMessages } from '@/components/booking/messages';
import { StayPill } from '@/components/booking/stay-pill';
import { HotelBrand } from '@/components/hotels/hotel-brand';
import { HeaderBar } from '@/components/site/bar-frame';
import { type ChainLogos, ChainSignOnBar } from '@/components/site/chain-logo';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath } from '@/lib/hotels/paths';

type RoomSelectionBarProps = {
  hotel: Hotel;
  logos: ChainLogos;
  /** For a page that starts without an image. */
  solid?: boolean;
  /** Shows the chosen stay, as a link to its fields. */
  fields?: string;
};

/** The hotel's own bar: its name and a link to its current page. Solid on corporate pages. */
export function RoomSelectionBar({ hotel, logos, solid, fields }: RoomSelectionBarProps) {
  const t = useTranslations('hotels.roomSelection');
  const { booking } = useMessages();
  const current = hotelPath(hotel);
  return (
    <HeaderBar overImage={!solid && hotel.type !== 'corporate'}>
      <Link href={current} className="hotel-brand">
        <HotelBrand
          name={hotel.name}
          logo={hotel.features.logoUrl}
          sign={<ChainSignOnBar logos={logos} />}
        />
      </Link>
      <div className="ml-auto flex shrink-0 items-center gap-1.5 md:gap-4">
        {fields ? <StayPill messages={pillMessages(booking)} hotelFields={fields} /> : null}
        <Link
          href={current}
          className="inline-flex min-h-11 items-center gap-1.5 font-[560] whitespace-nowrap no-underline hover:underline max-md:min-w-11 max-md:justify-center"
        >
          <Icon name="arrow-left" className="md:size-4" />
          <span className="max-md:sr-only">{t('hotelPage')}</span>
        </Link>
      </div>
    </HeaderBar>
  );
}
