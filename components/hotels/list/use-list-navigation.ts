import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { ifConnected } from '@/components/ui/connection';
import { keepPage } from '@/components/ui/keep-page';
import { notify } from '@/components/ui/notify';

/** Maximum wait for a list, in milliseconds; same as the server's limit for its query. */
const TIMEOUT_MS = 10_000;

type How = 'push' | 'replace';

/** Messages for a list that can't be shown, with a retry label. */
export type ListFailureMessages = Record<'title' | 'timeout' | 'network' | 'retry', string>;

/**
 * Opens lists by their URLs and reports failures. Offline, none is opened: the router would leave
 * the site for the browser's error page. `isLoading` ends with the list or on a timeout; a list
 * that arrives later is still shown.
 */
export function useListNavigation(messages: ListFailureMessages) {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const [isLate, setLate] = useState(false);
  /** Reopens the last requested list; null before the first. Each request has its own timeout. */
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
  // A late failure must not replace the list that is loading, or that is shown by then.
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

  /** Calls `begin` in the transition. Returns whether the list is now loading. */
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
