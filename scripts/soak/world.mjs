import { openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNode, stop } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite, webhookUrl } from '../start/site.mjs';

/** A separate build directory, so that the build of `npm start` is not changed. */
export const DIST = '.next-test';
const database = fileURLToPath(new URL('database.mjs', import.meta.url));

/** Kills a process, whatever it is doing. */
export function kill(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return ended;
}

/** Starts the database on its folder; resolves when it answers. */
export async function startDatabase(log, options) {
  const child = startNode([database, JSON.stringify(options)], {
    stdio: ['ignore', log, log, 'ipc'],
  });
  const api = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Failure('The database does not start.')));
  });
  return { child, api };
}

/**
 * Starts the production build on demo data, with its database on disk in a separate process. Both
 * can be killed and restarted. Resolves to { siteUrl, api (URLs and keys), pid() of the site, pages
 * (the folder of stored pages), killDatabase(), killSite(), restartSite(), close() }.
 */
export async function startWorld(temp) {
  const [port, apiPort] = [await anyFreePort(), await anyFreePort()];
  const siteUrl = `http://localhost:${port}`;
  const options = {
    dataDir: path.join(temp, 'data/db'),
    keysFile: path.join(temp, 'keys.json'),
    outboxDir: path.join(temp, 'outbox'),
    port: apiPort,
    siteUrl,
    webhookUrl: webhookUrl(port),
  };
  const log = openSync(path.join(temp, 'soak.log'), 'a');
  let { child: db, api } = await startDatabase(log, options);
  const env = siteEnv({
    SITE_URL: siteUrl,
    SUPABASE_URL: api.url,
    SUPABASE_ANON_KEY: api.anonKey,
    REVALIDATE_SECRET: api.webhookSecret,
  });
  await buildSite({ distDir: DIST, env, force: true });
  const startedSite = async () => {
    const child = startSite({ port, env, distDir: DIST, stdio: ['ignore', log, log, 'ipc'] });
    await waitForSite(siteUrl, child);
    return child;
  };
  let site = await startedSite();
  return {
    siteUrl,
    api,
    pages: inRoot(DIST, 'server/page-cache'),
    pid: () => site.pid,
    killDatabase: async () => {
      await kill(db);
      ({ child: db, api } = await startDatabase(log, options));
    },
    killSite: async () => {
      await kill(site);
      site = await startedSite();
    },
    restartSite: async () => {
      await stop(site);
      site = await startedSite();
    },
    close: async () => {
      await stop(site);
      await stop(db);
    },
  };
}
