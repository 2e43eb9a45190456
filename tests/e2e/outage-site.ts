import {
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { stop } from '../../scripts/start/children.mjs';
import { anyFreePort } from '../../scripts/start/ports.mjs';
import { siteEnv, startSite, waitForSite } from '../../scripts/start/site.mjs';
import { ANON_KEY } from './environment';

/** The build under test. */
const BUILD = process.env.VITRINE_DIST_DIR ?? '.next-test';

export type OutageSiteOptions = {
  /** Of the copy of the build that this site may write to: one for each file of tests. */
  name?: string;
  /** A free one, by default. */
  port?: number;
  /** What the server gets beside the usual environment. */
  env?: Record<string, string>;
  /** Rendered pages that are left out of the copy, by their files' names. */
  without?: RegExp;
  /** Whether this site finds no room for what it wants to keep. */
  unwritable?: boolean;
};

/**
 * Gives every file a second name, which is much faster than a second content: a server replaces
 * pages and writes into none, so that the build stays as it is whatever is done to the copy.
 */
function copyBuild(from: string, to: string, without?: RegExp) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === 'cache' || without?.test(file)) continue;
    if (entry.isDirectory()) copyBuild(file, copy, without);
    else linkSync(file, copy);
  }
}

/** A second site on a copy of the build under test, reading through the given API address. */
export async function startOutageSite(apiUrl: string, options: OutageSiteOptions = {}) {
  const { name = '', env: given, without, unwritable = false } = options;
  const copy = `.next-test-outage${name}`;
  rmSync(copy, { recursive: true, force: true });
  copyBuild(BUILD, copy, without);
  // Files where folders should be: what runs with every right can write into any folder.
  for (const folder of unwritable ? ['server/page-cache', 'cache'] : []) {
    rmSync(path.join(copy, folder), { recursive: true, force: true });
    writeFileSync(path.join(copy, folder), '');
  }
  const port = options.port ?? (await anyFreePort());
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
  const startAgain = async () => {
    child = start();
    await waitForSite(`${url}/privacy-nada`, child);
  };
  return {
    url,
    /** Everything that the server has written to its terminal so far. */
    log: () => readFileSync(logFile, 'utf8'),
    port,
    /** Killed in the middle of whatever it does. */
    kill: () => stop(child, 0),
    /** Asked to end; resolves when it has. */
    end: () => stop(child, 60_000),
    start: startAgain,
    /** Killed in the middle of whatever it does, and started again. */
    restart: async () => {
      await stop(child, 0);
      await startAgain();
    },
    close: async () => {
      await stop(child, 0);
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
