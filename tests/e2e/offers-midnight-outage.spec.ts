import { test as base, expect } from './fixtures';
import { movableClock } from './moved-clock';
import { startFaultProxy } from './outage-proxy';
import { read } from './outage-read';
import { startOutageSite } from './outage-site';

/** An offer of the demo chain that ends soon. */
const ENDING = {
  id: 'c0000000-0000-4000-8000-000000000005',
  name: 'Meio de semana na enseada',
  path: '/oferta/meio-de-semana-na-enseada-c0000000-0000-4000-8000-000000000005',
};
/** An offer that begins on the day after. */
const BEGINNING = {
  name: 'Roda de vinho na serra',
  path: '/oferta/roda-de-vinho-na-serra-c0000000-0000-4000-8000-000000000014',
};
const ENDING_LATER = {
  path: '/oferta/poco-trilha-e-fogueira-c0000000-0000-4000-8000-000000000022',
  days: 22,
};
const LISTS = ['/deals', '/sitemap', '/hotel_lazer/ipe-bombinhas-praia'];
const UNAVAILABLE = 'Esta oferta não está mais disponível ou pode ter expirado.';

const MINUTE = 60_000;
const inSaoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const dayOf = (instant: number) => inSaoPaulo.format(instant);

/** Milliseconds from now to the end of this day ('2026-11-30') in São Paulo. */
function untilTheEndOf(day: string): number {
  const now = Date.now();
  let minute = Math.ceil(now / MINUTE) * MINUTE;
  while (dayOf(minute) <= day) minute += MINUTE;
  return minute - now;
}

/** Starts a site and a database whose clocks can be moved, with a connection that can fail. */
async function startWorld() {
  const clock = movableClock();
  const { startEmbedded } = await import('../../scripts/embedded/index.mjs');
  const database = await startEmbedded({ memory: true, accounts: false });
  const proxy = await startFaultProxy(database.url);
  const site = await startOutageSite(proxy.url, {
    name: '-midnight',
    env: { ...clock.env, SUPABASE_ANON_KEY: database.anonKey },
  });
  const [offer] = await database.sql(
    `select valid_until::text as day from public.hotel_packages where id = '${ENDING.id}'`,
  );
  return {
    proxy,
    site,
    lastDay: String(offer?.day),
    /** Moves both clocks `ahead` milliseconds from the real time. */
    moveClocks: async (ahead: number) => {
      await database.sql(`create or replace function private.today() returns date
        language sql stable parallel safe security definer set search_path = ''
        as $$ select date '${dayOf(Date.now() + ahead)}' $$`);
      clock.set(ahead);
    },
    close: async () => {
      await site.close();
      await proxy.close();
      await database.close();
      clock.remove();
    },
  };
}

const test = base.extend<object, { world: Awaited<ReturnType<typeof startWorld>> }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

test('an offer ends at midnight for the very first visitor, even if the database is down then', async ({
  world: { proxy, site, lastDay, moveClocks },
}) => {
  test.setTimeout(180_000);
  const get = (address: string) => read(site.url + address);
  /** Logged by the server itself, so that no visit of this test is what re-renders a page. */
  const offersOf = (ahead: number) =>
    `"event":"pages-of-today","day":"${dayOf(Date.now() + ahead)}"`;

  const evening = untilTheEndOf(lastDay) - 20_000;
  await moveClocks(evening);
  await expect.poll(() => site.log(), { timeout: MINUTE }).toContain(offersOf(evening));
  // Rendered in the last minute of the day: they are still fresh by their own age at midnight.
  for (const page of [...LISTS, ENDING.path]) {
    expect(await get(page), page).toMatchObject({ status: 200 });
    await expect.poll(async () => (await get(page)).text, page).toContain(ENDING.name);
  }
  expect((await get(BEGINNING.path)).status).toBe(404);

  proxy.state.fault = '503';
  const failed = proxy.state.failed;
  const night = evening + 30_000;
  await moveClocks(night);
  await expect.poll(() => proxy.state.failed).toBeGreaterThan(failed);
  // The lists keep answering. The offer's page has nothing left to show for today.
  for (const page of LISTS) expect((await get(page)).status, page).toBe(200);
  const away = await get(ENDING.path);
  expect(away.status).toBe(500);
  expect(away.text).not.toContain(UNAVAILABLE);

  proxy.state.fault = 'none';
  // A page that failed to re-render is not tried again for half a minute. Each of these steps is
  // that long, also for a page that was being rendered when the database came back.
  let ahead = night;
  for (const page of LISTS) {
    await expect
      .poll(
        async () => {
          ahead += MINUTE / 2;
          await moveClocks(ahead);
          return (await get(page)).text;
        },
        { message: page, timeout: MINUTE, intervals: [1_000] },
      )
      .not.toContain(ENDING.name);
  }
  for (const page of LISTS) {
    const { status, text } = await get(page);
    expect(status, page).toBe(200);
    expect(text, page).not.toContain(ENDING.name);
  }
  const ended = await get(ENDING.path);
  expect(ended.status).toBe(404);
  expect(ended.text).toContain(UNAVAILABLE);
  expect(ended.text).not.toContain(ENDING.name);
  expect((await get('/deals')).text).toContain(BEGINNING.name);
  expect((await get(BEGINNING.path)).status).toBe(200);
});

test('a server that was suspended over midnight shows its first visitor no ended offer', async ({
  world: { site, moveClocks },
}) => {
  test.setTimeout(120_000);
  const { path: address, days } = ENDING_LATER;
  expect((await read(site.url + address)).status).toBe(200);
  await moveClocks(days * 24 * 60 * MINUTE);
  await site.restart();
  expect((await read(site.url + address)).status).toBe(404);
});
