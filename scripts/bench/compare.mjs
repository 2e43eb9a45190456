import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from '../start/failure.mjs';
import { inRoot } from '../start/paths.mjs';
import { ensureBrowser } from '../test/browser.mjs';
import { startProduction } from '../test/production.mjs';
import { requests } from '../test/sender.mjs';
import { checkOut } from './checkout.mjs';
import { gzipBytes, launchBrowser, median } from './measure.mjs';
import { hasNginx, startTlsFront } from './nginx.mjs';
import { launchPhone } from './paint.mjs';
import { printTable } from './table.mjs';

const PAGES = ['/', '/hotels', '/deals', '/hotel_lazer/ipe-bombinhas-praia'];
/** Loads not counted: a server that renders or just started is less than half as fast. */
const WARM_UP = 3;
const ROUNDS = 5;
const VISITS = 5;
const LOAD = { connections: 50, seconds: 4 };

/**
 * Measures both sites alternately, `rounds` times, and returns for each the values from `measure`.
 * The order alternates too, so that neither site has an advantage.
 */
async function inTurns(sites, rounds, measure) {
  const values = sites.map(() => []);
  const turn = [...sites.entries()];
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, site] of turn) values[i].push(await measure(site));
    turn.reverse();
  }
  return values;
}

/** Complete answers of `url` per second. Throws a Failure if any is not a 200. */
async function requestsPerSecond(temp, url) {
  const { answers, rate, statuses } = await requests(temp, [url], LOAD);
  if (statuses[200] === answers) return rate;
  throw new Failure(`The load on ${url} failed: ${JSON.stringify(statuses)}`);
}

async function sizes({ siteUrl }, page) {
  const html = await (await fetch(siteUrl + page)).text();
  return { html: html.length / 1024, gzip: gzipSync(html).length / 1024 };
}

/** KB (gzip) of the site's own scripts that a browser downloads for a page without interaction. */
async function scriptSize(browser, { siteUrl }, path) {
  const urls = new Set();
  await browser.visit(siteUrl + path, async (page) => {
    page.on('request', (request) => {
      const isOwn = new URL(request.url()).origin === siteUrl;
      if (isOwn && request.resourceType() === 'script') urls.add(request.url());
    });
    await page.goto(siteUrl + path, { waitUntil: 'networkidle0' });
    // Deferred scripts load after the first idle moment.
    await page.waitForNetworkIdle({ idleTime: 1500 });
  });
  const bytes = await Promise.all([...urls].map(gzipBytes));
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** One line of the table: both medians and the ratio of the first to the second. */
const line = (page, what, [now, before], digits) => [
  page,
  what,
  now.toFixed(digits),
  before.toFixed(digits),
  before > 0 ? (now / before).toFixed(2) : '',
];

async function comparePage(page, sites, { temp, browser, phone, urls }) {
  const lines = [];
  const add = (what, values, digits = 0) =>
    lines.push(line(page, what, values.map(median), digits));
  const weights = await inTurns(sites, 1, (site) => sizes(site, page));
  add(
    'HTML KB',
    weights.map((of) => of.map(({ html }) => html)),
    1,
  );
  add(
    'HTML gzip KB',
    weights.map((of) => of.map(({ gzip }) => gzip)),
    1,
  );
  add('JS gzip KB', await inTurns(sites, 1, (site) => scriptSize(browser, site, page)), 1);
  const rate = ({ siteUrl }) => requestsPerSecond(temp, siteUrl + page);
  await inTurns(sites, WARM_UP, rate);
  add('requests/s', await inTurns(sites, ROUNDS, rate));
  const url = (site) => urls[sites.indexOf(site)] + page;
  for (const site of sites) await phone.visit(url(site), false);
  const visits = await inTurns(sites, VISITS, (site) => phone.visit(url(site), true));
  const of = (key) => visits.map((list) => list.map((visit) => visit[key]));
  add('first paint ms', of('paint'));
  add('LCP ms', of('lcp'));
  add('interactive ms', of('interactive'));
  add('blocking ms', of('blocking'));
  add('CLS', of('cls'), 3);
  return lines;
}

/**
 * Builds this checkout and the commit `ref`, measures both alternately and prints the values and
 * their ratios (this checkout divided by the commit). It only informs and has no bounds: other work
 * on the machine changes the values, but much less the ratios.
 */
export async function compare(ref, pages, temp, closers) {
  const other = checkOut(ref, temp);
  closers.push(other.remove);
  const sites = [];
  for (const [name, root] of [
    ['now', inRoot()],
    ['before', other.root],
  ]) {
    const folder = path.join(temp, name);
    mkdirSync(folder);
    const site = await startProduction(folder, { root });
    closers.push(site.close);
    sites.push(site);
  }
  const executable = await ensureBrowser('full');
  const nginx = hasNginx()
    ? await startTlsFront(
        sites.map(({ port }) => port),
        temp,
      )
    : null;
  if (nginx) closers.push(nginx.close);
  const [browser, phone] = [await launchBrowser(executable), await launchPhone(executable)];
  closers.push(browser.close, phone.close);
  console.log(
    `Against ${other.commit}, in turns: medians of ${ROUNDS} loads of ${LOAD.connections} connections and of ${VISITS} visits ` +
      `as a phone with slow 4G and a four times slower processor applied, over ${nginx ? 'HTTP/2 (nginx)' : 'HTTP/1.1: there is no nginx'}.`,
  );
  const urls = nginx?.urls ?? sites.map(({ siteUrl }) => siteUrl);
  for (const page of pages.length > 0 ? pages : PAGES) {
    const lines = await comparePage(page, sites, { temp, browser, phone, urls });
    printTable([['page', 'what', 'now', other.commit, 'ratio'], ...lines]);
  }
}
