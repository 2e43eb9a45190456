import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../../scripts/embedded/index.mjs';

/** Options for the files that `npm start` stores in a data folder. */
const optionsFor = (data) => ({
  dataDir: `${data}/postgres`,
  keysFile: `${data}/keys.json`,
  outboxDir: `${data}/outbox`,
  accounts: false,
});

/**
 * Starts an embedded database on a data folder in its own process, as `npm start` does. Resolves to
 * { url, anonKey, serviceKey, migrated, seeded, sql(query, params), close(), kill() }.
 */
export async function startProcess(data, options = {}) {
  const child = fork(fileURLToPath(import.meta.url), [data, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [started] = await once(child, 'message');
  if (started.error) throw new Error(started.error);
  return {
    ...started,
    sql: async (...query) => {
      child.send({ query });
      const [{ rows, error }] = await once(child, 'message');
      if (error) throw new Error(error);
      return rows;
    },
    close: async () => {
      child.send({ close: true });
      await once(child, 'exit');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [data, options] = process.argv.slice(2);
  // Even if the test ends without closing it.
  process.on('disconnect', () => process.exit());
  try {
    const embedded = await startEmbedded({ ...optionsFor(data), ...JSON.parse(options) });
    process.on('message', async ({ query, close }) => {
      if (close) {
        await embedded.close();
        process.disconnect();
        return;
      }
      const answer = await embedded.sql(...query).then(
        (rows) => ({ rows }),
        ({ message }) => ({ error: message }),
      );
      process.send(answer);
    });
    const { url, anonKey, serviceKey, migrated, seeded } = embedded;
    process.send({ url, anonKey, serviceKey, migrated, seeded });
  } catch (error) {
    process.send({ error: error.message });
  }
}
