import { formatNumber } from '@/lib/format/format-number';

type ChoiceProps = {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  /** How many hotels it would leave; null while that is unknown. */
  count?: number | null;
};

/** One choice of a filter: a plain field in a chip, with how many hotels it would leave. */
export function Choice({ type = 'checkbox', name, value, label, isChosen, count }: ChoiceProps) {
  return (
    <label className="choice" data-none={count === 0 || undefined}>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {label}
      {count === undefined ? null : (
        <small className="choice-count">{count === null ? null : formatNumber(count)}</small>
      )}
    </label>
  );
}
