/**
 * What a hosted project's pg_net does, for the embedded database: takes what its triggers tell of
 * changes (supabase/migrations/20261122001800_site_webhook.sql) to the site.
 */

const CHANNEL = 'site_changes';
const TABLES = ['general_config', 'hotel_images', 'hotel_packages', 'hotels', 'regions'];
/** Milliseconds to wait before each try; the site may just be starting. */
const TRIES_AFTER = [0, 500, 2_000, 5_000];
const TIMEOUT_MS = 5_000;
/** More messages than this wait as one that says: everything. */
const WAITING_LIMIT = 50;
const EVERYTHING = JSON.stringify({ tables: TABLES, all: true });

/** Whether trying again could help: nobody there, or a site that can't do it now. */
const isPassing = (status) => status >= 500;

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
 * Posts messages to the site, one after the other and without keeping the database waiting. Gives
 * `send(message)`, and `close()`, after which nothing is sent any more.
 */
export function createMessenger({ url, secret }) {
  const ended = new AbortController();
  const { signal } = ended;
  let waiting = [];
  let working = false;

  const deliver = async (message) => {
    let reason;
    for (const delay of TRIES_AFTER) {
      if (delay > 0) await pause(delay, signal);
      if (signal.aborted) return;
      try {
        const status = await post(url, secret, message, signal);
        if (status < 300) return;
        reason = `status ${status}`;
        if (!isPassing(status)) break;
      } catch (error) {
        reason = error.cause?.code ?? error.name;
      }
    }
    if (!signal.aborted) console.error(`The site was not told of a change: ${reason}`);
  };

  const work = async () => {
    working = true;
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      await deliver(next);
    }
    working = false;
  };

  return {
    send(message) {
      if (waiting.length >= WAITING_LIMIT) waiting = [EVERYTHING];
      else if (!waiting.includes(message)) waiting.push(message);
      if (!working) work();
    },
    close: async () => ended.abort(),
  };
}

/** Calls `send` with each message of the database's triggers, from now on. */
export const listen = (driver, send) => driver.listen(CHANNEL, send);
