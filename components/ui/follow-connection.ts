import { siteAnswers } from './connection';
import { latestTask } from './latest-task';

/** Pause before a visible page asks again after a failure, in milliseconds. */
const PAUSE_MS = 15_000;

/**
 * Reports whether the site can be reached, on a page that was shown without a connection: true once
 * it answers, false when the browser reports the connection lost (again). The site is checked at
 * once, when the browser gets a connection, when the page becomes visible, and `PAUSE_MS` after
 * each failure: the browser's event may come before the network works, or not at all if only the
 * site was down. Nothing is checked while the page is hidden, or once the site has answered.
 * Returns a function that stops it.
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
