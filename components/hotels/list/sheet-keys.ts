import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { WIDE } from '@/components/booking/wide';

const FOCUSABLE = 'a[href], button:enabled, input:not([type=hidden]):enabled, select, summary';

/** Cycles Tab inside `panel`, as the page behind it is covered. */
export function keepFocusIn(panel: HTMLElement | null, event: KeyboardEvent): void {
  // Whatever a panel opens on top of itself manages its own focus.
  if (event.key !== 'Tab' || !panel?.contains(event.target as Node)) return;
  const all = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  if (event.target !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Closes the form's dropdowns when something else is pressed or focused, and on Escape. */
export function useClosingDetails(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const closeBut = (kept: EventTarget | null) => {
      const open = form.current?.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]');
      for (const details of open ?? []) {
        if (!(kept instanceof Node && details.contains(kept))) details.open = false;
      }
    };
    // In a phone's sheet they unfold in place: what is pressed must not move.
    const press = ({ target }: Event) => {
      if (window.matchMedia(WIDE).matches) closeBut(target);
    };
    // A press on plain text focuses its container, which is not leaving.
    const focus = (event: Event) => {
      if (!(event.target as Node).contains(form.current)) press(event);
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const inside = document.activeElement?.closest<HTMLDetailsElement>(
        'details[data-closes][open]',
      );
      closeBut(null);
      inside?.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('keydown', key, { signal });
    return () => listening.abort();
  }, [form]);
}
