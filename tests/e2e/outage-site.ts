import { cpSync, openSync, rmSync } from 'node:fs';
import { stop } from '../../scripts/lib/children.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { siteEnv, startSite, waitForSite } from '../../scripts/lib/site.mjs';
import { ANON_KEY } from './environment';

/** The build under test, and the copy that the site of the outage tests may write to. */
const BUILD = process.env.VITRINE_DIST_DIR ?? '.next-test';
const COPY = '.next-test-outage';

/** A second site on a copy of the build under test, reading through the given API address. */
export async function startOutageSite(apiUrl: string) {
  rmSync(COPY, { recursive: true, force: true });
  cpSync(BUILD, COPY, { recursive: true, filter: (file) => !/[\\/]cache$/.test(file) });
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const env = siteEnv({ SITE_URL: url, SUPABASE_URL: apiUrl, SUPABASE_ANON_KEY: ANON_KEY });
  const log = openSync(`${COPY}/site.log`, 'w');
  const start = () => startSite({ port, env, distDir: COPY, stdio: ['ignore', log, log, 'ipc'] });
  let child = start();
  await waitForSite(`${url}/privacy-nada`, child);
  return {
    url,
    restart: async () => {
      await stop(child);
      child = start();
      await waitForSite(`${url}/privacy-nada`, child);
    },
    close: async () => {
      await stop(child);
      rmSync(COPY, { recursive: true, force: true });
    },
  };
}
