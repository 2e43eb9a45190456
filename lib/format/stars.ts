/** How many of the five stars are full, half and empty. */
export type StarCounts = { full: number; half: 0 | 1; empty: number };

const STAR_COUNT = 5;

/**
 * A rating of 0–5 in stars: the whole part is full, what is left gives a half star from .5 on.
 * Ratings outside the range count as its nearest end.
 */
export function starsOf(rating: number): StarCounts {
  const value = Math.min(STAR_COUNT, Math.max(0, rating));
  const full = Math.floor(value);
  const half = value - full >= 0.5 ? 1 : 0;
  return { full, half, empty: STAR_COUNT - full - half };
}
