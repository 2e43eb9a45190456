import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { repeat } from './repeat.mjs';
import { savesIn, startSaver, storedSave } from './saver.mjs';

const PAGE = '/hotel/ipe-guanabara';
/** Pause before a kill once both run again, in ms: it comes at any point of a save or a rendering. */
const EARLIEST_MS = 100;
const LATEST_MS = 1_500;
/**
 * How long a page may take to show the last save once site and database run again, in ms. The database
 * sends no message for a change by an account, and this one is not made in the back office, which
 * would revalidate the page (docs/decisions/0012). So it is the page's lifetime of a minute, and the
 * time to render it.
 */
const CATCH_UP_MS = 75_000;

/** Reads the page once as a visitor; null if nothing answers. */
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

/** Reads the page all the time and counts responses that visitors should not get. */
function startReader(siteUrl) {
  const state = { answers: 0, errors: 0, torn: 0 };
  const stop = repeat(async () => {
    const seen = await look(siteUrl);
    if (!seen) return setTimeout(50);
    state.answers += 1;
    if (!seen.isGood) state.errors += 1;
    else if (!seen.isWhole) state.torn += 1;
  });
  return { state, stop };
}

/** After how many seconds the page shows this save; null if it does not in time. */
async function secondsUntilShown(siteUrl, n) {
  const start = Date.now();
  while (Date.now() < start + CATCH_UP_MS) {
    if ((await look(siteUrl))?.saves.has(n)) return Math.round((Date.now() - start) / 1000);
    await setTimeout(250);
  }
  return null;
}

const anyMoment = () => setTimeout(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS));

/** Kills site and database alternately during saves; counts what was lost or torn. */
export async function soakKills(_temp, world, { kills }) {
  const { api, siteUrl } = world;
  const saver = startSaver(api);
  const reader = startReader(siteUrl);
  const counts = { lost: 0, torn: 0 };
  const judge = async () => {
    const before = saver.state.last;
    const { n, isWhole } = await storedSave(api);
    if (n < before) counts.lost += 1;
    if (!isWhole) counts.torn += 1;
    return n;
  };
  for (let i = 0; i < kills; i += 1) {
    for (const kill of [world.killDatabase, world.killSite]) {
      await anyMoment();
      await kill();
      await judge();
    }
  }
  await saver.stop();
  const seconds = await secondsUntilShown(siteUrl, await judge());
  await reader.stop();
  // The next process removes what a killed one left; this one may be writing.
  await world.restartSite();
  const left = readdirSync(world.pages).filter((name) => /\.(tmp|part)$/.test(name));

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
    ['the last save is shown', seconds === null ? 'no' : `after ${seconds} s`, seconds !== null],
    ['half-written files left', left.length, left.length === 0],
  ];
}
