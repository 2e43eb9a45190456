/** What kind of place a hotel is in, as its staff say: keys of `features` that are true, in this order. */
export const SURROUNDINGS = ['near_sea', 'near_airport', 'quiet'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];

/** The keys of stored features about the surroundings. */
export function readSurroundings(stored: Record<string, unknown>): Record<Surrounding, boolean> {
  return {
    near_sea: stored.near_sea === true,
    near_airport: stored.near_airport === true,
    quiet: stored.quiet === true,
  };
}
