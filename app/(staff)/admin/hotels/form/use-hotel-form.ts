'use client';

import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { deepEqual } from '@/lib/format/deep-equal';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import { type FieldPath, fieldsToValues, NEW_HOTEL } from './hotel-values';

const loadResolver = () => import('./resolver');

/** Loads the schema when it is first needed: on a change, or at the latest on submit. */
const resolver: Resolver<HotelValues> = async (...args) =>
  (await loadResolver()).hotelResolver(...args);

/**
 * Returns the form of a stored hotel, or of a new one (null). Validates on submit; a change clears
 * the errors of the changed field only.
 */
export function useHotelForm(stored: HotelFields | null): UseFormReturn<HotelValues> {
  const [defaultValues] = useState(() => (stored ? fieldsToValues(stored) : NEW_HOTEL));
  const form = useForm<HotelValues>({
    defaultValues,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, getFieldState, clearErrors, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && getFieldState(name as FieldPath).error) clearErrors(name as FieldPath);
        },
      }),
    [subscribe, getFieldState, clearErrors],
  );
  const { isDirty } = formState;
  useEffect(() => {
    // Without a connection, the schema is requested again on submit.
    if (isDirty) loadResolver().catch(() => {});
  }, [isDirty]);
  return form;
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSameShape = (a: unknown, b: unknown): a is Record<string, unknown> =>
  isContainer(a) &&
  isContainer(b) &&
  (Array.isArray(a) ? Array.isArray(b) && a.length === b.length : !Array.isArray(b));

/**
 * Sets only the values that differ, so that rows of lists stay mounted, expanded and focused. Only
 * a list whose length changes is replaced as a whole.
 */
export function setChangedValues(form: UseFormReturn<HotelValues>, values: HotelValues): void {
  const setBelow = (path: string, now: unknown, next: unknown) => {
    if (deepEqual(now, next)) return;
    if (isSameShape(now, next)) {
      for (const key of Object.keys({ ...now, ...(next as object) })) {
        setBelow(path ? `${path}.${key}` : key, now[key], (next as typeof now)[key]);
      }
    } else {
      form.setValue(path as FieldPath, next as never, { shouldDirty: true });
    }
  };
  setBelow('', form.getValues(), values);
}
