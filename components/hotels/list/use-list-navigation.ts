import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { ifConnected } from '@/components/ui/connection';
import { keepPage } from '@/components/ui/keep-page';
import { notify } from '@/components/ui/notify';

/** Longest wait for a list, in milliseconds; the server's own limit for its query is the same. */
const TIMEOUT_MS = 10_000;

type How = 'push' | 'replace';

/** What says that a list can't be shown, and offers to try again. */
export type ListFailureMessages = Record<'title' | 'timeout' | 'network' | 'retry', string>;

/**
 * Opens lists by their URLs and says what became of it. Without a connection none is opened: the
 * router would leave the site for the browser's own error page. `isLoading` ends with the list or when it
 * takes too long; one that comes later is still shown.
 */
export function useListNavigation(messages: ListFailureMessages) {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [isLate, setLate] = useState(false);
  /** Opens the last requested list again; null before the first. Each request has its own time limit. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const paths = useRef<string[]>([]);

  const fail = (description: string, retry: () => void) =>
    notify({
      tone: 'destructive',
      title: messages.title,
      description,
      action: { label: messages.retry, onClick: retry },
    });
  const giveUp = useEffectEvent((reason: 'timeout' | 'network') => {
    if (asked && !isLate) fail(messages[reason], asked);
    setLate(true);
  });
  const isUnderWay = useRef(false);
  useEffect(() => {
    isUnderWay.current = isPending;
  }, [isPending]);
  // One that fails late is not to take the place of the list that is on its way, or on the screen by then.
  useEffect(
    () =>
      keepPage(
        () =>
          isUnderWay.current
            ? paths.current
            : [...paths.current, location.pathname + location.search],
        () => giveUp('network'),
      ),
    [],
  );
  useEffect(() => {
    if (!isPending || !asked) return;
    const timer = setTimeout(() => giveUp('timeout'), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending, asked]);

  /** Calls `begin` with the transition. Returns whether the list is on its way already. */
  const open = (path: string, how: How, begin: () => void): boolean => {
    const again = () => {
      open(path, how, begin);
    };
    return ifConnected(
      () => {
        setAsked(() => again);
        paths.current = [...paths.current, path];
        start(() => {
          begin();
          return router[how](path, { scroll: false });
        });
      },
      () => fail(messages.network, again),
    );
  };
  return { open, isLoading: isPending && !isLate };
}
