import { useCallback, useState } from 'react';
import { toastMissingPart } from './toast-missing-part';

/**
 * A part of the page whose code is fetched when it is first wanted: null until it is there; what
 * fetches it ahead; and what fetches it for a press, and tells the visitor when it can't be had. Both
 * resolve to whether it is there. Without a connection the page stays as it is, and the next try
 * fetches again. `importPart` must be the same function each time.
 */
export function useLazyModule<Part>(
  importPart: () => Promise<Part>,
): [part: Part | null, preload: () => Promise<boolean>, load: () => Promise<boolean>] {
  const [part, setPart] = useState<{ view: Part } | null>(null);
  const preload = useCallback(
    () =>
      importPart().then(
        (view) => {
          setPart((before) => before ?? { view });
          return true;
        },
        () => false,
      ),
    [importPart],
  );
  const load = useCallback(async () => {
    const isThere = await preload();
    if (!isThere) void toastMissingPart();
    return isThere;
  }, [preload]);
  return [part?.view ?? null, preload, load];
}
