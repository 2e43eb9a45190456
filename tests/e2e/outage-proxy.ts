import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the connection between the site and its database does to every request. */
export type Fault =
  | 'none'
  | 'closed'
  | 'reset'
  | '503'
  | 'database'
  | '401'
  | 'html'
  | 'empty-list'
  | 'empty-body'
  | 'truncated'
  | 'hang'
  /** The database carries out the request, but the caller never gets the answer. */
  | 'lost'
  /** Answered in place of the service. */
  | { status: number; body: object };

const json = { 'content-type': 'application/json' };

const ANSWERS: Partial<Record<Fault & string, (response: ServerResponse) => void>> = {
  reset: (response) => response.socket?.resetAndDestroy(),
  closed: (response) => response.socket?.destroy(),
  '503': (response) => response.writeHead(503, json).end('{"message":"unavailable"}'),
  database: (response) =>
    response.writeHead(500, json).end('{"code":"57014","message":"canceling statement"}'),
  '401': (response) => response.writeHead(401, json).end('{"message":"JWT expired"}'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
  'empty-list': (response) => response.writeHead(200, json).end('[]'),
  'empty-body': (response) => response.writeHead(200, json).end(''),
  truncated: (response) =>
    response.writeHead(200, { ...json, 'content-range': '0-0/1' }).end('[{"id":"a0'),
  hang: () => {},
};

/** The answer to a request under this fault; null if the request is passed on. */
function answerOf(fault: Fault) {
  if (typeof fault === 'string') return ANSWERS[fault] ?? null;
  return (response: ServerResponse) =>
    response.writeHead(fault.status, json).end(JSON.stringify(fault.body));
}

/** Starts a proxy to the API that can be told to fail; it counts failed and passed requests. */
export async function startFaultProxy(target: string) {
  const upstream = new URL(target);
  const state = {
    fault: 'none' as Fault,
    /** Which requests the fault applies to, by method and URL ('PATCH /rest/v1/hotels?…'). */
    only: /./,
    failed: 0,
    answered: 0,
  };
  const server = createServer((incoming, outgoing) => {
    const meets = state.only.test(`${incoming.method} ${incoming.url}`);
    const fail = meets ? answerOf(state.fault) : null;
    if (fail) {
      state.failed++;
      fail(outgoing);
      return;
    }
    const isLost = state.fault === 'lost' && meets;
    state.answered++;
    const forwarded = request(
      {
        host: upstream.hostname,
        port: upstream.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: upstream.host },
        // A keep-alive connection may be closed just when it is reused: an unwanted fault.
        agent: false,
      },
      (answer) => {
        if (isLost) {
          state.failed++;
          answer.resume().on('end', () => outgoing.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
