import { formatNumber } from '@/lib/format/format-number';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { useHotelList } from './list-context';

type ChoiceProps = {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  /** Reads its hotel count from a list's facets; without it no count is shown. */
  countOf?: (facets: HotelFacets) => number | undefined;
};

/** One choice of a filter: a plain field in a chip, with how many hotels it would leave. */
export function Choice({ type = 'checkbox', name, value, label, isChosen, countOf }: ChoiceProps) {
  const { facets } = useHotelList();
  const count = countOf && facets ? (countOf(facets) ?? 0) : null;
  return (
    <label className="choice" data-none={count === 0 || undefined}>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {label}
      {countOf ? <Count count={count} countOf={countOf} /> : null}
    </label>
  );
}

type CountProps = { count: number | null } & Required<Pick<ChoiceProps, 'countOf'>>;

/** As wide as the count of all hotels, so that nothing moves when it changes. */
function Count({ count, countOf }: CountProps) {
  const { all } = useHotelList();
  const { length } = formatNumber(countOf(all) ?? 0);
  return (
    <small className="choice-count" style={length > 1 ? { minWidth: `${length}ch` } : undefined}>
      {count === null ? null : formatNumber(count)}
    </small>
  );
}
