import { useMessages } from 'next-intl';
import { stayPriceMessages } from '@/components/booking/messages';
import { Artwork } from '@/components/sections/artwork';
import Link from '@/components/ui/link';
import type { HotelCard } from '@/lib/hotels/list/model';
import { hotelPath } from '@/lib/hotels/paths';
import { nightlyFor } from '@/lib/hotels/rooms/price-steps';
import { PickLink } from './pick-link';
import { PickPrice } from './pick-price';
import { nightText, pickPriceText } from './pick-price-text';

export type HotelPick = {
  hotel: Pick<
    HotelCard,
    'id' | 'slug' | 'name' | 'location' | 'type' | 'image' | 'price' | 'nightly'
  >;
  /** The link that chooses it. */
  href: string;
  /** The button's accessible name; its text is `label`. */
  name: string;
  /** More of the hotel, below its place. */
  note?: string | null;
};

type HotelPicksProps = {
  picks: HotelPick[];
  label: string;
  /** How many guests prices are for; by default the chosen ones, else the lowest price. */
  guests?: number;
};

/**
 * A list of hotels, each with a button, a link that chooses it. Hotels without a room for the
 * guests come last.
 */
export function HotelPicks({ picks, label, guests }: HotelPicksProps) {
  const messages = stayPriceMessages(useMessages());
  const isFull = ({ hotel }: HotelPick) =>
    guests !== undefined && nightlyFor(hotel.nightly, guests) === null;
  const ordered = picks.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)));
  return (
    <ul className="picks">
      {ordered.map(({ hotel, href, name, note }) => (
        <li key={hotel.id}>
          <span className="pick-image">
            {hotel.image ? <Artwork src={hotel.image} alt="" sizes="108px" /> : null}
          </span>
          <div className="min-w-0">
            <Link href={hotelPath(hotel)} className="pick-name">
              {hotel.name}
            </Link>
            <small>{hotel.location}</small>
            <small className="numeric">
              {guests === undefined ? (
                <PickPrice
                  lowest={nightText(hotel.price, messages)}
                  nightly={hotel.nightly}
                  messages={messages}
                />
              ) : (
                pickPriceText(hotel.nightly, guests, messages)
              )}
            </small>
            {note ? <small className="numeric">{note}</small> : null}
          </div>
          <PickLink href={href} name={name} label={label} />
        </li>
      ))}
    </ul>
  );
}
