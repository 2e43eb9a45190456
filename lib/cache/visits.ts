import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const OWN = 'x-prewarm';
/**
 * Header of the site's own requests for a page, also through the front: they don't count as visits.
 */
export const OWN_REQUEST = { [OWN]: '1' };
/** More URLs than one change affects. A URL that is not in the map was not visited recently. */
const MOST = 1_000;
/** Longer than any URL of a page that a change names, in characters. */
const LONGEST = 300;

/** URLs in the order of their last visit. */
const visited = new Map<string, number>();
let visits = 0;

// Middleware and pages share no modules; Node's documented channel is per process.
subscribe('http.server.request.start', (message) => {
  const { url = '', headers } = (message as { request: IncomingMessage }).request;
  if (headers[OWN] || url.length > LONGEST) return;
  visits += 1;
  visited.delete(url);
  visited.set(url, visits);
  const [oldest] = visited.keys();
  if (visited.size > MOST && oldest !== undefined) visited.delete(oldest);
});

/** The most recently visited of these URLs; the first if none was visited. Undefined if empty. */
export function lastVisited(paths: Iterable<string>): string | undefined {
  let last: string | undefined;
  for (const path of paths) {
    if (last === undefined || (visited.get(path) ?? 0) > (visited.get(last) ?? 0)) last = path;
  }
  return last;
}

/** How many pages with a visitor's choice are re-rendered after a change. */
const MOST_CHOICES = 5;

/**
 * The URLs of pages at these paths with a choice, such as a comparison of hotels, most recently
 * visited first. A router request is for the same page, so its `_rsc` parameter is removed.
 */
export function lastChoices(paths: readonly string[]): string[] {
  const chosen = [...visited.keys()].reverse().flatMap((url) => {
    const [path = '', query = ''] = url.split('?');
    const choice = query.replace(/(^|&)_rsc=[^&]*/, '').replace(/^&/, '');
    return choice && paths.includes(path) ? `${path}?${choice}` : [];
  });
  return [...new Set(chosen)].slice(0, MOST_CHOICES);
}
