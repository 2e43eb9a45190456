import type { HotelFacets } from '@/lib/hotels/list/facets';

type PriceHistogramProps = {
  /** Null while unknown; their space is reserved. */
  prices: HotelFacets['prices'];
  scale: { min: number; max: number };
  from: number;
  to: number;
};

/** Bars of the drawing, all of one width, whatever part of the scale the prices fill. */
const BARS = 24;

/** How many hotels have which price. Decorative: a price's count is not a choice. */
export function PriceHistogram({ prices, scale: { min, max }, from, to }: PriceHistogramProps) {
  const size = (max - min) / BARS;
  const bars = Array.from({ length: BARS }, () => 0);
  prices?.steps.forEach((hotels, index) => {
    const { low, high, steps } = prices;
    const price = low + ((index + 0.5) * (high - low)) / steps.length;
    const at = Math.min(BARS - 1, Math.max(0, Math.floor((price - min) / size)));
    bars[at] = (bars[at] ?? 0) + hotels;
  });
  const most = Math.max(...bars, 1);
  return (
    <svg
      className="price-histogram"
      viewBox={`0 0 ${BARS} 1`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((hotels, index) => {
        const start = min + index * size;
        return hotels === 0 ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
            key={index}
            x={index + 0.06}
            width={0.88}
            y={1 - hotels / most}
            height={hotels / most}
            data-in={(start + size > from && start < to) || undefined}
          />
        );
      })}
    </svg>
  );
}
