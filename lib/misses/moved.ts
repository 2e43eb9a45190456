import 'server-only';
import { channel, subscribe } from 'node:diagnostics_channel';
import { permanentRedirect } from 'next/navigation';

/** The middleware and the pages are bundled apart and share no module: the channel is of the process. */
const MOVED = 'vitrine:moved';

/** Has the middleware look up the next visits of a page whose record is not there any more. */
export const announceGone = (pathname: string) => channel(MOVED).publish(pathname);

/**
 * Answers a visit of a page whose record has another path now, and has the middleware look up its
 * next visits. They are many at a time, and Next gives the place of a redirect that it renders for
 * several of them only to the first (lib/cache/dedupe-location-header.cjs).
 */
export function redirectMoved(pathname: string, target: string): never {
  channel(MOVED).publish(pathname);
  permanentRedirect(target);
}

/** Calls back with every path whose record a page has not found there. */
export const whenMoved = (act: (pathname: string) => void) =>
  subscribe(MOVED, (pathname) => act(String(pathname)));
