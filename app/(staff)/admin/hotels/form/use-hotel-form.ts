'use client';

import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { deepEqual } from '@/lib/format/deep-equal';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';
import { type FieldPath, fieldsToValues, NEW_HOTEL } from './hotel-values';

const loadResolver = () => import('./resolver');

/** The schema is loaded when it is needed first: at a change, at the latest when the form is sent. */
const resolver: Resolver<HotelValues> = async (...args) =>
  (await loadResolver()).hotelResolver(...args);

/**
 * The form of a stored hotel, or of a new one (null). Problems are found when it is sent; a change
 * takes away the marks of what was changed, and of nothing else.
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
    // Without a connection the schema is asked for again when the form is sent.
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
 * Sets every value that differs, and no other: rows of lists stay mounted, open and focused. Only a
 * list that has another length is replaced as a whole.
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
