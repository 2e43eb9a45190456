import { serve } from '@hono/node-server';
import { refusalOfFields } from './auth-answers.mjs';
import { createAuthLimits } from './auth-limits.mjs';
import { withDatabaseErrors } from './database-errors.mjs';
import { SNAPSHOT_PATH } from './snapshot-route.mjs';

const WHOLE = /^\/(rest|auth)\/v1(\/|$)/;
const FILE = String.raw`media\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp)$`;

/** The part of Storage that the media library uses: read a file, add one, remove some. */
const OF_STORAGE = {
  GET: new RegExp(String.raw`^\/storage\/v1\/object\/public\/${FILE}`),
  POST: new RegExp(String.raw`^\/storage\/v1\/object\/${FILE}`),
  DELETE: /^\/storage\/v1\/object\/media$/,
};

/**
 * The library decodes a path before it looks for a handler, but the limits and rules in these files
 * compare it as sent. No API path needs escapes, so a path with one is not served.
 */
const isServed = (method, pathname) =>
  !pathname.includes('%') && (WHOLE.test(pathname) || Boolean(OF_STORAGE[method]?.test(pathname)));

/** Returns a function that runs tasks one at a time, in the order of the calls. */
function createQueue() {
  let last = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/**
 * Serves the paths above on 127.0.0.1. With `isOneSession`, handles one request at a time: the
 * library opens its transactions on that session without a lock, so two concurrent requests would
 * share a transaction and the role of the later one. A request's body is read before it enters the
 * queue, so that a slow sender does not delay others.
 *
 * `stamp` completes the tokens of the auth service (session-methods.mjs), `factors` answers
 * requests about authenticators (factors.mjs), `redirects` completes the links in e-mails
 * (redirects.mjs); `snapshotRoute` answers `npm run backup` between two requests
 * (snapshot-route.mjs).
 *
 * Resolves to { exclusive(task), close() } once it listens; rejects if it can't.
 */
export function serveApi(app, port, { isOneSession, stamp, factors, redirects, snapshotRoute }) {
  const exclusive = isOneSession ? createQueue() : async (task) => task();
  const limits = createAuthLimits();
  const answer = async (request, env) => {
    const url = new URL(request.url);
    if (url.pathname === SNAPSHOT_PATH) return exclusive(() => snapshotRoute(request));
    if (!isServed(request.method, url.pathname)) return new Response(null, { status: 404 });
    // The library writes names from the query into SQL, which ends at a zero byte for the database.
    if (/%00/.test(url.search)) return new Response(null, { status: 400 });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const sent = hasBody ? await request.arrayBuffer() : undefined;
    const { method, headers: sentHeaders } = request;
    const whole = new Request(url, { method, headers: sentHeaders, body: sent });
    return exclusive(async () => {
      const refusal = refusalOfFields(url, sent) ?? limits.check(whole, url, sent);
      if (refusal) return refusal;
      const peerAddress = env.incoming.socket.remoteAddress ?? null;
      const answered =
        (await factors.answer(whole, url, sent)) ??
        (await withDatabaseErrors(() =>
          redirects.during(url, () => app.fetch(whole, { peerAddress })),
        ));
      limits.count(whole, url, sent, answered);
      const response = await factors.named(url, await stamp(url, answered));
      // Some responses have a content-length besides the one that the adapter adds. The body is
      // read here, because the next request must not start before it is complete.
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const body = response.body ? await response.arrayBuffer() : null;
      return new Response(body, { status: response.status, headers });
    });
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname: '127.0.0.1' }, () => {
      server.off('error', reject);
      resolve({
        exclusive,
        close: () =>
          new Promise((closed) => {
            server.close(() => exclusive(() => {}).then(closed));
            server.closeAllConnections();
          }),
      });
    });
    // Longer than clients keep idle connections: a request that is sent while the server closes its
    // connection would fail.
    server.keepAliveTimeout = 120_000;
    server.once('error', reject);
  });
}
