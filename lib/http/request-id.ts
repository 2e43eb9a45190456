import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

const REQUEST_ID_HEADER = 'X-Request-Id';

/** What a proxy may send: long enough to be unique, and nothing that could end a line or a header. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Next bundles this file several times; all copies in a process share one storage. */
const shared = globalThis as { [STORAGE]?: AsyncLocalStorage<string> };
const STORAGE = Symbol.for('vitrine.request-id');

const storage = () => {
  shared[STORAGE] ??= new AsyncLocalStorage<string>();
  return shared[STORAGE];
};

/** The id that a proxy has given a request, if it is well formed, else a new one. */
function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : randomUUID();
}

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => storage().getStore();

/**
 * Gives every request of this process an id: in its own header, for code that reads it there, in
 * the response header, and for `currentRequestId`. Uses Node's documented channel because the
 * middleware neither sees all requests nor shares its context with the page.
 */
export function identifyRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const header = REQUEST_ID_HEADER.toLowerCase();
    const id = requestIdFrom(request.headers[header]);
    request.headers[header] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    storage().enterWith(id);
  });
}
