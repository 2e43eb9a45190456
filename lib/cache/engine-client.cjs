/** A request for the next change is answered after this time where there is none, in ms. */
const BLOCK_MS = 5_000;
/** An engine that says nothing for this time is away, in ms: longer than a request may wait. */
const SILENCE_MS = 3 * BLOCK_MS;
/** How long an attempt to connect may take, and the first page after a start waits for one, in ms. */
const CONNECT_MS = 2_000;
const RETRY_MS = 250;
const LONGEST_RETRY_MS = 2_000;

/**
 * A client of Redis or Valkey that connects again by itself and keeps nothing that could not be sent:
 * a command fails at once while the engine is away.
 */
function engineClient(url) {
  // Loaded here: without a URL of an engine it never is.
  const { createClient } = require('@redis/client');
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: BLOCK_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(RETRY_MS * 2 ** tries, LONGEST_RETRY_MS),
    },
  });
  // Told once, by shared-changes.cjs: the client says so at each of its attempts.
  client.on('error', () => {});
  return client;
}

module.exports = { BLOCK_MS, CONNECT_MS, RETRY_MS, engineClient };
