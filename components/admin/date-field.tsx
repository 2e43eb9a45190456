import type { ComponentProps, SyntheticEvent } from 'react';
import { TextField } from '@/components/ui/field';
import { FIRST_TYPED_DAY } from '@/lib/format/date';

/**
 * Represents input that is not a date, which every form refuses. Browsers report an empty value for
 * half a date and for 31/02, which would be saved as no date at all.
 */
export const NO_DATE = '?';

type DateFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'required'
> & {
  'data-field'?: string;
  value: string | null;
  /** An empty string means no date. */
  onChange: (value: string) => void;
};

/** A date, typed or picked in the browser's calendar. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  // Browsers fire no event for such input. Enter and Ctrl-S save without leaving the field.
  const check = ({ currentTarget: { validity } }: SyntheticEvent<HTMLInputElement>) => {
    if (validity.badInput === (value === NO_DATE)) return;
    onChange(validity.badInput ? NO_DATE : '');
  };
  return (
    <TextField
      {...props}
      type="date"
      min={FIRST_TYPED_DAY}
      max="9999-12-31"
      value={value === NO_DATE ? '' : (value ?? '')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={check}
      onKeyDown={check}
    />
  );
}
