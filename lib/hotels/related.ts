import { z } from 'zod';
import { readRows } from '@/lib/db/rows';
import { AMENITY_FLAGS, type AmenityFlag } from './content/amenity-flags';
import { cardRow, type HotelCard } from './list/model';

/** A hotel that another hotel's page links to. */
export type RelatedHotel = HotelCard & {
  /** Kilometers between the two, as the crow flies; null if it is similar but not near. */
  kilometers: number | null;
  /** Amenities of both. */
  shared: AmenityFlag[];
};

const relation = z.object({
  kilometers: z.number().nonnegative().nullable().catch(null),
  shared: z.array(z.unknown()).catch([]),
});

function readRelated(row: unknown): RelatedHotel | null {
  const [card, related] = [cardRow.safeParse(row).data, relation.safeParse(row).data];
  if (!card || !related) return null;
  const shared = AMENITY_FLAGS.filter((flag) => related.shared.includes(flag));
  return { ...card, kilometers: related.kilometers, shared };
}

const answer = z.tuple([z.object({ hotels: z.array(z.unknown()) })]);

/** Throws unless it is a response of `related_hotels`; leaves out unusable hotels. */
export const readRelatedHotels = (rows: unknown): RelatedHotel[] =>
  readRows(answer.parse(rows)[0].hotels, readRelated);
