import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const OWN = 'x-prewarm';
/** What the site's own requests for a page carry, also those through the front: they are no visits. */
export const OWN_REQUEST = { [OWN]: '1' };
/** More URLs than one change names. What is not among the last ones was not visited lately. */
const MOST = 1_000;
/** Longer than any URL of a page that a change names, in characters. */
const LONGEST = 300;

/** URLs in the order of their last visit. */
const visited = new Map<string, number>();
let visits = 0;

// Middleware and pages share no module with each other; Node's documented channel is of the process.
subscribe('http.server.request.start', (message) => {
  const { url = '', headers } = (message as { request: IncomingMessage }).request;
  if (headers[OWN] || url.length > LONGEST) return;
  visits += 1;
  visited.delete(url);
  visited.set(url, visits);
  const [oldest] = visited.keys();
  if (visited.size > MOST && oldest !== undefined) visited.delete(oldest);
});

/** The one of these URLs that was visited last; the first where none was. Undefined of none. */
export function lastVisited(paths: Iterable<string>): string | undefined {
  let last: string | undefined;
  for (const path of paths) {
    if (last === undefined || (visited.get(path) ?? 0) > (visited.get(last) ?? 0)) last = path;
  }
  return last;
}

/** As many pages of what visitors have chosen are re-rendered with a change. */
const MOST_CHOICES = 5;

/**
 * The URLs with a choice, such as a comparison of hotels, of pages at these paths that were visited last, the
 * newest first. What the router asks for is the same page without its own parameter.
 */
export function lastChoices(paths: readonly string[]): string[] {
  const chosen = [...visited.keys()].reverse().flatMap((url) => {
    const [path = '', query = ''] = url.split('?');
    const choice = query.replace(/(^|&)_rsc=[^&]*/, '').replace(/^&/, '');
    return choice && paths.includes(path) ? `${path}?${choice}` : [];
  });
  return [...new Set(chosen)].slice(0, MOST_CHOICES);
}
