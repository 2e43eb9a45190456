import { Failure } from '../start/failure.mjs';
import { ensureBrowser } from '../test/browser.mjs';
import { startProduction } from '../test/production.mjs';
import { gzipBytes, launchBrowser, median, serverTime } from './measure.mjs';
import { printTable } from './table.mjs';

/** Measured unless the command line names others. */
const PAGES = [
  '/',
  '/hotels',
  '/deals',
  '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001',
  '/about',
  '/hotel/ipe-guanabara',
  '/hotel/old/ipe-guanabara',
];
/** Pages with bounds of their own: KB of script, and noindex, which costs SEO points. */
const EXCEPTIONS = { '/hotel/old/ipe-guanabara': { js: 190, hidden: true } };
const JS_KB = 165;
const RUNS = 3;
const REQUESTS = 50;

/** Column, format, and the bound for a page to pass. Columns without a bound are informative. */
const COLUMNS = [
  {
    key: 'js',
    title: 'JS KB gz',
    show: (v) => v.toFixed(1),
    holds: (v, page) => v <= (EXCEPTIONS[page]?.js ?? JS_KB),
    bound: `≤ ${JS_KB}`,
  },
  { key: 'performance', title: 'perf', show: String, holds: (v) => v >= 95, bound: '≥ 95' },
  { key: 'accessibility', title: 'a11y', show: String, holds: (v) => v === 100, bound: '100' },
  { key: 'best-practices', title: 'best', show: String, holds: (v) => v === 100, bound: '100' },
  {
    key: 'seo',
    title: 'seo',
    show: String,
    holds: (v, page) => v === 100 || Boolean(EXCEPTIONS[page]?.hidden),
    bound: '100',
  },
  { key: 'lcp', title: 'LCP ms', show: (v) => v.toFixed(0) },
  { key: 'cls', title: 'CLS', show: (v) => v.toFixed(3), holds: (v) => v < 0.0005, bound: '0' },
  { key: 'tbt', title: 'TBT ms', show: (v) => v.toFixed(0) },
  { key: 'server', title: 'server ms', show: (v) => v.toFixed(1) },
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One Lighthouse run as a phone: scores 0–100, metrics in ms, and the site's own scripts that it
 * downloaded.
 */
async function visit(url, browser, attempts = 3) {
  const { default: lighthouse } = await import('lighthouse');
  const options = { output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const { lhr } = await browser.visit(url, (page) => lighthouse(url, options, undefined, page));
  if (lhr.runtimeError) {
    // On a busy machine the browser's trace is sometimes incomplete, which is not the page's fault.
    if (attempts > 1) return visit(url, browser, attempts - 1);
    throw new Failure(`${url}: ${lhr.runtimeError.message}`);
  }
  const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
  const requests = lhr.audits['network-requests'].details.items;
  return {
    ...Object.fromEntries(scores),
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    scripts: requests
      .filter((item) => item.resourceType === 'Script')
      .map((item) => item.url)
      .filter((script) => new URL(script).origin === new URL(url).origin),
    misses: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id),
  };
}

async function measure(url, browser) {
  await visit(url, browser); // warms the page and its images
  const runs = [];
  for (let i = 0; i < RUNS; i += 1) runs.push(await visit(url, browser));
  const middle = (key) => median(runs.map((run) => run[key]));
  const scripts = [...new Set(runs.flatMap((run) => run.scripts))];
  const sizes = await Promise.all(scripts.map(gzipBytes));
  return {
    ...Object.fromEntries([...CATEGORIES, 'lcp', 'cls', 'tbt'].map((key) => [key, middle(key)])),
    js: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    server: await serverTime(url, REQUESTS),
    misses: [...new Set(runs.flatMap((run) => run.misses))],
  };
}

const missed = (row) => COLUMNS.filter(({ key, holds }) => holds && !holds(row[key], row.page));

function print(rows) {
  const table = [
    ['page', ...COLUMNS.map(({ title }) => title), 'verdict'],
    ['bound', ...COLUMNS.map(({ bound = '' }) => bound), ''],
    ...rows.map((row) => {
      const { page } = row;
      const over = missed(row).map(({ title }) => title);
      const verdict = over.length > 0 ? `over: ${over.join(', ')}` : 'ok';
      return [page, ...COLUMNS.map(({ key, show }) => show(row[key])), verdict];
    }),
  ];
  printTable(table);
  for (const { page, misses } of rows) {
    if (misses.length > 0) console.log(`${page} fails: ${misses.join(', ')}`);
  }
}

/**
 * Measures pages (null: the default ones) of the production build with Lighthouse and prints a
 * table. Resolves to whether all are within their bounds.
 */
export async function benchPages(temp, closers, named) {
  const pages = named ?? PAGES;
  const chromePath = await ensureBrowser('full');
  let base = process.env.BENCH_URL;
  if (!base) {
    const production = await startProduction(temp);
    closers.push(production.close);
    base = production.siteUrl;
  }
  const browser = await launchBrowser(chromePath);
  closers.push(browser.close);
  console.log(
    `Each page is visited once to warm it and its pictures, then ${RUNS} times as a phone: medians. ` +
      `JavaScript is the site’s own that the browser downloads by itself; server is the median of ${REQUESTS} requests.`,
  );
  const rows = [];
  for (const page of pages) {
    console.log(`  ${page} …`);
    rows.push({ page, ...(await measure(new URL(page, base).href, browser)) });
  }
  print(rows);
  return rows.every((row) => missed(row).length === 0);
}
