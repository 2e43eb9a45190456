import { openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNode, stop } from '../start/children.mjs';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { anyFreePort } from '../start/ports.mjs';
import { buildSite, siteEnv, startSite, waitForSite, webhookUrl } from '../start/site.mjs';
import { savesIn, startSaver, storedSave } from './saver.mjs';

const DIST = '.next-test';
const PAGE = '/hotel/ipe-guanabara';
/** A kill comes so long after both run again, in ms: at any point of a save or of a rendering. */
const EARLIEST_MS = 100;
const LATEST_MS = 1_500;
/** How long a page may take to show the last save when all is well again, in ms. */
const CATCH_UP_MS = 30_000;

const database = fileURLToPath(new URL('database.mjs', import.meta.url));

/** Ends a process in the middle of whatever it does. */
function kill(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  return ended;
}

/** Starts the database on its folder; resolves to { child, api } when it answers. */
async function startDatabase(temp, options) {
  const log = openSync(path.join(temp, 'database.log'), 'a');
  const stdio = ['ignore', log, log, 'ipc'];
  const child = startNode([database, JSON.stringify(options)], { stdio });
  const api = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Failure('The database does not start again.')));
  });
  return { child, api };
}

/** One look at the page as visitors get it: null while nothing answers. */
async function look(siteUrl) {
  try {
    const response = await fetch(siteUrl + PAGE, { signal: AbortSignal.timeout(15_000) });
    const text = await response.text();
    const isWhole = text.trimEnd().endsWith('</html>') && savesIn(text).size <= 1;
    return { isGood: response.status === 200, isWhole, saves: savesIn(text) };
  } catch {
    return null;
  }
}

/** Looks at the page all the time; counts what visitors should not have got. */
function startReader(siteUrl) {
  const state = { answers: 0, errors: 0, torn: 0 };
  let running = true;
  const work = async () => {
    while (running) {
      const seen = await look(siteUrl);
      if (!seen) {
        await setTimeout(50);
        continue;
      }
      state.answers += 1;
      if (!seen.isGood) state.errors += 1;
      else if (!seen.isWhole) state.torn += 1;
    }
  };
  const done = work();
  return {
    state,
    stop: async () => {
      running = false;
      await done;
    },
  };
}

async function showsSave(siteUrl, n) {
  const end = Date.now() + CATCH_UP_MS;
  while (Date.now() < end) {
    if ((await look(siteUrl))?.saves.has(n)) return true;
    await setTimeout(250);
  }
  return false;
}

/** Kills site and database in turns in the middle of saves; counts what was lost or torn. */
export async function soakKills(temp, closers, { kills }) {
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
  let { child: db, api } = await startDatabase(temp, options);
  closers.push(() => stop(db, 0));
  const env = siteEnv({
    SITE_URL: siteUrl,
    SUPABASE_URL: api.url,
    SUPABASE_ANON_KEY: api.anonKey,
    REVALIDATE_SECRET: api.webhookSecret,
  });
  await buildSite({ distDir: DIST, env, force: true });
  const log = openSync(path.join(temp, 'site.log'), 'a');
  const start = async () => {
    const child = startSite({ port, env, distDir: DIST, stdio: ['ignore', log, log, 'ipc'] });
    await waitForSite(siteUrl, child);
    return child;
  };
  let site = await start();
  closers.push(() => stop(site, 0));

  const saver = startSaver(api);
  const reader = startReader(siteUrl);
  const counts = { lost: 0, torn: 0 };
  const judge = async () => {
    const before = saver.state.last;
    const { n, isWhole } = await storedSave(api);
    if (n < before) counts.lost += 1;
    if (!isWhole) counts.torn += 1;
  };
  for (let i = 0; i < kills; i += 1) {
    await setTimeout(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
    await kill(db);
    ({ child: db } = await startDatabase(temp, options));
    await judge();
    await setTimeout(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));
    await kill(site);
    site = await start();
    await judge();
  }
  await saver.stop();
  await judge();
  const { n } = await storedSave(api);
  const isShown = await showsSave(siteUrl, n);
  await reader.stop();
  // A start removes what a killed process has left; this one may have written since.
  await stop(site);
  site = await start();
  const left = readdirSync(inRoot(DIST, 'server/page-cache')).filter((name) =>
    /\.(tmp|part)$/.test(name),
  );

  const { sent, acknowledged, refused } = saver.state;
  return [
    ['kills', `${kills} of the site, ${kills} of the database`, null],
    ['saves', `${sent} sent, ${acknowledged} acknowledged`, acknowledged > 0],
    ['lost', counts.lost, counts.lost === 0],
    ['torn', counts.torn, counts.torn === 0],
    ['refused by the database', [...refused].join('; ') || 0, refused.size === 0],
    ['looks at the page', reader.state.answers, reader.state.answers > 0],
    ['errors among them', reader.state.errors, reader.state.errors === 0],
    ['torn pages among them', reader.state.torn, reader.state.torn === 0],
    ['the last save is shown', isShown, isShown],
    ['half-written files left', left.length, left.length === 0],
  ];
}
