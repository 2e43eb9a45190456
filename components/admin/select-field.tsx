import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

type SelectFieldProps = ComponentProps<'select'> &
  Omit<ComponentProps<typeof Field>, 'children'> & {
    /** Between the label and the list: a field that finds more options. */
    search?: ReactNode;
  };

/** A field with a list of choices. */
export function SelectField({ label, hint, error, className, search, ...props }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <>
          {search}
          <Select {...props} {...described} />
        </>
      )}
    </Field>
  );
}
