import { useEffect, useMemo, useRef } from 'react';
import { notify, type Toast, toastId, withdraw } from '@/components/ui/notify';

/**
 * The notices of a form's saves. A success goes when the next save begins, a failure when its outcome is
 * known: the same failure again stays where it stands. When the form has gone, a success is still true.
 */
export function useSaveNotices() {
  const success = useRef<Toast>(undefined);
  const failure = useRef<Toast>(undefined);
  useEffect(
    () => () => {
      if (failure.current) withdraw(failure.current);
    },
    [],
  );
  return useMemo(() => {
    const settle = (next?: Toast) => {
      const before = failure.current;
      failure.current = next;
      if (before && (!next || toastId(next) !== toastId(before))) withdraw(before);
    };
    return {
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
    };
  }, []);
}
