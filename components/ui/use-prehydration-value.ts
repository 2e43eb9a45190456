import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a field that the page renders with `value` and that may be used before its script is there:
 * what it holds when the script comes to it (typed, chosen, or brought back by the browser) goes to
 * `onValue`. React leaves it in the field without an event, and would write over it with the next
 * rendering. Gives the ref for the field.
 */
export function usePrehydrationValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onValue: (value: string) => void,
) {
  const field = useRef<Field>(null);
  const takeOver = useEffectEvent(() => {
    const held = field.current?.value;
    if (held !== undefined && held !== value) onValue(held);
  });
  useLayoutEffect(() => takeOver(), []);
  return field;
}
