import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { OfferedRegion } from '@/lib/regions/model';

/** Whether the browser has refused the field. Older browsers throw for an unknown selector. */
const isRefused = (field: Element) =>
  window.CSS?.supports?.('selector(:user-invalid)') && field.matches(':user-invalid');

type NativeRegionProps = {
  regions: OfferedRegion[];
  messages: { field: string; placeholder: string; coming: string };
  /**
   * Called once with the chosen region, whether the browser has refused to submit the form, and
   * whether the field has the focus: on hydration, or later, once an open list is closed.
   */
  onHydrate: (state: { name: string | undefined; refused: boolean; focused: boolean }) => void;
};

/**
 * The region field before hydration: a select, invisible over the field that it serves. A fallback
 * region has no id: the list is then searched for its name.
 */
export function NativeRegion({ regions, messages, onHydrate }: NativeRegionProps) {
  const field = useRef<HTMLSelectElement>(null);
  const report = useEffectEvent(() => {
    const select = field.current;
    if (!select) return;
    const name = regions.find((region) => (region.id || region.name) === select.value)?.name;
    const focused = document.activeElement === select;
    onHydrate({ name, refused: isRefused(select), focused });
  });
  useLayoutEffect(() => {
    const select = field.current;
    if (!select || document.activeElement !== select || isRefused(select)) return report();
    // If removed now, the browser would close its list under the visitor's finger.
    const once = { once: true };
    for (const end of ['change', 'blur']) select.addEventListener(end, () => report(), once);
  }, []);
  return (
    <select
      ref={field}
      name={regions.every(({ id }) => id) ? 'region' : 'q'}
      required
      // Screen readers would call an empty field invalid before it has been touched.
      aria-invalid={false}
      aria-label={messages.field}
      className="absolute inset-0 size-full opacity-0"
    >
      <option value="">{messages.placeholder}</option>
      {regions.map(({ id, name, isComing }) => (
        <option key={name} value={id || name}>
          {isComing ? `${name} · ${messages.coming}` : name}
        </option>
      ))}
    </select>
  );
}
