import { z } from 'zod';

const counts = z.record(z.string(), z.number().int());

const facets = z.object({
  total: z.number().int(),
  regions: counts,
  types: counts,
  /** By the names of flags, access facts and surroundings. */
  amenities: counts,
  /** By minimum rating. */
  ratings: counts,
  /** Null if no hotel has a price. In BRL, with the hotels in equal steps from `low` to `high`. */
  prices: z
    .object({ low: z.number(), high: z.number(), steps: z.array(z.number().int()) })
    .nullable()
    .catch(null),
});

/** How many hotels each choice of the filters would leave. */
export type HotelFacets = z.output<typeof facets>;

/** Throws unless it is a response of `hotel_list_facets`. */
export const readFacets = (rows: unknown): HotelFacets =>
  z.tuple([z.object({ facets })]).parse(rows)[0].facets;
