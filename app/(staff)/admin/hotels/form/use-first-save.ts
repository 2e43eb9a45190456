import { type RefObject, useEffect } from 'react';
import type { FormTabName } from './problems';

/**
 * The hotel whose first save leads to its own URL, where another form takes this one's place, and
 * the tab that was open then.
 */
let saved: { id: string; tab: FormTabName } | null = null;

/** The tab that the form of a hotel that has just got its URL goes on with; else the first. */
export const tabAfterFirstSave = (id: string | null): FormTabName =>
  saved !== null && saved.id === id ? saved.tab : 'hotel';

/** The form of a hotel that has just got its URL: the focus is on the button that saved it. */
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
