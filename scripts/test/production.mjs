import { openSync } from 'node:fs';
import path from 'node:path';
import { stop } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite, webhookUrl } from '../start/site.mjs';

const DIST = '.next-test';

/**
 * The production build on demo data, to be measured or tested and thrown away: free
 * ports, a build directory of its own and a database in memory, so that a running `npm start`
 * never notices. The server's own output goes to `<temp>/site.log`. Without `webhook` the site is not
 * told of what is changed in the database past it. `root` is the checkout whose site, migrations and
 * seed are used.
 *
 * Resolves to { siteUrl, port, distDir, embedded, close }; throws a Failure when something does not start.
 */
export async function startProduction(temp, { webhook = true, root = inRoot() } = {}) {
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
  });
  let site;
  const close = async () => {
    await stop(site);
    await embedded.close();
  };
  try {
    const env = siteEnv({
      SITE_URL: siteUrl,
      SUPABASE_URL: embedded.url,
      SUPABASE_ANON_KEY: embedded.anonKey,
      REVALIDATE_SECRET: embedded.webhookSecret,
    });
    // With the folder that a container runs, beside what `next start` runs: one build for both.
    const buildEnv = { ...env, NEXT_OUTPUT: 'standalone' };
    await buildSite({ root, distDir: DIST, env: buildEnv, force: true });
    const log = openSync(path.join(temp, 'site.log'), 'w');
    site = startSite({ root, port, env, distDir: DIST, stdio: ['ignore', log, log, 'ipc'] });
    await waitForSite(siteUrl, site);
    return { siteUrl, port, distDir: DIST, embedded, close };
  } catch (error) {
    await close();
    throw error;
  }
}
