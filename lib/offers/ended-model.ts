import { z } from 'zod';
import { type Hotel, readHotel } from '@/lib/hotels/model';
import { type ListedOffer, readListedOffers } from './list-model';

/** What the link of an offer that is over still leads to; nothing of the offer itself. */
export type EndedOffer = {
  hotel: Hotel | null;
  /** At most three offers of today that come closest to it. */
  similar: ListedOffer[];
};

const answer = z.array(
  z.object({
    hotel: z.unknown(),
    offers: z.unknown(),
  }),
);

/** Throws unless it is the answer of `ended_offer`; null where it names none. */
export function readEndedOffer(rows: unknown): EndedOffer | null {
  const [row] = answer.parse(rows);
  if (!row) return null;
  return {
    hotel: readHotel(row.hotel),
    similar: readListedOffers(row.offers),
  };
}
