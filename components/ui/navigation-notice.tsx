'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { LONGEST_WAIT_MS } from './in-time';
import { keepPage } from './keep-page';
import { toastUnfetched } from './notify';
import { connectNavigation } from './use-navigation';

type NavigationNoticeProps = {
  /** The notice by prefix of the page's URL; the first match counts, '' matches all. */
  texts: readonly (readonly [begin: string, text: string])[];
};

/**
 * Says that a page is loading if that takes a noticeable time. Used instead of a loading.tsx, which
 * would put the page's HTML behind a script: prerendered content below such a file is only revealed
 * in the browser.
 */
export function NavigationNotice({ texts }: NavigationNoticeProps) {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  const [pending, start] = useTransition();
  const [href, setHref] = useState('');
  const [isLost, setLost] = useState(false);
  const asked = useRef<string[]>([]);
  /** The path of the page being left for the top of another one; null for all other navigations. */
  const left = useRef<string | null>(null);
  useEffect(
    () =>
      connectNavigation((next, options) => {
        left.current = options?.scroll === false || next.includes('#') ? null : location.pathname;
        setHref(next);
        setLost(false);
        // A service worker has a page of its own for a lost connection.
        if (!navigator.serviceWorker?.controller) asked.current = [...asked.current, next];
        start(() => router.push(next, options));
      }),
    [router],
  );
  const giveUp = useEffectEvent(() => {
    setLost(true);
    toastUnfetched('offline');
  });
  useEffect(
    () =>
      keepPage(
        () => asked.current,
        () => giveUp(),
      ),
    [],
  );
  useEffect(() => {
    if (!pending || isLost || !href) return;
    // A page that comes later is still shown.
    const timer = setTimeout(() => giveUp(), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [pending, isLost, href]);
  // The router does not scroll if the innermost part of a page is already on screen, such as the
  // cards of a list below its filters.
  useLayoutEffect(() => {
    if (pending) return;
    asked.current = [];
    if (left.current !== null && left.current !== location.pathname) {
      scrollTo({ top: 0, behavior: 'instant' });
    }
    left.current = null;
  }, [pending]);
  // The focused element is gone with its page: the link that was followed, or the one left by Back.
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname]);
  if (!pending || isLost) return null;
  return (
    <p
      role="status"
      className="appear-late fixed inset-x-4 bottom-6 z-50 mx-auto w-fit rounded-2 bg-ink px-5 py-3 font-[560] text-card shadow-3"
    >
      {texts.find(([begin]) => href.startsWith(begin))?.[1]}
    </p>
  );
}
