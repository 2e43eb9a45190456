'use client';

import { useLinkPending } from './link';

/**
 * Inside a Link: says that the page behind it is on its way, when that takes a noticeable time.
 * It stands here instead of in a loading.tsx, which would put the page's HTML behind a script:
 * prerendered content below such a file is only revealed in the browser.
 */
export function LinkPending({ text }: { text: string }) {
  return useLinkPending() ? <PendingNotice text={text} /> : null;
}

/** The same for a page that is opened without a link. */
export function PendingNotice({ text }: { text: string }) {
  return (
    <span
      role="status"
      className="appear-late fixed bottom-6 left-1/2 z-50 -translate-x-1/2 rounded-2 bg-ink px-5 py-3 font-sans text-base font-[560] tracking-normal text-card no-underline shadow-3"
    >
      {text}
    </span>
  );
}
