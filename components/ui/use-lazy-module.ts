import { useCallback, useState } from 'react';
import { inTime } from './in-time';
import { toastUnfetched } from './notify';
import { toastMissingPart } from './toast-missing-part';

/**
 * Loads the code of a part of the page on demand. Returns the part, null until loaded; a function
 * that preloads it; and one that loads it for a press and tells the visitor if that fails. Both
 * resolve to whether it is there. Without a connection the page stays as it is and the next try
 * fetches again; a part that takes too long for its press is there for a later one. `importPart`
 * must be the same function each time.
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
    const isThere = await inTime(preload());
    if (isThere === null) toastUnfetched('offline');
    else if (!isThere) void toastMissingPart();
    return isThere ?? false;
  }, [preload]);
  return [part?.view ?? null, preload, load];
}
