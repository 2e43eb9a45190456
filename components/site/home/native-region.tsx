import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Region } from '@/lib/regions/model';

/** Older browsers throw for a selector that they don't know. */
const isRefused = (field: Element) =>
  window.CSS?.supports?.('selector(:user-invalid)') && field.matches(':user-invalid');

type NativeRegionProps = {
  regions: Region[];
  messages: { field: string; placeholder: string };
  /** Called once with what was chosen and whether the browser has refused to send the form. */
  onHydrate: (state: { name: string | undefined; refused: boolean }) => void;
};

/**
 * The choice of a region until the script is there: a select, unseen over the field that it works
 * for. A fallback region has no id: the list is then searched for its name.
 */
export function NativeRegion({ regions, messages, onHydrate }: NativeRegionProps) {
  const field = useRef<HTMLSelectElement>(null);
  const report = useEffectEvent(() => {
    const select = field.current;
    if (!select) return;
    const name = regions.find((region) => (region.id || region.name) === select.value)?.name;
    onHydrate({ name, refused: isRefused(select) });
  });
  useLayoutEffect(() => report(), []);
  return (
    <select
      ref={field}
      name={regions.every(({ id }) => id) ? 'region' : 'q'}
      required
      aria-label={messages.field}
      className="absolute inset-0 size-full opacity-0"
    >
      <option value="">{messages.placeholder}</option>
      {regions.map(({ id, name }) => (
        <option key={name} value={id || name}>
          {name}
        </option>
      ))}
    </select>
  );
}
