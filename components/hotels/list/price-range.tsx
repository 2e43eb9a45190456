import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/field';
import { formatDecimal } from '@/lib/format/format-number';
import { formatPrice } from '@/lib/format/price';
import {
  type HotelFilters,
  isNarrowed,
  isWholeList,
  NO_FILTERS,
  readPrice,
} from '@/lib/hotels/list/filters';
import { priceScaleOf } from '@/lib/hotels/list/price-scale';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FilterMessages } from './filter-labels';
import { useHotelList } from './list-context';
import { PriceHistogram } from './price-histogram';
import { usePartyPrices } from './use-party-prices';

type PriceRangeProps = { messages: FilterMessages['list'] };

/** The values of the two fields; an empty one sets no limit. */
type Texts = { from: string; to: string };

const written = (price: number | null) =>
  price === null ? '' : formatDecimal(price, Number.isInteger(price) ? 0 : 2);
const textsOf = ({ priceFrom, priceTo }: HotelFilters): Texts => ({
  from: written(priceFrom),
  to: written(priceTo),
});

type Problem = keyof FilterMessages['list']['priceProblems'];

function problemsOf({ from, to }: Texts): Partial<Record<keyof Texts, Problem>> {
  const [low, high] = [readPrice(from), readPrice(to)];
  return {
    ...(from.trim() !== '' && low === null && { from: 'invalid' as const }),
    ...(to.trim() !== '' && high === null && { to: 'invalid' as const }),
    ...(low !== null && high !== null && low > high && { from: 'crossed' as const }),
  };
}

/** The values of the two fields, and their problems. */
function usePriceTexts(filters: HotelFilters) {
  const [texts, setTexts] = useState(() => textsOf(filters));
  const [typing, setTyping] = useState(false);
  const [known, setKnown] = useState(filters);
  const problems = problemsOf(texts);
  // Another URL replaces them, except what is being typed or, unless all is cleared, was invalid.
  if (known !== filters) {
    setKnown(filters);
    const isRefused = Object.keys(problems).length > 0 && !isWholeList(filters);
    if (!typing && !isRefused) setTexts(textsOf(filters));
  }
  return { texts, setTexts, problems, typing, setTyping };
}

/**
 * The price per night: two sliders on one scale below a histogram of the hotels, and the two prices
 * as fields. The form submits the fields; a slider at its end leaves its field empty.
 */
export function PriceRange({ messages }: PriceRangeProps) {
  const { filters, all, prices } = useHotelList();
  const { texts, setTexts, problems, typing, setTyping } = usePriceTexts(filters);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // The scale is that of the whole list, for these guests once known, so that the handles stay in
  // place while other filters change.
  const isPart = filters.regions.length > 0 || isNarrowed(filters);
  const ofWhole = usePartyPrices({ ...NO_FILTERS, guests: isPart ? filters.guests : null });
  const scale = priceScaleOf([(isPart ? ofWhole : prices) ?? all.prices, prices], filters);
  useEarlyInput(fieldset, setTexts);
  if (!scale) return null;
  const { min, max, step } = scale;
  const onScale = (value: number) =>
    Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
  const [low, high] = [readPrice(texts.from), readPrice(texts.to)];
  const [from, to] = [onScale(low ?? min), onScale(high ?? max)];
  const share = (value: number) => (value - min) / (max - min);
  // The scale has round ends; the text has the actual prices. A single chosen limit may be beyond
  // all of them.
  const ends = filters.guests === null ? all.prices : prices;
  const [lowest, highest] = [ends?.low ?? min, ends?.high ?? max];
  const isAbove = high === null && low !== null && low > highest;
  const isBelow = low === null && high !== null && high < lowest;
  const shownFrom = formatPrice(low ?? Math.min(high ?? max, Math.max(min, lowest)));
  const shownTo = formatPrice(high ?? Math.max(low ?? min, Math.min(max, highest)));
  const slideFrom = (value: number) =>
    setTexts({ ...texts, from: value === min ? '' : written(value) });
  const slideTo = (value: number) =>
    setTexts({ ...texts, to: value === max ? '' : written(value) });
  const slider = { min, max, step };
  const field = (end: keyof Texts, name: string, label: string, usual: number | undefined) => {
    const problem = problems[end];
    // A price may cross the other one briefly while being typed.
    const isSaid = problem === 'invalid' || !typing;
    return (
      <TextField
        name={name}
        label={label}
        unit={messages.priceUnit}
        inputMode="decimal"
        maxLength={14}
        value={texts[end]}
        placeholder={written(usual ?? null)}
        error={problem && isSaid ? messages.priceProblems[problem] : undefined}
        onChange={({ target }) => setTexts({ ...texts, [end]: target.value })}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          if (!problem) setTexts({ ...texts, [end]: written(readPrice(texts[end])) });
        }}
      />
    );
  };
  return (
    <fieldset ref={fieldset} className="price-range">
      <legend>
        <span>
          {filters.guests === null
            ? messages.price
            : formatMessage(messages.priceForParty, { people: filters.guests })}
        </span>
        {ends || low !== null || high !== null ? (
          <b className="numeric">
            {isAbove
              ? formatMessage(messages.priceFrom, { price: shownFrom })
              : isBelow
                ? formatMessage(messages.priceTo, { price: shownTo })
                : formatMessage(messages.priceRange, { from: shownFrom, to: shownTo })}
          </b>
        ) : null}
      </legend>
      <div className="noscript:hidden">
        <PriceHistogram prices={prices} scale={scale} from={from} to={to} />
        <div className="price-sliders" style={{ '--from': share(from), '--to': share(to) }}>
          <input
            type="range"
            {...slider}
            data-end="from"
            value={from}
            aria-label={messages.priceLow}
            aria-valuetext={shownFrom}
            onChange={({ target }) => slideFrom(Math.min(target.valueAsNumber, to - step))}
          />
          <input
            type="range"
            {...slider}
            data-end="to"
            value={to}
            aria-label={messages.priceHigh}
            aria-valuetext={shownTo}
            onChange={({ target }) => slideTo(Math.max(target.valueAsNumber, from + step))}
          />
        </div>
      </div>
      <div className="price-fields">
        {field('from', 'preco-de', messages.priceLowField, ends?.low)}
        {field('to', 'preco-ate', messages.priceHighField, ends?.high)}
      </div>
    </fieldset>
  );
}

/** Adopts what was typed or slid before hydration. */
function useEarlyInput(
  fieldset: RefObject<HTMLFieldSetElement | null>,
  take: (texts: Texts) => void,
) {
  const takeOver = useEffectEvent(() => {
    const fields = fieldset.current?.querySelectorAll<HTMLInputElement>('.price-fields input');
    const [from, to] = fields ?? [];
    if (!from || !to) return;
    for (const slider of fieldset.current?.querySelectorAll<HTMLInputElement>('[type=range]') ??
      []) {
      const { valueAsNumber: value, defaultValue, step, dataset } = slider;
      // A slider rounds its rendered value to its steps.
      if (Math.abs(value - Number(defaultValue)) < Number(step)) continue;
      // The form reads its fields before they are rendered again.
      (dataset.end === 'from' ? from : to).value = written(value);
    }
    take({ from: from.value, to: to.value });
  });
  useLayoutEffect(() => takeOver(), []);
}
