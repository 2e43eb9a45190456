import { type RefObject, useEffect } from 'react';

/** The hotel whose first save leads to its own address, where another form takes this one's place. */
let saved: string | null = null;

/** The form of a hotel that has just got its address: the focus is on the button that saved it. */
export function useFirstSave(form: RefObject<HTMLFormElement | null>, id: string | null) {
  useEffect(() => {
    if (id === null || id !== saved) return;
    saved = null;
    form.current?.querySelector<HTMLElement>('.save-bar [type="submit"]')?.focus();
  }, [form, id]);
  return (first: string) => {
    saved = first;
  };
}
