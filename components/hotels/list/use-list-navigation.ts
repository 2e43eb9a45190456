import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { notify } from '@/components/ui/notify';
import failure from '@/messages/pt-BR/failure.json';

/** Longest wait for a list, in milliseconds; the server's own limit for its query is the same. */
const TIMEOUT_MS = 10_000;

type How = 'push' | 'replace';

const { title, timeout, network } = failure.hotels;

/**
 * Opens lists by their addresses and says what became of it. Without a connection none is opened: the
 * router would leave the site for the browser's own error page. `isLoading` ends with the list or when it
 * takes too long; one that comes later is still shown.
 */
export function useListNavigation() {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [isLate, setLate] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isPending) return;
    clearTimeout(timer.current);
    setLate(false);
  }, [isPending]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Calls `begin` with the transition. Returns whether the list is on its way. */
  const open = (path: string, how: How, begin: () => void): boolean => {
    const fail = (description: string) => {
      const onClick = () => open(path, how, begin);
      notify({
        tone: 'destructive',
        title,
        description,
        action: { label: failure.retry, onClick },
      });
    };
    if (!navigator.onLine) {
      fail(network);
      return false;
    }
    clearTimeout(timer.current);
    setLate(false);
    timer.current = setTimeout(() => {
      setLate(true);
      fail(timeout);
    }, TIMEOUT_MS);
    start(() => {
      begin();
      return router[how](path, { scroll: false });
    });
    return true;
  };
  return { open, isLoading: isPending && !isLate };
}
