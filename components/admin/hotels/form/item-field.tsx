'use client';

import type { ComponentProps } from 'react';
import { Field, inputClasses, TextField } from '@/components/ui/field';
import { useHotelForm } from './form-context';

type ItemFieldProps = Omit<ComponentProps<typeof TextField>, 'error' | 'value' | 'onChange'> & {
  /** Where its problem stands: 'rooms.0.name'. */
  path: string;
  value: string | number | null;
  onChange: (value: string) => void;
};

/** A line of a repeated item. */
export function ItemField({ path, label, value, onChange, ...props }: ItemFieldProps) {
  const { errors } = useHotelForm();
  return (
    <TextField
      {...props}
      label={props.required ? `${label} *` : label}
      error={errors[path]}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ItemTextProps = {
  path: string;
  label: string;
  value: string | null;
  rows: number;
  maxLength?: number;
  onChange: (value: string) => void;
};

/** A long text of a repeated item; what is wrong with a line of it is said of the whole. */
export function ItemText({ path, label, value, rows, maxLength, onChange }: ItemTextProps) {
  const { errors } = useHotelForm();
  const error = Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`));
  return (
    <Field label={label} error={error?.[1]}>
      {(described) => (
        <textarea
          {...described}
          className={inputClasses}
          rows={rows}
          maxLength={maxLength}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** One item per line; empty lines are kept while one types and dropped when it is saved. */
export const toLines = (text: string) => (text === '' ? [] : text.split('\n'));
