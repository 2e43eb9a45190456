import { z } from 'zod';
import { imageColumn } from '@/lib/db/rows';
import { byName } from '@/lib/format/text';

export type Region = { id: string; name: string };

/** A region with the number of its active hotels. */
export type CountedRegion = Region & { hotelCount: number };

/** A region with one image of its active hotels. */
export type Destination = CountedRegion & {
  description: string | null;
  image: string | null;
};

const regionRow = z.object({ id: z.string().min(1), name: z.string().min(1) });

const destinationRow = regionRow.extend({
  description: z.string().nullish().catch(null),
  hotel_count: z.number().int(),
  image_url: imageColumn,
});

const countedRow = regionRow.extend({
  hotels: z.tuple([z.object({ count: z.number() })]).catch([{ count: 0 }]),
});

/** Throws unless the answer is a list of regions; a region without a count has no hotels. */
export const readCountedRegions = (rows: unknown): CountedRegion[] =>
  z
    .array(countedRow)
    .parse(rows)
    .map(({ id, name, hotels: [{ count }] }) => ({ id, name, hotelCount: count }));

/** How many regions are suggested. */
const SUGGESTIONS = 3;

/** The regions with the most hotels; those with equally many are in order of name. */
export function suggestedRegions(regions: readonly CountedRegion[]): Region[] {
  return byName(regions)
    .filter(({ hotelCount }) => hotelCount > 0)
    .sort((a, b) => b.hotelCount - a.hotelCount)
    .slice(0, SUGGESTIONS)
    .map(({ id, name }) => ({ id, name }));
}

/** Regions with hotels first, then those that have none yet; both parts by name. */
export function openFirst<T extends CountedRegion>(regions: readonly T[]): T[] {
  return byName(regions).sort((a, b) => Number(a.hotelCount === 0) - Number(b.hotelCount === 0));
}

/** A region to choose; `isComing` if its first hotel is yet to come. */
export type OfferedRegion = Region & { isComing?: true };

/**
 * The regions of a picker, those without hotels last. If there are no regions, it offers the names
 * in `fallback`, without ids.
 */
export function offeredRegions(
  regions: readonly CountedRegion[],
  fallback: readonly string[],
): OfferedRegion[] {
  if (regions.length === 0) return fallback.map((name) => ({ id: '', name }));
  return openFirst(regions).map(({ id, name, hotelCount }) =>
    hotelCount === 0 ? { id, name, isComing: true } : { id, name },
  );
}

/** Throws unless the answer is a list of regions. */
export const readRegions = (rows: unknown): Region[] => z.array(regionRow).parse(rows);

/** Throws unless `rows` is an answer of `list_destinations`. */
export function readDestinations(rows: unknown): Destination[] {
  return z
    .array(destinationRow)
    .parse(rows)
    .map(({ id, name, description, hotel_count, image_url }) => ({
      id,
      name,
      description: description ?? null,
      hotelCount: hotel_count,
      image: image_url,
    }));
}
