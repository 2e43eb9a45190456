import { siteAnswers } from './connection';

/** The form in which URLs of the site are compared: absolute, without a fragment. */
const whole = (url: string) => new URL(url, location.origin).href.replace(/#.*/, '');

/**
 * Handles the full load with which the router leaves the page if it can't get another page's data.
 * Loads the last of the paths requested one after the other (`asked`), even if an earlier one
 * failed. If the site does not answer, stays and calls `onLost`, since the browser would show its
 * error page. Browsers without the Navigation API leave the page anyway. Returns a function that
 * stops this.
 */
export function keepPage(asked: () => readonly string[], onLost: () => void): () => void {
  let loaded: string | undefined;
  const listeners = new AbortController();
  const keep = (event: NavigateEvent) => {
    const { destination, navigationType: type, userInitiated } = event;
    const [url, urls] = [whole(destination.url), asked().map(whole)];
    const latest = urls.at(-1);
    const isLoad = (type === 'push' || type === 'replace') && !destination.sameDocument;
    if (!isLoad || userInitiated || !event.cancelable || !latest) return;
    if (!urls.includes(url) || url === loaded) return;
    event.preventDefault();
    void siteAnswers().then((isThere) => {
      if (asked().map(whole).at(-1) !== latest) return;
      if (!isThere) return onLost();
      loaded = latest;
      location[type === 'push' ? 'assign' : 'replace'](latest);
    });
  };
  window.navigation?.addEventListener('navigate', keep, { signal: listeners.signal });
  return () => listeners.abort();
}
