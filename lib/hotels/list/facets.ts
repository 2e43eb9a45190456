import { z } from 'zod';

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
