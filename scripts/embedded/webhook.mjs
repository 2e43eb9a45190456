/**
 * Does for the embedded database what pg_net does in a hosted project: posts the messages of its
 * triggers (supabase/migrations/20261122001800_site_webhook.sql) to the site.
 */

const CHANNEL = 'site_changes';
const TABLES = ['general_config', 'hotel_images', 'hotel_packages', 'hotels', 'regions'];
/** Milliseconds to wait before each attempt; the site may just be starting. */
const RETRY_DELAYS_MS = [0, 500, 2_000, 5_000];
const TIMEOUT_MS = 5_000;
/** A longer queue is replaced by one message that everything has changed. */
const QUEUE_LIMIT = 50;
const EVERYTHING = JSON.stringify({ tables: TABLES, all: true });

/** Whether another attempt could succeed. */
const isTemporary = (status) => status >= 500;

async function post(url, secret, body, signal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  await response.body?.cancel();
  return response.status;
}

function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Posts messages to the site one after the other; the database does not wait for them. Returns
 * `send(message)` and `close()`, after which nothing is sent.
 */
export function createMessenger({ url, secret }) {
  const ended = new AbortController();
  const { signal } = ended;
  let queue = [];
  let working = false;

  const deliver = async (message) => {
    let reason;
    for (const delay of RETRY_DELAYS_MS) {
      if (delay > 0) await pause(delay, signal);
      if (signal.aborted) return;
      try {
        const status = await post(url, secret, message, signal);
        if (status < 300) return;
        reason = `status ${status}`;
        if (!isTemporary(status)) break;
      } catch (error) {
        reason = error.cause?.code ?? error.name;
      }
    }
    if (!signal.aborted) console.error(`The site was not told of a change: ${reason}`);
  };

  const work = async () => {
    working = true;
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      await deliver(next);
    }
    working = false;
  };

  return {
    send(message) {
      if (queue.length >= QUEUE_LIMIT) queue = [EVERYTHING];
      else if (!queue.includes(message)) queue.push(message);
      if (!working) work();
    },
    close: async () => ended.abort(),
  };
}

/** Calls `send` with each message that the database's triggers send from now on. */
export const listen = (driver, send) => driver.listen(CHANNEL, send);
