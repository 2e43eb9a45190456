import { useCallback, useState } from 'react';
import { notifyAway } from './notify';

/**
 * A part of the page whose code is fetched when it is first wanted: null until it is there; what
 * fetches it ahead; and what fetches it for a press, and tells the visitor when it can't be had. Both
 * resolve to whether it is there. Without a connection the page stays as it is, and the next try
 * fetches again. `load` must be the same function each time.
 */
export function useLate<Part>(
  load: () => Promise<Part>,
): [part: Part | null, fetchAhead: () => Promise<boolean>, fetchNow: () => Promise<boolean>] {
  const [part, setPart] = useState<{ view: Part } | null>(null);
  const fetchAhead = useCallback(
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
  const fetchNow = useCallback(async () => {
    const isThere = await fetchAhead();
    if (!isThere) notifyAway();
    return isThere;
  }, [fetchAhead]);
  return [part?.view ?? null, fetchAhead, fetchNow];
}
