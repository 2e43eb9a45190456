import 'server-only';
import { channel, subscribe } from 'node:diagnostics_channel';
import { permanentRedirect } from 'next/navigation';

/** Middleware and pages are bundled separately and share no module; channels are per process. */
const MOVED = 'vitrine:moved';

/** Has the middleware look up the next visits of a page whose record is gone. */
export const announceGone = (pathname: string) => channel(MOVED).publish(pathname);

/**
 * Redirects a visit of a page whose record has another path now, and has the middleware look up the
 * next visits. There may be many at a time, and Next sends the Location header of a redirect that
 * it renders for several requests only to the first (lib/cache/dedupe-location-header.cjs).
 */
export function redirectMoved(pathname: string, target: string): never {
  channel(MOVED).publish(pathname);
  permanentRedirect(target);
}

/** Calls back with every path at which a page did not find its record. */
export const whenMoved = (act: (pathname: string) => void) =>
  subscribe(MOVED, (pathname) => act(String(pathname)));
