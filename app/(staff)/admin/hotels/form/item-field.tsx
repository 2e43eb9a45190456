'use client';

import { type ComponentProps, useCallback } from 'react';
import { useLimitHint } from '@/components/admin/limit-hint';
import { applied, type Change } from '@/components/admin/save-state';
import { Field, inputClasses, TextField } from '@/components/ui/field';
import { useItemForm } from './form-context';
import type { ItemFieldsProps } from './item-row';

type Changed<Item> = Pick<ItemFieldsProps<Item>, 'path' | 'change'>;

/** Sets one part of an item, as the form's own `set` does with a whole field. */
export function useParts<Item extends object>({ path, change }: Changed<Item>) {
  return useCallback(
    <Name extends keyof Item & string>(
      name: Name,
      value: Change<Item[Name]>,
      at = `${path}.${name}`,
    ) => change((item) => ({ ...item, [name]: applied(value, item[name]) }), at),
    [path, change],
  );
}

type ItemFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'value' | 'onChange'
> & {
  hint?: string;
  /** Where its problem stands: 'rooms.0.name'. */
  path: string;
  value: string | number | null;
  /** Most characters that can be saved. */
  max?: number;
  onChange: (value: string) => void;
};

/** A line of a repeated item. */
export function ItemField({ path, label, hint, value, max, onChange, ...props }: ItemFieldProps) {
  const { errors } = useItemForm();
  const limitHint = useLimitHint();
  return (
    <TextField
      {...props}
      label={props.required ? `${label} *` : label}
      hint={limitHint(String(value ?? ''), max, hint)}
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
  max: number;
  onChange: (value: string) => void;
};

/** A long text of a repeated item. */
export function ItemText({ path, label, value, rows, max, onChange }: ItemTextProps) {
  const { errors } = useItemForm();
  const limitHint = useLimitHint();
  return (
    <Field label={label} error={errors[path]} hint={limitHint(value, max, undefined, true)}>
      {(described) => (
        <textarea
          {...described}
          className={inputClasses}
          rows={rows}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
