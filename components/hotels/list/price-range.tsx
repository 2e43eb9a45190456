import { useState } from 'react';
import { formatPrice } from '@/lib/format/price';
import type { HotelFacets } from '@/lib/hotels/list-facets';
import { PRICE_SCALE, priceScale } from '@/lib/hotels/list-form';
import { priceScaleOf } from '@/lib/hotels/price-scale';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FilterMessages } from './filter-words';
import { useHotelList } from './list-context';

type PriceRangeProps = {
  messages: FilterMessages['list'];
  /** Those of the whole list. */
  all: HotelFacets;
};

/** The price of a night: two sliders on one scale, below how many hotels there are at each price. */
export function PriceRange({ messages, all }: PriceRangeProps) {
  const { filters, facets } = useHotelList();
  const { priceFrom, priceTo } = filters;
  // The scale is that of the whole list: a handle stays where it is while other filters change.
  const scale = priceScaleOf(all.prices, filters);
  const [range, setRange] = useState<[from: number | null, to: number | null]>([
    priceFrom,
    priceTo,
  ]);
  const [known, setKnown] = useState(filters);
  // Another address: what it says.
  if (known !== filters) {
    setKnown(filters);
    setRange([priceFrom, priceTo]);
  }
  if (!scale) return null;
  const shown = (facets ?? all).prices;
  const { min, max, step } = scale;
  const onScale = (value: number) => Math.min(max, min + Math.round((value - min) / step) * step);
  const [from, to] = [onScale(range[0] ?? min), onScale(range[1] ?? max)];
  const share = (value: number) => (value - min) / (max - min);
  // The ends of the scale are round; the prices themselves are said.
  const shownFrom = formatPrice(Math.max(from, all.prices?.low ?? from));
  const shownTo = formatPrice(Math.min(to, all.prices?.high ?? to));
  const slider = { min, max, step };
  return (
    <fieldset className="price-range">
      <legend>
        <span>{messages.price}</span>
        <b className="numeric">
          {formatMessage(messages.priceRange, { from: shownFrom, to: shownTo })}
        </b>
      </legend>
      {shown ? <Histogram prices={shown} scale={scale} from={from} to={to} /> : null}
      <div
        className="price-sliders"
        style={{ '--from': share(from), '--to': share(to) } as React.CSSProperties}
      >
        <input
          type="range"
          {...slider}
          name="preco-de"
          value={from}
          aria-label={messages.priceLow}
          aria-valuetext={shownFrom}
          onChange={(event) => setRange([Math.min(Number(event.target.value), to - step), to])}
        />
        <input
          type="range"
          {...slider}
          name="preco-ate"
          value={to}
          aria-label={messages.priceHigh}
          aria-valuetext={shownTo}
          onChange={(event) => setRange([from, Math.max(Number(event.target.value), from + step)])}
        />
      </div>
      <input type="hidden" name={PRICE_SCALE} value={priceScale(scale)} />
    </fieldset>
  );
}

type HistogramProps = {
  prices: NonNullable<HotelFacets['prices']>;
  scale: { min: number; max: number };
  from: number;
  to: number;
};

/** Bars of the drawing, all of one width, whatever part of the scale the prices fill. */
const BARS = 24;

/** How many hotels cost how much. Decoration: the counts of a price are no choice of their own. */
function Histogram({
  prices: { low, high, steps },
  scale: { min, max },
  from,
  to,
}: HistogramProps) {
  const size = (max - min) / BARS;
  const bars = Array.from({ length: BARS }, () => 0);
  steps.forEach((hotels, index) => {
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
