import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { startProduction } from '../test/production.mjs';
import { launchBrowser, median, serverTime } from './measure.mjs';

const HOTELS = 2_000;
const OFFERS = 10_000;
const ROOMS = 40;
const RUNS = 5;
const REQUESTS = 20;
const ADMIN = 'admin@ipehoteis.example';
/** A name that sorts first and is found by nothing else. */
const BIG_HOTEL = 'AAA Quarenta Quartos';

const BOUNDS_MS = { 'sign-in': 1000, list: 300, save: 500, publish: 2000, interaction: 200 };

const LISTS = ['/admin', '/admin/hotels', '/admin/hotels?q=hotel%201&tipo=corporate'].concat([
  '/admin/packages',
  '/admin/regions',
  '/admin/users',
  '/admin/historico',
]);

/** What a chain of this size keeps; one hotel has forty rooms. Resolves to that hotel's row. */
async function populate({ sql }) {
  await sql(
    `insert into public.hotels (name, location, price, hotel_type, description)
     select 'Hotel ' || i, 'Cidade ' || i % 200, 100 + i % 900,
       (array['standard', 'corporate', 'alternative'])[1 + i % 3], repeat('Descrição. ', 40)
     from generate_series(1, $1::int) i`,
    [HOTELS],
  );
  await sql(
    `insert into public.hotel_packages (hotel_id, name, price, description)
     select h.id, 'Oferta ' || i, i % 3000, repeat('Texto da oferta. ', 10)
     from generate_series(1, $1::int) i
     join (select id, row_number() over (order by id) n from public.hotels where name like 'Hotel %') h
       on h.n = 1 + i % $2::int`,
    [OFFERS, HOTELS],
  );
  const rooms = Array.from({ length: ROOMS }, (_, i) => ({
    name: `Quarto ${i + 1}`,
    description: 'Varanda, rede e janela para o quintal. '.repeat(5),
    price: 300 + i,
    images: Array.from({ length: 5 }, () => '/art/quarto-mar.webp'),
    included_items: Array.from({ length: 10 }, (_, item) => `Item ${item + 1}`),
  }));
  const [hotel] = await sql(
    `insert into public.hotels (name, location, price, features)
     values ($1, 'Vila', 300, $2::jsonb) returning id, slug`,
    [BIG_HOTEL, JSON.stringify({ rooms })],
  );
  return hotel;
}

/** Resolves when the processors have had a second to themselves, or after 20 seconds. */
async function quiet() {
  const idle = () => os.cpus().reduce((sum, { times }) => sum + times.idle, 0);
  for (let free = 0, seconds = 0; free < 0.8 && seconds < 20; seconds += 1) {
    const before = idle();
    await setTimeout(1000);
    free = (idle() - before) / (os.cpus().length * 1000);
  }
}

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

const press = (page, role, name) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
const field = (page, name) => page.locator(`::-p-aria([name="${name}"][role="textbox"])`);

/**
 * The longest interaction with the page while `work` goes on, in ms: from the touch or the key to
 * the next paint, as the browser itself measures it for INP (in steps of 8; 0 below 16).
 */
async function slowestInteraction(page, work) {
  await page.evaluate(() => {
    self.durations = [];
    self.observer ??= new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) self.durations.push(duration);
      }
    });
    self.observer.observe({ type: 'event', durationThreshold: 16 });
  });
  await work();
  // What the last one took is known when its frame is painted, and told a moment later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
  );
  return page.evaluate(() => {
    self.observer.disconnect();
    return Math.max(0, ...self.durations);
  });
}

async function interactions(page, formUrl) {
  await page.goto(formUrl, { waitUntil: 'networkidle0' });
  await quiet();
  const steps = {
    'typing in a field': async () => {
      await field(page, 'Subtítulo').click();
      await page.keyboard.type('quintal e maré', { delay: 40 });
    },
    'opening the tab of 40 rooms': () => press(page, 'tab', 'Quartos'),
    'opening a room': () => press(page, 'button', 'Quarto 3'),
    'typing in a room': async () => {
      await field(page, 'Nome do quarto *').click();
      await page.keyboard.type(' novo', { delay: 40 });
    },
    'adding a room': () => press(page, 'button', 'Adicionar quarto'),
    'moving a room': () => press(page, 'button', 'Mover Quarto 5 para baixo'),
    'removing a room': () => press(page, 'button', 'Remover Quarto 9'),
  };
  const rows = [];
  for (const [name, work] of Object.entries(steps)) {
    rows.push({ name, kind: 'interaction', times: [await slowestInteraction(page, work)] });
  }
  return rows;
}

/** Saves and, beside it, waits for the public page: how long each took, in ms. */
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
 * Measures the back office of a large chain; true when every figure keeps its bound. Needs the
 * Chromium without a user interface: the other one, without a screen, puts its paints off.
 */
export async function benchAdmin(temp, closers, shellPath) {
  // Twelve thousand new pages would be rendered beside everything that is measured.
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
