import { openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stop } from '../start/children.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite } from '../start/site.mjs';
import { startFrontAndEngine } from '../test/front-engine.mjs';
import { requests } from '../test/sender.mjs';
import { repeat } from './repeat.mjs';
import { savesIn, word } from './saver.mjs';
import { DIST, kill, startDatabase } from './world.mjs';

const PAGE = '/hotel/ipe-guanabara';
const PAGES = [
  '/',
  '/hotels',
  '/deals',
  '/destinations',
  '/about',
  PAGE,
  '/hotel_corp/ipe-paulista',
];
/** Every 200th URL is one that the front has no copy of. */
const UNKNOWN = 200;
const ADDRESSES = 5_000;
const SAVE_EVERY_MS = 2_000;
/** The longest wait until a save is visible, in ms; after that it counts as lost. */
const PATIENCE_MS = 30_000;

const addresses = (front) =>
  Array.from({ length: ADDRESSES }, (_, i) => {
    const query = i % UNKNOWN === 0 ? `?utm_campaign=${i}` : '';
    return `${front.internal}${PAGES[i % PAGES.length]}${query}`;
  });

/** The number of the save that a page shows; 0 if it shows none. */
const look = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const [n = 0] = savesIn(await answer.text());
  return n;
};

/** Starts two instances of a build behind the front, with one database and one engine. */
async function startInstances(temp) {
  const { front, ports, env: sharedEnv, close } = await startFrontAndEngine(temp);
  const log = openSync(path.join(temp, 'instances.log'), 'a');
  const { child: database, api } = await startDatabase(log, {
    dataDir: path.join(temp, 'instances/db'),
    keysFile: path.join(temp, 'instances-keys.json'),
    outboxDir: path.join(temp, 'outbox'),
    port: await anyFreePort(),
    siteUrl: front.url,
    // Any instance that the front picks is notified.
    webhookUrl: `${front.internal}/api/revalidate`,
  });
  const env = siteEnv({
    SITE_URL: front.url,
    SUPABASE_URL: api.url,
    SUPABASE_ANON_KEY: api.anonKey,
    REVALIDATE_SECRET: api.webhookSecret,
    ...sharedEnv,
  });
  await buildSite({ distDir: DIST, env, force: true });
  const urls = ports.map((port) => `http://localhost:${port}`);
  const begin = async (i) => {
    const stdio = ['ignore', log, log, 'ipc'];
    const child = startSite({ port: ports[i], env, distDir: DIST, stdio });
    await waitForSite(urls[i], child);
    return child;
  };
  const sites = [await begin(0), await begin(1)];
  return {
    front,
    urls,
    api,
    /** Ends an instance, killing it at any point or stopping it as a new release would. */
    restart: async (i, isKilled) => {
      await (isKilled ? kill(sites[i]) : stop(sites[i], 30_000));
      sites[i] = await begin(i);
    },
    close: async () => {
      for (const child of [...sites, database]) await stop(child);
      await close();
    },
  };
}

/** Saves like a script with the service key: one at a time, waiting until each is visible. */
function startSaver({ api, front }) {
  const state = { sent: 0, acknowledged: 0, lost: 0, times: [] };
  const save = async (n) => {
    const answer = await fetch(`${api.url}/rest/v1/hotels?slug=eq.ipe-guanabara`, {
      method: 'PATCH',
      headers: { apikey: api.serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ description: word(n) }),
    });
    if (!answer.ok) throw new Error(`The database answers ${answer.status}.`);
  };
  const seen = async (n) => {
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      if ((await look(front.internal + PAGE).catch(() => 0)) >= n) {
        return performance.now() - began;
      }
      await setTimeout(25);
    }
    return null;
  };
  const stop = repeat(async () => {
    const n = ++state.sent;
    await save(n);
    state.acknowledged = n;
    const took = await seen(n);
    if (took === null) state.lost += 1;
    else state.times.push(took);
    await setTimeout(SAVE_EVERY_MS);
  });
  return { state, stop };
}

async function shownBy(url, n) {
  for (
    const end = performance.now() + PATIENCE_MS;
    performance.now() < end;
    await setTimeout(100)
  ) {
    if ((await look(url + PAGE).catch(() => 0)) === n) return true;
  }
  return false;
}

/** Restarts the instances in turn until told to stop; every second one is killed. */
function startKiller(world, every) {
  const counts = { killed: 0, ended: 0 };
  let turn = 0;
  const stop = repeat(async (goesOn) => {
    for (let s = 0; s < every && goesOn(); s += 1) await setTimeout(1_000);
    if (!goesOn()) return;
    const isKilled = turn % 2 === 0;
    await world.restart(Math.floor(turn / 2) % 2, isKilled);
    counts[isKilled ? 'killed' : 'ended'] += 1;
    turn += 1;
  });
  return { counts, stop };
}

/** Visitors and saves through the front while its instances are killed and restarted. */
export async function soakInstances(temp, { connections, seconds, every }) {
  const world = await startInstances(temp);
  try {
    const urls = addresses(world.front);
    await requests(temp, urls.slice(0, 2 * PAGES.length), { connections: 2 });
    const killer = startKiller(world, every);
    const saver = startSaver(world);
    const { answers, rate, statuses, p50, p99, longest } = await requests(temp, urls, {
      connections,
      seconds,
    });
    await Promise.all([killer.stop(), saver.stop()]);
    const { acknowledged, lost, times } = saver.state;
    const shown = await Promise.all(world.urls.map((url) => shownBy(url, acknowledged)));
    times.sort((x, y) => x - y);
    const p95 = Math.round(times[Math.ceil(times.length * 0.95) - 1] ?? PATIENCE_MS);
    const errors = answers - (statuses[200] ?? 0);
    const { killed, ended } = killer.counts;
    return [
      ['instances', `${killed} killed, ${ended} restarted`, killed > 0],
      ['answers', `${answers} in ${seconds} s, ${rate.toFixed(0)}/s`, null],
      ['errors seen by visitors', `${errors} ${JSON.stringify(statuses)}`, errors === 0],
      ['time to the last byte', `p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`, null],
      ['saves', `${acknowledged} acknowledged`, acknowledged > 0],
      ['saves lost', lost, lost === 0],
      ['saved → seen through the front', `p95 ${p95} ms`, null],
      ['the last save is shown by both', shown.join(', '), shown.every(Boolean)],
    ];
  } finally {
    await world.close();
  }
}
