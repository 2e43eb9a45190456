import { type RefObject, useEffect } from 'react';
import type { FormTabName } from './problems';

/**
 * The hotel whose first save moves to its own URL, which has a different form, and the tab that was
 * open then.
 */
let saved: { id: string; tab: FormTabName } | null = null;

/** The tab to open after a hotel's first save; else the first tab. */
export const tabAfterFirstSave = (id: string | null): FormTabName =>
  saved !== null && saved.id === id ? saved.tab : 'hotel';

/**
 * Focuses the save button in the form that opens after a hotel's first save. Returns a function
 * that announces that save.
 */
export function useFirstSave(form: RefObject<HTMLFormElement | null>, id: string | null) {
  useEffect(() => {
    if (id === null || id !== saved?.id) return;
    saved = null;
    const button = form.current?.querySelector<HTMLElement>('.save-bar [type="submit"]');
    button?.focus({ preventScroll: true });
  }, [form, id]);
  return (first: string, tab: FormTabName) => {
    saved = { id: first, tab };
  };
}
