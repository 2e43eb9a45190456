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
  /** The name of this site's writable copy of the build: one per test file. */
  name?: string;
  /** A free one by default. */
  port?: number;
  /** What the server gets in addition to the usual environment. */
  env?: Record<string, string>;
  /** Rendered pages to leave out of the copy, by file name. */
  without?: RegExp;
  /** Whether this site can't write what it wants to store. */
  unwritable?: boolean;
};

/**
 * Hard-links every file, which is much faster than copying it. A server replaces pages and never
 * writes into a file, so the build stays unchanged whatever happens to the copy.
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

/** Starts a second site on a copy of the build under test that reads through the given API URL. */
export async function startOutageSite(apiUrl: string, options: OutageSiteOptions = {}) {
  const { name = '', env: given, without, unwritable = false } = options;
  const copy = `.next-test-outage${name}`;
  rmSync(copy, { recursive: true, force: true });
  copyBuild(BUILD, copy, without);
  // Files in place of folders: a root process can write into any folder.
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
    /** Everything that the server has logged so far. */
    log: () => readFileSync(logFile, 'utf8'),
    port,
    /** Kills it, whatever it is doing. */
    kill: () => stop(child, 0),
    /** Asks it to stop; resolves when it has. */
    end: () => stop(child, 60_000),
    start: startAgain,
    /** Kills it, whatever it is doing, and starts it again. */
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
