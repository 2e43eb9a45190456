import 'server-only';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { askEngine } from './cache-engine';
import type { Check } from './model';

/** Below this, there is no room to write a page, its image and the log, in bytes. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** The REST service and the database behind it answer a query for at most one row. */
const database: Check = {
  name: 'database',
  run: async (signal) => {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = env();
    const response = await fetch(
      new URL('/rest/v1/general_config?select=id&limit=1', SUPABASE_URL),
      {
        headers: { apikey: SUPABASE_ANON_KEY },
        cache: 'no-store',
        signal,
      },
    );
    if (!response.ok || !Array.isArray(await response.json())) throw new Error('no rows');
  },
};

/** Pages can be stored: the page cache's folder is writable and its disk has room. */
const disk: Check = {
  name: 'disk',
  run: async () => {
    const folder = path.join(
      /* turbopackIgnore: true */ process.cwd(),
      env().NEXT_DIST_DIR,
      'server/page-cache',
    );
    const file = path.join(/* turbopackIgnore: true */ folder, `health-${process.pid}.tmp`);
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
    await writeFile(file, 'x');
    await rm(file, { force: true });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('the disk is full');
  },
};

/** The engine that instances communicate through, if there is one. */
const cache: Check = {
  name: 'cache',
  run: async (signal) => {
    await askEngine(env().CACHE_URL ?? '', signal);
  },
};

/** What an instance needs, in the order of the response. */
export const checks = (): readonly Check[] =>
  env().CACHE_URL ? [database, cache, disk] : [database, disk];
