import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a field rendered with `value` that may be used before hydration: passes what it holds at
 * hydration (typed, chosen, or restored by the browser) to `onValue`. React fires no event for that
 * value and would overwrite it with the next render. Returns the ref for the field.
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
