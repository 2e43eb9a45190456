import { ServerResponse } from 'node:http';

const PERMANENT = 308;

/** Shared caches may keep it for the minute of a page; browsers ask again each time. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, must-revalidate';

/**
 * Browsers keep a permanent redirect for ever unless they are told otherwise. A hotel may take an
 * address back that led elsewhere for a while: whoever came by in between would be sent in a circle.
 */
export function keepRedirectsPassing(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (head[0] === PERMANENT) this.setHeader('Cache-Control', CACHE_CONTROL);
    return Reflect.apply(writeHead, this, head);
  } as typeof writeHead;
}
