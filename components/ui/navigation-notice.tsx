'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { connectNavigation } from './use-navigation';

type NavigationNoticeProps = {
  /** What is said, by how the URL of the page begins; the first that fits, '' fits all. */
  texts: readonly (readonly [begin: string, text: string])[];
};

/**
 * Says that a page is on its way, when that takes a noticeable time. It stands here instead of in a
 * loading.tsx, which would put the page's HTML behind a script: prerendered content below such a file
 * is only revealed in the browser.
 */
export function NavigationNotice({ texts }: NavigationNoticeProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const [href, setHref] = useState('');
  useEffect(
    () =>
      connectNavigation((next, options) => {
        setHref(next);
        start(() => router.push(next, options));
      }),
    [router],
  );
  if (!pending) return null;
  return (
    <p
      role="status"
      className="appear-late fixed inset-x-4 bottom-6 z-50 mx-auto w-fit rounded-2 bg-ink px-5 py-3 font-[560] text-card shadow-3"
    >
      {texts.find(([begin]) => href.startsWith(begin))?.[1]}
    </p>
  );
}
