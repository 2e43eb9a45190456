import { cpSync, openSync, readFileSync, rmSync } from 'node:fs';
import { stop } from '../../scripts/lib/children.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { siteEnv, startSite, waitForSite } from '../../scripts/lib/site.mjs';
import { ANON_KEY } from './environment';

/** The build under test. */
const BUILD = process.env.VITRINE_DIST_DIR ?? '.next-test';

export type OutageSiteOptions = {
  /** Of the copy of the build that this site may write to: one for each file of tests. */
  name?: string;
  /** What the server gets beside the usual environment. */
  env?: Record<string, string>;
  /** Rendered pages that are left out of the copy, by their files' names. */
  without?: RegExp;
};

/** A second site on a copy of the build under test, reading through the given API address. */
export async function startOutageSite(apiUrl: string, options: OutageSiteOptions = {}) {
  const { name = '', env: given, without } = options;
  const copy = `.next-test-outage${name}`;
  rmSync(copy, { recursive: true, force: true });
  const filter = (file: string) => !/[\\/]cache$/.test(file) && !without?.test(file);
  cpSync(BUILD, copy, { recursive: true, filter });
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const env = siteEnv({
    SITE_URL: url,
    SUPABASE_URL: apiUrl,
    SUPABASE_ANON_KEY: ANON_KEY,
    ...given,
  });
  const logFile = `${copy}/site.log`;
  const log = openSync(logFile, 'w');
  const start = () => startSite({ port, env, distDir: copy, stdio: ['ignore', log, log, 'ipc'] });
  let child = start();
  await waitForSite(`${url}/privacy-nada`, child);
  return {
    url,
    /** Everything that the server has written to its terminal so far. */
    log: () => readFileSync(logFile, 'utf8'),
    restart: async () => {
      await stop(child);
      child = start();
      await waitForSite(`${url}/privacy-nada`, child);
    },
    close: async () => {
      await stop(child);
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
