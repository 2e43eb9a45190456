'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { Field, inputClasses, TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { HotelValues } from '@/lib/hotels/form';
import { HOTEL_LIMITS } from '@/lib/hotels/limits';
import { useHotelForm } from './form-context';

/** The fields that hold one typed value. */
export type TextName = keyof typeof HOTEL_LIMITS & keyof HotelValues;

type HotelFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'name'
> & {
  name: TextName;
  label?: string;
  hint?: string;
};

const needed = (label: string, required?: boolean) => (required ? `${label} *` : label);

/** A line of the hotel. */
export function HotelField({ name, label, hint, ...props }: HotelFieldProps) {
  const { values, set, errors, texts } = useHotelForm();
  const limitHint = useLimitHint();
  return (
    <TextField
      {...props}
      label={needed(label ?? texts.fields[name], props.required)}
      hint={limitHint(values[name] as string | null, HOTEL_LIMITS[name], hint)}
      error={errors[name]}
      value={values[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
    />
  );
}

type HotelTextProps = { name: TextName; rows: number; hint?: string };

/** A long text of the hotel. */
export function HotelText({ name, rows, hint }: HotelTextProps) {
  const { values, set, errors, texts } = useHotelForm();
  const limitHint = useLimitHint();
  const value = values[name] as string | null;
  const counted = limitHint(value, HOTEL_LIMITS[name], hint, true);
  return (
    <Field label={texts.fields[name]} error={errors[name]} hint={counted}>
      {(described) => (
        <textarea
          {...described}
          className={inputClasses}
          rows={rows}
          value={value ?? ''}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A choice of a few. */
export function Choice({ label, hint, error, value, onChange, children }: ChoiceProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <Select {...described} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** A named group of fields on a sheet of its own. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-2 bg-card p-4 shadow-1 md:p-7">
      <legend className="float-left mb-1 w-full text-lg font-[640]">{title}</legend>
      {children}
    </fieldset>
  );
}
