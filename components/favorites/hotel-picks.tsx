import { useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/artwork';
import Link from '@/components/ui/link';
import { formatPrice } from '@/lib/format/price';
import type { HotelCard } from '@/lib/hotels/list-model';
import { hotelPath } from '@/lib/hotels/paths';
import { nightlyFor } from '@/lib/hotels/price-steps';
import { PickLink } from './pick-link';

export type HotelPick = {
  hotel: Pick<
    HotelCard,
    'id' | 'slug' | 'name' | 'location' | 'type' | 'image' | 'price' | 'nightly'
  >;
  /** What choosing it leads to. */
  href: string;
  /** The whole name of the button; its word stands in `label`. */
  name: string;
  /** More of the hotel, below its place. */
  note?: string | null;
};

type HotelPicksProps = {
  picks: HotelPick[];
  label: string;
  /** Whom prices are for; without it, they are each hotel's lowest. */
  guests?: number;
};

/** Hotels one below the other, each with a button that chooses it. The buttons are links. */
export function HotelPicks({ picks, label, guests }: HotelPicksProps) {
  const t = useTranslations('hotels.card');
  const favorites = useTranslations('favorites');
  const stay = useTranslations('stay');
  const priceText = ({ price, nightly }: HotelPick['hotel']) => {
    const asked = guests === undefined ? price : nightlyFor(nightly, guests);
    if (asked === null)
      return favorites('noRoom', { guests: stay('people', { count: guests ?? 0 }) });
    return asked > 0 ? `${formatPrice(asked)} ${t('perNight')}` : t('askPrice');
  };
  return (
    <ul className="picks">
      {picks.map(({ hotel, href, name, note }) => (
        <li key={hotel.id}>
          <span className="pick-picture">
            {hotel.image ? <Scene src={hotel.image} alt="" sizes="108px" /> : null}
          </span>
          <div className="min-w-0">
            <Link href={hotelPath(hotel)} className="pick-name">
              {hotel.name}
            </Link>
            <small>{hotel.location}</small>
            <small className="numeric">{priceText(hotel)}</small>
            {note ? <small className="numeric">{note}</small> : null}
          </div>
          <PickLink href={href} name={name} label={label} />
        </li>
      ))}
    </ul>
  );
}
