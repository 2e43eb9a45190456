import { enter } from './accounts';
import { ACCOUNTS } from './environment';
import { expect } from './fixtures';
import { HOTEL, instancesTest, type World } from './instances-world';
import { read } from './outage-read';

const test = instancesTest('instances');
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ ignoreHTTPSErrors: true });

const shows = (site: string, words: string, page = HOTEL.page) =>
  expect
    .poll(async () => (await read(site + page)).text, { message: site, intervals: [100] })
    .toContain(words);

/** How many times a log mentions this event of the engine. */
const told = (log: string, event: string) => log.split(`"event":"${event}"`).length - 1;

/** Waits until the front uses an instance again: each gets a share, and logs what it refuses. */
function isAsked(front: World['front'], instance: World['a']) {
  const refused = () => told(instance.log(), 'revalidate');
  const before = refused();
  return expect
    .poll(
      async () => {
        await fetch(`${front.internal}/api/revalidate`, { method: 'POST' });
        return refused();
      },
      { message: instance.url, intervals: [100] },
    )
    .toBeGreaterThan(before);
}

test('a saved change is shown by all instances, and through the front', async ({ world }) => {
  const { a, b, front, save } = world;
  for (const site of [a.url, b.url, front.internal]) await read(site + HOTEL.page);
  const words = await save();
  await shows(b.url, words);
  await shows(a.url, words);
  await shows(front.internal, words);
});

test('an instance that was down during a change shows it after its start', async ({ world }) => {
  const { a, b, front, save } = world;
  await read(b.url + HOTEL.page);
  await b.kill();
  const words = await save();
  await shows(a.url, words);
  await shows(front.internal, words);
  await b.start();
  await shows(b.url, words);
});

test('while the engine is down each instance works alone, and catches up afterwards', async ({
  world,
}) => {
  const { a, b, engine, save } = world;
  const logs = () => a.log() + b.log();
  expect(told(logs(), 'cache-engine-away')).toBe(0);
  await engine.stop();
  await expect.poll(() => told(logs(), 'cache-engine-away')).toBe(2);
  const words = await save();
  await shows(a.url, words);
  expect((await read(b.url + HOTEL.page)).status).toBe(200);
  await engine.start();
  await expect.poll(() => told(logs(), 'cache-engine-back')).toBe(2);
  await shows(b.url, words);
  const later = await save();
  await shows(b.url, later);
  expect(told(logs(), 'cache-engine-away')).toBe(2);
});

test('a save of staff through the front is accepted by either instance and shown by both', async ({
  world,
  page,
}) => {
  const { a, b, front, database } = world;
  await enter(
    page,
    { email: ACCOUNTS.admin, password: database.demoPassword },
    `${front.url}/admin/regions?nova=1`,
  );
  const name = `Serra ${crypto.randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog', { name: 'Nova Região' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Região criada!')).toBeVisible();
  for (const site of [a.url, b.url, front.internal]) await shows(site, name, '/sitemap');
});

test('the front stores no staff page, and replaces its copy of a changed page at once', async ({
  world: { a, b, front, database, save },
  page,
}) => {
  const address = `${front.url}/admin/hotels`;
  await enter(page, { email: ACCOUNTS.admin, password: database.demoPassword }, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotéis');
  for (let visit = 0; visit < 3; visit += 1) {
    const stranger = await fetch(`${front.internal}/admin/hotels`, { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('x-front')]).toEqual([307, null]);
    expect(stranger.headers.get('cache-control')).toBe('private, no-store');
  }
  const words = await save();
  const kept = async (encoding: string) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await fetch(front.internal + HOTEL.page, { headers });
    const shown = (await answer.text()).includes(words) ? 'new' : 'old';
    return `${answer.headers.get('content-encoding')} ${shown}`;
  };
  await expect.poll(() => kept('gzip'), { intervals: [50] }).toBe('gzip new');
  await expect.poll(() => kept('identity'), { intervals: [50] }).toBe('null new');
  for (const site of [a.url, b.url]) await shows(site, words);
  await expect.poll(() => kept('gzip'), { intervals: [50] }).toBe('gzip new');
  // Once no instance has the older page the copy stays: no pending answer replaces it.
  for (let visit = 0; visit < 20; visit += 1) expect(await kept('gzip')).toBe('gzip new');
});

test('files are served in ranges, even while an instance is down', async ({
  world: { a, front },
}) => {
  const home = await (await fetch(`${front.internal}/`)).text();
  const files = [...home.matchAll(/\/(?:art|_next\/static)\/[\w./-]+\.(?:webp|avif|woff2)/g)];
  const names = [...new Set(files.map(([name]) => name))].slice(0, 6);
  expect(names.length).toBeGreaterThan(3);
  await a.kill();
  for (const name of names) {
    const whole = Buffer.from(await (await fetch(front.internal + name)).arrayBuffer());
    const headers = { range: 'bytes=10-19' };
    const part = await fetch(front.internal + name, { headers });
    expect([part.status, part.headers.get('x-front')], name).toEqual([206, 'HIT']);
    expect(Buffer.from(await part.arrayBuffer()), name).toEqual(whole.subarray(10, 20));
  }
  await a.start();
});

test('instances are restarted one by one under load without a failed request', async ({
  world,
}) => {
  const { a, b, front, save } = world;
  const failed: string[] = [];
  let answers = 0;
  let isRunning = true;
  const visit = async (path: string, options?: RequestInit) => {
    try {
      const answer = await fetch(front.internal + path, options);
      await answer.text();
      answers += 1;
      if (answer.status >= 400) failed.push(`${path}: ${answer.status}`);
    } catch (error) {
      failed.push(`${path}: ${error}`);
    }
  };
  // Pages that the front stores, some that it must request, and requests that must not be repeated.
  const paths = [HOTEL.page, '/', '/hotels', '/deals', '/api/search?q=ipe'];
  const visitor = async (n: number) => {
    for (let i = n; isRunning; i += 1) await visit(`${paths[i % paths.length]}`);
  };
  const stranger = async () => {
    for (let i = 0; isRunning; i += 1) await visit(`${HOTEL.page}?utm_campaign=${i}`);
  };
  const visitors = [...Array.from({ length: 6 }, (_, n) => visitor(n)), stranger(), stranger()];
  for (const instance of [a, b, a]) {
    await instance.end();
    await instance.start();
    // nginx skips an instance for a while after it is back (deploy/nginx/README.md).
    await isAsked(front, instance);
  }
  isRunning = false;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  expect(answers).toBeGreaterThan(100);
  await shows(b.url, await save());
});
