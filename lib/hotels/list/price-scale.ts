import type { HotelFacets } from './facets';

/** The scale of the price sliders: whole steps, in whole reais, reach both ends. */
export type PriceScale = { min: number; max: number; step: number };

/** Steps of a scale, in BRL, and the widest scale that each one is for. */
const STEPS = [
  [10, 2_000],
  [50, 10_000],
  [500, 100_000],
] as const;
const WIDEST_STEP = 5_000;

/**
 * The scale that covers all these prices and the chosen ones; null if there is nothing to choose:
 * no price, or the same everywhere.
 */
export function priceScaleOf(
  prices: readonly HotelFacets['prices'][],
  chosen: { priceFrom: number | null; priceTo: number | null },
): PriceScale | null {
  const ends = [
    ...prices.flatMap((known) => [known?.low, known?.high]),
    chosen.priceFrom,
    chosen.priceTo,
  ];
  const known = ends.filter((end) => end !== null && end !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const isChosen = chosen.priceFrom !== null || chosen.priceTo !== null;
  if (known.length === 0 || (low === high && !isChosen)) return null;
  const step = STEPS.find(([, widest]) => high - low <= widest)?.[0] ?? WIDEST_STEP;
  const min = Math.floor(low / step) * step;
  return { min, max: Math.max(Math.ceil(high / step) * step, min + step), step };
}
