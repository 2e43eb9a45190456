import { siteAnswers } from './connection';

/** The URL as all of the site's own are compared: whole, without a fragment. */
const whole = (url: string) => new URL(url, location.origin).href.replace(/#.*/, '');

/**
 * The router leaves the page where it can't get the data of another one, and loads that as a whole. Of
 * the paths that were asked for one after the other (`asked`) the last one is loaded then, also where an
 * earlier one failed; and none without an answer of the site, in whose place the browser's error page would
 * stand: `onLost` is called instead. A browser without the Navigation API leaves the page all the same.
 * Returns what ends this.
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
