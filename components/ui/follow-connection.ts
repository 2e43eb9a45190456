import { siteAnswers } from './connection';
import { latestTask } from './latest-task';

/** Pause before a visible page asks again after a failure, in milliseconds. */
const PAUSE_MS = 15_000;

/**
 * Reports, on a page that was shown without a connection, whether the site can be reached: true once it
 * answers, false when the browser says that the connection is lost (again). The site is asked at once,
 * when the browser gets a connection, when the page becomes visible, and `PAUSE_MS` after each failure:
 * the browser's own event may come before the network works, or not at all where only the site was
 * away. Nothing is asked while the page is hidden, or once the site has answered. Returns what ends it.
 */
export function followConnection(report: (isConnected: boolean) => void): () => void {
  const latest = latestTask();
  const listeners = new AbortController();
  const { signal } = listeners;
  let isConnected = false;
  const ask = async (question: AbortSignal) => {
    if (isConnected || document.hidden) return;
    const isThere = await siteAnswers();
    if (question.aborted) return;
    isConnected = isThere;
    if (isThere) report(true);
    else latest.startAfter(PAUSE_MS, ask);
  };
  const askNow = () => latest.start(ask);
  const lose = () => {
    isConnected = false;
    report(false);
    latest.startAfter(PAUSE_MS, ask);
  };
  addEventListener('online', askNow, { signal });
  addEventListener('offline', lose, { signal });
  document.addEventListener('visibilitychange', askNow, { signal });
  askNow();
  return () => {
    listeners.abort();
    latest.cancel();
  };
}
