import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFrontAndEngine } from '../../scripts/test/front-engine.mjs';
import { test as base } from './fixtures';
import { startOutageSite } from './outage-site';

/** A hotel of the demo chain and its page. */
export const HOTEL = { slug: 'ipe-guanabara', page: '/hotel/ipe-guanabara' };

/**
 * Starts a database, an engine and two instances of the build under test behind the shipped front.
 * `name` keeps the copies of the build apart. The database tells instance `a` of its changes.
 */
async function startInstances(name: string) {
  const temp = mkdtempSync(path.join(os.tmpdir(), 'instances-'));
  const { engine, front, ports, env: sharedEnv, close } = await startFrontAndEngine(temp);
  const { startEmbedded } = await import('../../scripts/embedded/index.mjs');
  const options = {
    memory: true,
    siteUrl: front.url,
    outboxDir: path.join(temp, 'outbox'),
    webhookUrl: `http://localhost:${ports[0]}/api/revalidate`,
  };
  const database = await startEmbedded(options);
  const env = {
    SITE_URL: front.url,
    SUPABASE_ANON_KEY: database.anonKey,
    REVALIDATE_SECRET: database.webhookSecret,
    ...sharedEnv,
    TRUSTED_PROXIES: '1',
    CLIENT_ADDRESS_SECRET: front.secret,
  };
  const start = (instance: string, port: number) =>
    startOutageSite(database.url, { name: `-${name}-${instance}`, port, env });
  const [a, b] = await Promise.all([start('a', ports[0]), start('b', ports[1])]);
  return {
    engine,
    front,
    database,
    a,
    b,
    /** Has the database itself give the hotel a new, unique description. */
    save: async (): Promise<string> => {
      const words = `Gravado ${crypto.randomUUID()}.`;
      await database.sql('update public.hotels set description = $1 where slug = $2', [
        words,
        HOTEL.slug,
      ]);
      return words;
    },
    close: async () => {
      await Promise.all([a.close(), b.close()]);
      await database.close();
      await close();
      rmSync(temp, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof startInstances>>;

/** Tests on two instances of their own behind a front of their own. */
export const instancesTest = (name: string) =>
  base.extend<object, { world: World }>({
    world: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
      async ({}, use) => {
        const world = await startInstances(name);
        await use(world);
        await world.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });
