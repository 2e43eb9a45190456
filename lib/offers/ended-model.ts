import { z } from 'zod';
import { type Hotel, readHotel } from '@/lib/hotels/model';
import { type ListedOffer, readListedOffers } from './list-model';

/** What the page of an ended offer links to; nothing of the offer itself. */
export type EndedOffer = {
  hotel: Hotel | null;
  /** At most three of today's offers, the most similar ones. */
  similar: ListedOffer[];
};

const answer = z.array(
  z.object({
    hotel: z.unknown(),
    offers: z.unknown(),
  }),
);

/** Throws unless `rows` is an answer of `ended_offer`; null if it is empty. */
export function readEndedOffer(rows: unknown): EndedOffer | null {
  const [row] = answer.parse(rows);
  if (!row) return null;
  return {
    hotel: readHotel(row.hotel),
    similar: readListedOffers(row.offers),
  };
}
