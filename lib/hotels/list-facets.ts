import { z } from 'zod';
import { type NightlyPrices, nightlyFor } from './price-steps';

/** How many hotels each choice of the filters would leave. */
export type HotelFacets = {
  total: number;
  regions: Record<string, number>;
  types: Record<string, number>;
  /** By the names of flags, of facts on access and of surroundings. */
  amenities: Record<string, number>;
  /** By the lowest rating. */
  ratings: Record<string, number>;
  /** Null where no hotel has a price. In BRL, with the hotels in equal steps from `low` to `high`. */
  prices: { low: number; high: number; steps: number[] } | null;
};

/** Steps of the prices, as `hotel_list_facets` counts them. */
const STEPS = 24;

/** The prices of a list for so many guests, of all its hotels; null where none has one. */
export function pricesFor(all: readonly NightlyPrices[], guests: number): HotelFacets['prices'] {
  const prices = all.flatMap((nightly) => nightlyFor(nightly, guests) || []);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const steps = Array.from({ length: STEPS }, () => 0);
  for (const price of prices) {
    const at = Math.min(STEPS - 1, Math.floor(((price - low) * STEPS) / (high - low || 1)));
    steps[at] = (steps[at] ?? 0) + 1;
  }
  return { low, high, steps };
}

const counts = z.record(z.string(), z.number().int());

const facets = z.object({
  total: z.number().int(),
  regions: counts,
  types: counts,
  amenities: counts,
  ratings: counts,
  prices: z
    .object({ low: z.number(), high: z.number(), steps: z.array(z.number().int()) })
    .nullable()
    .catch(null),
});

/** Throws unless it is the answer of `hotel_list_facets`. */
export const readFacets = (rows: unknown): HotelFacets =>
  z.tuple([z.object({ facets })]).parse(rows)[0].facets;
