import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted: null until it is there, and what
 * fetches it, which resolves to whether that went well. Without a connection the page stays as it
 * is, and the next try fetches again. `load` must be the same function each time.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
): [part: ComponentType<Props> | null, fetch: () => Promise<boolean>] {
  const [part, setPart] = useState<{ view: ComponentType<Props> } | null>(null);
  const fetch = useCallback(
    () =>
      load().then(
        (view) => {
          setPart((before) => before ?? { view });
          return true;
        },
        () => false,
      ),
    [load],
  );
  return [part?.view ?? null, fetch];
}
