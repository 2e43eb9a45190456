import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef } from 'react';
import { ifConnected } from './connection';
import { keepPage } from './keep-page';
import { toastUnfetched } from './notify';
import { STORED_NOTE } from './stored-note';

const sayLost = () => toastUnfetched('offline');

/**
 * Returns functions that open the URL of a choice, for which the server renders a page. Without a
 * connection the router would load the whole page: the browser's error page, or the same stored
 * page, whose scripts would request the URL over and over. Instead `onLost` is called, the same
 * function each time; by default it shows a toast. Both return whether the page was requested at
 * once.
 */
export function useChosenUrl(onLost = sayLost) {
  const router = useRouter();
  const asked = useRef<string[]>([]);
  useEffect(() => keepPage(() => asked.current, onLost), [onLost]);
  return useMemo(
    () => ({
      /** For a press: reports a missing connection. */
      open: (href: string, how: 'push' | 'replace'): boolean =>
        ifConnected(() => {
          asked.current = [...asked.current, href];
          router[how](href, { scroll: false });
        }, onLost),
      /** For changes by the page itself: does nothing without a connection. */
      adopt: (href: string): boolean =>
        !document.querySelector(STORED_NOTE) &&
        ifConnected(() => router.replace(href, { scroll: false })),
    }),
    [router, onLost],
  );
}
