import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { duration } from './metrics.cjs';

type Message = { request: IncomingMessage; response: ServerResponse };

/** Records how long every response of this process took, with its method and status. */
export function measureRequests(): void {
  const begun = new WeakMap<IncomingMessage, number>();
  subscribe('http.server.request.start', (message) => {
    begun.set((message as Message).request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Message;
    const began = begun.get(request);
    if (began === undefined) return;
    duration('http.server.request.duration', (performance.now() - began) / 1000, {
      'http.request.method': request.method ?? 'GET',
      'http.response.status_code': response.statusCode,
    });
  });
}
