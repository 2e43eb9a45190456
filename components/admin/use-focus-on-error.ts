'use client';

import { type RefObject, useEffect } from 'react';

/**
 * Leads the focus to the first field that an answer found wrong. `refusal` is another object for every
 * answer that marks fields: also one that marks the same fields again moves the focus, mending one of
 * them does not.
 */
export function useFocusOnError(form: RefObject<HTMLElement | null>, refusal?: object | null) {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, refusal]);
}
