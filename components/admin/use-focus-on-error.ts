'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first field that an answer marked as invalid. `refusal` is a new object for every
 * answer that marks fields: marking the same fields again moves the focus, fixing one of them does
 * not.
 */
export function useFocusOnError(
  form: RefObject<HTMLElement | null>,
  refusal: object | null | undefined,
) {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, refusal]);
}
