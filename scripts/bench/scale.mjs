import { memoryOf } from '../soak/memory.mjs';
import { startProduction } from '../test/production.mjs';
import { filterInteraction } from './filtering.mjs';
import { answersOf, gzipBytes, launchBrowser, percentile, quiet } from './measure.mjs';
import { findServer, openPostgres } from './postgres.mjs';
import { savedToSeen } from './saved-to-seen.mjs';
import { grow, hotelPaths } from './scale-data.mjs';
import { printTable } from './table.mjs';

/** Numbers of hotels that are measured if the command names no others. */
export const SIZES = [17, 1_000, 10_000];
const REQUESTS = 40;
/** Pages not visited before, to time a first visit. */
const FIRST_VISITS = 30;
/** Number of different pages visited before the site's memory is read. */
const PAGES = 10_000;
const AT_ONCE = 4;
const MEMORY_MB = 600;
/** Bound from a save to every page that shows it, at the front and at both instances, in ms. */
const SEEN_MS = 500;
/** Bound from pressing a filter above a hundred cards to the next paint on a cheap phone, in ms. */
const FILTER_MS = 100;
const FILTER = 'filter above 100 cards, 4x';
/** How much slower than the smallest chain an answer may be; below NOTHING_MS (ms) it passes. */
const FACTOR = 1.5;
const NOTHING_MS = 30;
const ADMIN = 'admin@ipehoteis.example';

const STORED = ['/', '/hotels', '/deals', '/destinations', '/sitemap', '/sitemap.xml'];
const ASKED = [
  ...[
    '/hotels?pagina=2',
    '/hotels?q=praia&ordem=preco',
    '/hotels?tipo=corporativo&comodidade=wi-fi',
  ],
  ...['/deals?pagina=2', '/api/search?q=praia'],
];
const STAFF = [
  ...['/admin', '/admin/hotels', '/admin/hotels?q=ipe', '/admin/packages', '/admin/regions'],
  ...['/admin/users', '/admin/historico'],
];

const p95 = (times) => percentile(times, 95);

/** The cookies of an administrator's session. */
async function staffCookie({ siteUrl, embedded }, browser) {
  return browser.visit(siteUrl, async (page) => {
    await page.goto(`${siteUrl}/auth`, { waitUntil: 'networkidle0' });
    await page.type('input[name=email]', ADMIN);
    await page.type('input[type=password]', embedded.demoPassword);
    await page.click('button[type=submit]');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Dashboard');
    const cookies = await page.cookies(siteUrl);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  });
}

/** Visits this many different hotel pages; resolves to how many there were. */
async function visitMany({ siteUrl, embedded }, pages) {
  const paths = await hotelPaths(embedded, 0, pages);
  const queue = [...paths];
  const visitor = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const response = await fetch(siteUrl + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return paths.length;
}

async function measureSize(hotels, pages, temp, shellPath) {
  const rows = new Map();
  const production = await startProduction(temp, {
    fill: (embedded) => grow(embedded, hotels),
    // PGlite is for demos: a chain of thousands of hotels has a server.
    ...(findServer() && { openDatabase: openPostgres }),
  });
  try {
    const { siteUrl, embedded } = production;
    rows.set('build, s', production.buildSeconds);
    await quiet();
    const visit = async (path, headers) => {
      const times = await answersOf(siteUrl + path, REQUESTS, headers);
      rows.set(`${path}, ms`, p95(times));
    };
    for (const path of [...STORED, ...ASKED]) {
      rows.set(`${path}, KB gz`, (await gzipBytes(siteUrl + path)) / 1024);
      await visit(path);
    }
    const firsts = await hotelPaths(embedded, 60, FIRST_VISITS);
    const times = [];
    for (const path of firsts) times.push(...(await answersOf(siteUrl + path, 1)));
    if (times.length > 0) rows.set('first visit of a hotel, ms', p95(times));
    const [known] = await hotelPaths(embedded, 0, 1);
    rows.set('a hotel, ms', p95(await answersOf(siteUrl + known, REQUESTS)));
    rows.set('a hotel, KB gz', (await gzipBytes(siteUrl + known)) / 1024);
    const browser = await launchBrowser(shellPath);
    try {
      const filtering = await filterInteraction(browser, siteUrl);
      if (filtering !== undefined) rows.set(FILTER, filtering);
      const cookie = await staffCookie(production, browser);
      for (const path of STAFF) await visit(path, { cookie });
    } finally {
      await browser.close();
    }
    const visited = await visitMany(production, pages);
    rows.set('different pages visited', visited);
    rows.set('memory after them, MB', memoryOf(production.pid()));
    await production.stopSite();
    for (const [name, time] of await savedToSeen(temp, production)) rows.set(`${name}, ms`, time);
  } finally {
    await production.close();
  }
  return rows;
}

const show = (value) =>
  value === undefined ? '' : value.toFixed(Number.isInteger(value) || value > 100 ? 0 : 1);

/** Whether a row is within its bound, given the smallest chain's value; not all rows have one. */
function holds(name, first, value) {
  if (value === undefined) return true;
  if (name === FILTER) return value <= FILTER_MS;
  if (name.startsWith('a saved')) return value <= SEEN_MS;
  if (first === undefined) return true;
  if (name.startsWith('memory')) return value <= MEMORY_MB;
  if (name.endsWith(', ms')) return value <= Math.max(first * FACTOR, NOTHING_MS);
  return name.startsWith('build') ? value <= first * FACTOR : true;
}

/**
 * Measures chains of these sizes and prints a table; resolves to whether the larger ones are within
 * the bounds. `pages` is the number of different pages visited before memory is read.
 */
export async function benchScale(temp, shellPath, { sizes = SIZES, pages = PAGES }) {
  const results = [];
  console.log(
    findServer()
      ? 'On a Postgres server of this machine.'
      : 'On PGlite: this machine has no Postgres server.',
  );
  for (const hotels of sizes) {
    console.log(`\nA chain of ${hotels} hotels …`);
    const rows = await measureSize(hotels, pages, temp, shellPath);
    results.push(rows);
    // The largest chain takes long, so results so far are printed.
    printTable([...rows].map(([name, value]) => [name, show(value)]));
  }
  const names = [...new Set(results.flatMap((rows) => [...rows.keys()]))];
  const [first] = results;
  const verdicts = names.map((name) =>
    results.every((rows) => holds(name, first.get(name), rows.get(name))),
  );
  console.log(
    `p95 of ${REQUESTS} answers; bound: ${FACTOR} times the first column or ${NOTHING_MS} ms.`,
  );
  printTable([
    ['', ...sizes.map((hotels) => `${hotels} hotels`), ''],
    ...names.map((name, i) => [
      name,
      ...results.map((rows) => show(rows.get(name))),
      verdicts[i] ? 'ok' : 'over',
    ]),
  ]);
  return verdicts.every(Boolean);
}
