import { openSync } from 'node:fs';
import path from 'node:path';
import { stop } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite, webhookUrl } from '../start/site.mjs';

const DIST = '.next-test';

/**
 * Starts the production build on demo data for tests or measurements: with free ports, its own
 * build directory and an in-memory database, so that a running `npm start` is not affected. The
 * server's output goes to `<temp>/site.log`. Without `webhook`, the site is not notified of changes
 * made directly in the database. `root` is the checkout whose site, migrations and seed are used.
 * `fill` gets the database before the build; `openDatabase` is that of `startEmbedded`.
 *
 * Resolves to { siteUrl, port, env, distDir, embedded, buildSeconds, pid(), stopSite(), close() };
 * throws a Failure if something does not start.
 */
export async function startProduction(
  temp,
  { webhook = true, root = inRoot(), fill, openDatabase } = {},
) {
  const { startEmbedded } = await import('../embedded/index.mjs');
  const port = await anyFreePort();
  const siteUrl = `http://localhost:${port}`;
  const outboxDir = path.join(temp, 'outbox');
  const embedded = await startEmbedded({
    memory: true,
    migrationsDir: path.join(root, 'supabase/migrations'),
    seedFile: path.join(root, 'supabase/seed.sql'),
    siteUrl,
    outboxDir,
    webhookUrl: webhook ? webhookUrl(port) : undefined,
    openDatabase,
  });
  let site;
  const stopSite = () => stop(site);
  const close = async () => {
    await stopSite();
    await embedded.close();
  };
  try {
    const env = siteEnv({
      SITE_URL: siteUrl,
      SUPABASE_URL: embedded.url,
      SUPABASE_ANON_KEY: embedded.anonKey,
      REVALIDATE_SECRET: embedded.webhookSecret,
    });
    await fill?.(embedded);
    // With the folder that a container runs, besides that of `next start`: one build for both.
    const buildEnv = { ...env, NEXT_OUTPUT: 'standalone' };
    const began = performance.now();
    await buildSite({ root, distDir: DIST, env: buildEnv, force: true });
    const buildSeconds = (performance.now() - began) / 1000;
    const log = openSync(path.join(temp, 'site.log'), 'w');
    site = startSite({ root, port, env, distDir: DIST, stdio: ['ignore', log, log, 'ipc'] });
    await waitForSite(siteUrl, site);
    const pid = () => site.pid;
    return { siteUrl, port, env, distDir: DIST, embedded, buildSeconds, pid, stopSite, close };
  } catch (error) {
    await close();
    throw error;
  }
}
