import { setTimeout } from 'node:timers/promises';
import { startProduction } from '../test/production.mjs';
import { HOTELS, OFFERS, populate } from './admin-data.mjs';
import { field, interactions } from './interactions.mjs';
import { launchBrowser, median, quiet, serverTime } from './measure.mjs';

const RUNS = 5;
const REQUESTS = 20;
const ADMIN = 'admin@ipehoteis.example';

const BOUNDS_MS = { 'sign-in': 1000, list: 300, save: 500, publish: 2000, interaction: 200 };

const LISTS = [
  '/admin',
  '/admin/resultados',
  '/admin/hotels',
  '/admin/hotels?q=hotel%201&tipo=corporate',
].concat(['/admin/packages', '/admin/regions', '/admin/users', '/admin/historico']);

/** Milliseconds that `work` takes. */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function signIn(page, { siteUrl, embedded }) {
  await page.goto(`${siteUrl}/auth`, { waitUntil: 'networkidle0' });
  await page.type('input[name=email]', ADMIN);
  await page.type('input[type=password]', embedded.demoPassword);
  return timed(async () => {
    await page.click('button[type=submit]');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Dashboard');
  });
}

/** Saves a form and waits for the public page to show it: how long each took, in ms. */
async function saves(page, formUrl, publicUrl) {
  const answers = [];
  const shown = [];
  for (let i = 0; i < RUNS; i += 1) {
    await page.goto(formUrl, { waitUntil: 'networkidle0' });
    await quiet();
    const text = `Gravado ${i} às ${performance.now()}`;
    await field(page, 'Subtítulo').fill(text);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    const began = performance.now();
    await page.keyboard.down('Control');
    await page.keyboard.press('s');
    await page.keyboard.up('Control');
    await answer;
    answers.push(performance.now() - began);
    while (!(await (await fetch(publicUrl)).text()).includes(text)) {
      if (performance.now() - began > 30_000) throw new Error(`${publicUrl} keeps the old text`);
      await setTimeout(50);
    }
    shown.push(performance.now() - began);
  }
  return [
    { name: 'saving a hotel of 40 rooms', kind: 'save', times: answers },
    { name: 'its public page after that', kind: 'publish', times: shown },
  ];
}

function print(rows) {
  const lines = rows.map(({ name, kind, times }) => {
    const middle = median(times);
    const verdict = middle <= BOUNDS_MS[kind] ? 'ok' : 'over';
    const figures = [middle, Math.max(...times), BOUNDS_MS[kind]].map((v) =>
      v.toFixed(0).padStart(6),
    );
    return `  ${name.padEnd(52)}${figures.join('')}  ${verdict}`;
  });
  console.log(
    `\nBack office with ${HOTELS} hotels and ${OFFERS} offers: median, slowest and bound of the median in ms.\n${lines.join('\n')}`,
  );
}

/**
 * Measures the back office of a large chain; true if every value is within its bound. Needs the
 * headless shell of Chromium: without a screen, the full one delays its paints.
 */
export async function benchAdmin(temp, closers, shellPath) {
  // With the webhook, twelve thousand new pages would be rendered during the measurement.
  const production = await startProduction(temp, { webhook: false });
  closers.push(production.close);
  const { siteUrl, embedded } = production;
  const hotel = await populate(embedded);
  await quiet();
  const browser = await launchBrowser(shellPath);
  closers.push(browser.close);
  const rows = [];
  const visit = (task) => browser.visit(siteUrl, task);

  const entered = [];
  for (let i = 0; i < RUNS; i += 1) {
    await visit(async (page) => {
      await page.deleteCookie(...(await page.cookies(siteUrl)));
      entered.push(await signIn(page, production));
      await quiet();
    });
  }
  rows.push({ name: 'from the password to the dashboard', kind: 'sign-in', times: entered });

  await visit(async (page) => {
    const cookie = (await page.cookies(siteUrl))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    await quiet();
    for (const path of LISTS) {
      const times = [await serverTime(siteUrl + path, REQUESTS, { cookie })];
      rows.push({ name: path, kind: 'list', times });
    }
    await page.setViewport({ width: 1440, height: 900 });
    const formUrl = `${siteUrl}/admin/hotels/${hotel.id}`;
    page.on('dialog', (dialog) => dialog.accept());
    rows.push(...(await saves(page, formUrl, `${siteUrl}/hotel/${hotel.slug}`)));
    rows.push(...(await interactions(page, formUrl)));
  });
  print(rows);
  return rows.every(({ kind, times }) => median(times) <= BOUNDS_MS[kind]);
}
