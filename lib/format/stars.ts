/** How many of the five stars are full, half and empty. */
export type StarCounts = { full: number; half: 0 | 1; empty: number };

const STAR_COUNT = 5;

/**
 * Converts a rating of 0–5 to stars: full ones for the whole part, a half one for a rest of .5 or
 * more. Ratings outside the range are clamped to it.
 */
export function starsOf(rating: number): StarCounts {
  const value = Math.min(STAR_COUNT, Math.max(0, rating));
  const full = Math.floor(value);
  const half = value - full >= 0.5 ? 1 : 0;
  return { full, half, empty: STAR_COUNT - full - half };
}
