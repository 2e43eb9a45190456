import { serve } from '@hono/node-server';

const WHOLE = /^\/(rest|auth)\/v1(\/|$)/;
const FILE = String.raw`media\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp)$`;

/** The part of Storage that the media library uses: read a file, add one, remove some. */
const OF_STORAGE = {
  GET: new RegExp(String.raw`^\/storage\/v1\/object\/public\/${FILE}`),
  POST: new RegExp(String.raw`^\/storage\/v1\/object\/${FILE}`),
  DELETE: /^\/storage\/v1\/object\/media$/,
};

const isServed = (method, pathname) =>
  WHOLE.test(pathname) || Boolean(OF_STORAGE[method]?.test(pathname));

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
 * The library logs every database error, also those that the caller gets as an answer (a refused
 * insert, a duplicate). Here they are logged only if the response is a 5xx.
 */
async function withoutAnsweredErrors(task) {
  const { error } = console;
  const messages = [];
  console.error = (...args) => messages.push(args);
  try {
    const response = await task();
    if (response.status >= 500) for (const args of messages) error(...args);
    return response;
  } finally {
    console.error = error;
  }
}

/**
 * Serves the paths above on 127.0.0.1, one request at a time: there is one Postgres session, and the
 * library opens its transactions on it without a lock, so two requests at once would share a
 * transaction and the role of the later one. A request's body is read before it enters the queue, so
 * a slow sender does not delay others.
 *
 * Resolves to { exclusive(task), close() } when it listens; rejects when it can't.
 */
export function serveApi(app, port) {
  const exclusive = createQueue();
  const answer = async (request, env) => {
    const { pathname } = new URL(request.url);
    if (!isServed(request.method, pathname)) return new Response(null, { status: 404 });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const whole = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body: hasBody ? await request.arrayBuffer() : undefined,
    });
    return exclusive(async () => {
      const peerAddress = env.incoming.socket.remoteAddress ?? null;
      const response = await withoutAnsweredErrors(() => app.fetch(whole, { peerAddress }));
      // Some responses have a content-length beside the one that the adapter adds. The body is read
      // here, because the next request must not start before it is complete.
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
