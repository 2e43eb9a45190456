/**
 * What kind of place a hotel is in, set by staff: keys of `features` that are true, in this order.
 */
export const SURROUNDINGS = ['near_sea', 'near_airport', 'quiet'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];
