import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { stop } from '../start/children.mjs';
import { startSite, waitForSite } from '../start/site.mjs';
import { startFrontAndEngine } from '../test/front-engine.mjs';
import { percentile, quiet } from './measure.mjs';

const SAVES = 8;
/** The longest wait until a save is visible, in ms. */
const PATIENCE_MS = 30_000;
/** Each poll costs the site some milliseconds in which it does not render. */
const LOOK_EVERY_MS = 50;

/** Two instances of the build behind the front; the database notifies the first one's port. */
async function startInstances(temp, { env, distDir, port }) {
  const { front, ports, env: sharedEnv, close } = await startFrontAndEngine(temp, port);
  const shared = { ...env, ...sharedEnv };
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
  const urls = ports.map((at) => `http://localhost:${at}`);
  const sites = [];
  for (const [i, at] of ports.entries()) {
    sites.push(startSite({ port: at, env: shared, distDir, stdio }));
    await waitForSite(urls[i], sites[i]);
  }
  return {
    places: [front.internal, ...urls],
    close: async () => {
      for (const site of sites) await stop(site);
      await close();
    },
  };
}

/** Uncompressed, because compression would take the site longer than the answer itself. */
const IDENTITY = { headers: { 'accept-encoding': 'identity' } };
const textOf = async (url) => (await fetch(url, IDENTITY)).text();
const firstLink = (html, pattern) => pattern.exec(html)?.[1];

/** Whether a page contains this name, and not only as part of a longer one ('Ipê Praia 12'). */
const names = (html, name) => html.split(name).some((rest, i) => i > 0 && !/^ ?\w/.test(rest));

/** Milliseconds until the page at one place contains these words. */
async function seen(url, words) {
  const began = performance.now();
  while (!(await textOf(url)).includes(words)) {
    if (performance.now() - began > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    await setTimeout(LOOK_EVERY_MS);
  }
  return performance.now() - began;
}

/**
 * Times from a change in the database until each page shows it: at the front, and at both
 * instances, as their visitors see it. One page at a time is polled, as if it were visited.
 */
async function timesOf(places, pages, name, save) {
  const shown = await Promise.all(
    pages.map(async ([, address]) => names(await textOf(places[0] + address), name)),
  );
  const rows = [];
  let saves = 0;
  for (const [label, address] of pages.filter((_, at) => shown[at])) {
    const times = [];
    // The first save is not counted: a process that has just started renders slowly.
    for (let i = 0; i <= SAVES; i += 1) {
      // Waits until the pages of the previous change are rendered.
      await quiet();
      saves += 1;
      // Sorts before 'Ipê Praia 1' of a grown chain, so that its place in lists stays the same.
      const words = `${name} 0${saves},`;
      const began = performance.now();
      await save(words);
      const took = performance.now() - began;
      const all = await Promise.all(places.map((place) => seen(place + address, words)));
      if (i > 0) times.push(took + Math.max(...all));
    }
    rows.push([label, percentile(times, 95)]);
  }
  await save(name);
  return rows;
}

/**
 * How long after a hotel or an offer was saved every page with its name shows it, in ms (p95, the
 * slowest of front and two instances). Replaces the site of `production`, which must be stopped.
 * Resolves to pairs of a label and a time.
 */
export async function savedToSeen(temp, production) {
  const { embedded } = production;
  const folder = mkdtempSync(path.join(temp, 'seen-'));
  const instances = await startInstances(folder, production);
  const { places } = instances;
  try {
    const [list, deals] = [await textOf(`${places[0]}/hotels`), await textOf(`${places[0]}/deals`)];
    const hotelPath = firstLink(list, /href="(\/hotel(?:_corp|_lazer)?\/[\w-]+)"/);
    const offerPath = firstLink(deals, /href="(\/oferta\/[\w-]+)"/);
    const slug = hotelPath.split('/').at(-1);
    const offerId = offerPath.slice(-36);
    const nameOf = async (table, key, value) => {
      const [row] = await embedded.sql(`select * from public.${table} where ${key} = $1`, [value]);
      const change = `update public.${table} set name = $1 where ${key} = $2`;
      return { row, save: (name) => embedded.sql(change, [name, value]) };
    };
    const hotel = await nameOf('hotels', 'slug', slug);
    const offer = await nameOf('hotel_packages', 'id', offerId);
    const lists = [
      ['home', '/'],
      ['list', '/hotels'],
      ['region', `/hotels?region=${hotel.row.region_id}`],
      ['offers', '/deals'],
      ['site map', '/sitemap'],
    ];
    const own = [
      ['hotel', hotelPath],
      ['offer', offerPath],
    ];
    const rows = [];
    for (const [what, { row, save }] of Object.entries({ hotel, offer })) {
      const times = await timesOf(places, [...own, ...lists], row.name, save);
      rows.push(...times.map(([label, time]) => [`a saved ${what} on ${label}`, time]));
    }
    return rows;
  } finally {
    await instances.close();
  }
}
