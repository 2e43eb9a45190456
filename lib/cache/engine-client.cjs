/** Longest time that the engine holds a request for the next change, in ms. */
const BLOCK_MS = 5_000;
/** An engine silent for this long counts as away, in ms: longer than a request may wait. */
const SILENCE_MS = 3 * BLOCK_MS;
/** Timeout of an attempt to connect, for which the first page after a start waits, in ms. */
const CONNECT_MS = 2_000;
const RETRY_MS = 250;
const LONGEST_RETRY_MS = 2_000;

/**
 * Returns a client of Redis or Valkey that reconnects automatically and queues nothing: a command
 * fails at once while the engine is away.
 */
function engineClient(url) {
  // Loaded here: never without an engine's URL.
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
  // Logged once, by shared-changes.cjs: the client emits it at each attempt.
  client.on('error', () => {});
  return client;
}

module.exports = { BLOCK_MS, CONNECT_MS, RETRY_MS, engineClient };
