import { serve } from '@hono/node-server';

const WHOLE = /^\/(rest|auth)\/v1(\/|$)/;
const FILE = String.raw`media\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp)$`;

/** Of Storage only what the media library does: read a file, add one, remove some. */
const OF_STORAGE = {
  GET: new RegExp(String.raw`^\/storage\/v1\/object\/public\/${FILE}`),
  POST: new RegExp(String.raw`^\/storage\/v1\/object\/${FILE}`),
  DELETE: /^\/storage\/v1\/object\/media$/,
};

const isServed = (method, pathname) =>
  WHOLE.test(pathname) || Boolean(OF_STORAGE[method]?.test(pathname));

/** Runs one task after the other. */
function createQueue() {
  let last = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/**
 * The library writes every database error to the console, also those that the caller is told about
 * (a refused insert, a duplicate). Only what ends as a 5xx is the terminal's business.
 */
async function withoutAnsweredErrors(task) {
  const { error } = console;
  const said = [];
  console.error = (...args) => said.push(args);
  try {
    const response = await task();
    if (response.status >= 500) for (const args of said) error(...args);
    return response;
  } finally {
    console.error = error;
  }
}

/**
 * Serves the app on loopback, one request at a time. There is one Postgres session and the library
 * opens its transactions on it without a lock: two requests at once would share a transaction and
 * with it the role of whichever came last. A request's body is read before it takes its turn, so a
 * slow sender keeps nobody waiting. Only the addresses above are served.
 *
 * Resolves to { exclusive(task), close() } once it listens; rejects when it cannot.
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
      // Some answers carry a length of their own beside the one the adapter adds; and the turn
      // must not end before the body is complete.
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
    // Longer than any client keeps an idle connection: one that closes just as a request is sent on
    // it would fail that request.
    server.keepAliveTimeout = 120_000;
    server.once('error', reject);
  });
}
