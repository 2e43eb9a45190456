import 'server-only';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** More than any URL of the site has. Next parses them repeatedly, in quadratic time. */
const MOST_PARAMETERS = 200;

/**
 * The path of a request's target: a client may send an absolute URL, or `*` for the whole server.
 */
function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return `/${target}`;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function withFewParameters(target: string): string {
  let end = target.indexOf('?');
  for (let count = 0; end !== -1 && count < MOST_PARAMETERS; count += 1) {
    end = target.indexOf('&', end + 1);
  }
  return end === -1 ? target : target.slice(0, end);
}

/**
 * Changes requests that are valid HTTP but that Next can't handle, before it sees them: it fails on
 * a target without a path and on TRACE, redirects a target with a host to that host, and is busy
 * for a second with a URL of a few thousand parameters. Pages refuse any other unknown method.
 * Returns a function that stops this.
 */
export function makeRequestsReadable(): () => void {
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    request.url = withFewParameters(pathOf(request.url ?? '/'));
    if (request.method === 'TRACE') request.method = 'UNKNOWN';
  };
  subscribe('http.server.request.start', onRequest);
  return () => {
    unsubscribe('http.server.request.start', onRequest);
  };
}
