import { useCallback, useEffect, useMemo, useRef } from 'react';
import { notify, type Toast, toastId, withdraw } from '@/components/ui/notify';

/**
 * Returns a function that takes the next outcome: withdraws the last failure's notice and remembers
 * that of a new failure. The same failure again keeps its notice.
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
 * Manages the notices of a form's saves. A success is withdrawn when the next save begins; a
 * failure when the next outcome is known, or on unmounting. A success outlasts the form, since it
 * is still true.
 */
export function useSaveNotices() {
  const success = useRef<Toast>(undefined);
  const settle = useLastFailure();
  useEffect(() => () => settle(), [settle]);
  return useMemo(
    () => ({
      /** Called when something is being sent. */
      begin: () => {
        if (success.current) withdraw(success.current);
        success.current = undefined;
      },
      succeed: (notice: Toast) => {
        settle();
        success.current = notice;
        notify(notice);
      },
      /** `shown` is the notice of the failure, if any. */
      fail: (shown?: Toast) => settle(shown),
    }),
    [settle],
  );
}
