import { useCallback, useEffect, useMemo, useRef } from 'react';
import { notify, type Toast, toastId, withdraw } from '@/components/ui/notify';

/**
 * Returns a function that takes the notice of the last failure away once the next outcome is known, and
 * remembers that of this one, if it is a failure. The same failure again stays where it stands.
 */
export function useLastFailure() {
  const failure = useRef<Toast>(undefined);
  return useCallback((next?: Toast) => {
    const before = failure.current;
    failure.current = next;
    if (before && (!next || toastId(next) !== toastId(before))) withdraw(before);
  }, []);
}

/**
 * The notices of a form's saves. A success goes when the next save begins, a failure when its outcome is
 * known. When the form has gone, a success is still true.
 */
export function useSaveNotices() {
  const success = useRef<Toast>(undefined);
  const settle = useLastFailure();
  useEffect(() => () => settle(), [settle]);
  return useMemo(
    () => ({
      /** Something is being sent. */
      begin: () => {
        if (success.current) withdraw(success.current);
        success.current = undefined;
      },
      succeed: (notice: Toast) => {
        settle();
        success.current = notice;
        notify(notice);
      },
      /** `shown` is the notice of the failure, if there is one. */
      fail: (shown?: Toast) => settle(shown),
    }),
    [settle],
  );
}
