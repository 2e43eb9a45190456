import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef } from 'react';
import { ifConnected } from './connection';
import { keepPage } from './keep-page';
import { toastUnfetched } from './notify';
import { STORED_NOTE } from './stored-note';

const sayLost = () => toastUnfetched('offline');

/**
 * Returns what opens the URL of a choice, which the server renders a page for. Without a connection
 * the router would load the whole page: the browser's error page, or the same stored page once more,
 * whose scripts would ask for the URL again and again: `onLost` is called, the same function each time,
 * which says so unless given. Both return whether the page was asked for at once.
 */
export function useChosenUrl(onLost = sayLost) {
  const router = useRouter();
  const asked = useRef<string[]>([]);
  useEffect(() => keepPage(() => asked.current, onLost), [onLost]);
  return useMemo(
    () => ({
      /** For a press, which is told that there is no connection. */
      open: (href: string, how: 'push' | 'replace'): boolean =>
        ifConnected(() => {
          asked.current = [...asked.current, href];
          router[how](href, { scroll: false });
        }, onLost),
      /** For what a page does by itself: one without a connection stays as it is. */
      adopt: (href: string): boolean =>
        !document.querySelector(STORED_NOTE) &&
        ifConnected(() => router.replace(href, { scroll: false })),
    }),
    [router, onLost],
  );
}
