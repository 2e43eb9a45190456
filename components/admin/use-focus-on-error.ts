'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus to the first field that an answer found wrong. */
export function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  errors: Record<string, string>,
) {
  const marked = Object.keys(errors).length;
  const before = useRef(0);
  useEffect(() => {
    // Only when problems are new: mending one of them must not take the focus to another.
    if (marked > before.current) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    before.current = marked;
  }, [form, marked]);
}
