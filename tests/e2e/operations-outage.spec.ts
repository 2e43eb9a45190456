import { countedAs, newCampaign, stepOn } from './counts';
import { ANON_KEY, API_URL } from './environment';
import { test as base, expect } from './fixtures';
import { startFaultProxy } from './outage-proxy';
import { read } from './outage-read';
import { startCollector, startStandalone } from './standalone-site';

type World = {
  proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  collector: Awaited<ReturnType<typeof startCollector>>;
  site: Awaited<ReturnType<typeof startStandalone>>;
};

/** The site as a container runs it, with a collector; its build is without /destinations. */
const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const proxy = await startFaultProxy(API_URL);
      const collector = await startCollector();
      const telemetry = {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_SERVICE_NAME: 'vitrine-test',
        OTEL_METRIC_EXPORT_INTERVAL: '500',
        OTEL_BSP_SCHEDULE_DELAY: '500',
      };
      const site = await startStandalone(
        { ...telemetry, SUPABASE_URL: proxy.url },
        /server[\\/](?:app[\\/]destinations\.|page-cache)/,
      );
      await use({ proxy, collector, site });
      await site.close();
      collector.close();
      await proxy.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const HOTEL = '/hotel/ipe-jericoacoara';

test('runs from a folder of its own, with all that its pages need', async ({ world: { site } }) => {
  for (const path of ['/', '/hotels', HOTEL, '/deals', '/about']) {
    const page = await fetch(site.url + path);
    expect(page.status, path).toBe(200);
    const html = await page.text();
    // Made at run time by the page cache, with PurgeCSS, if a page marks its first screen's end.
    const isCut = html.includes('data-first-screen-end');
    expect(/<style>[^<]+<\/style><link rel="expect"/.test(html), path).toBe(isCut);
    expect(isCut || path !== '/', path).toBe(true);
    const [, sheet] = /href="(\/_next\/static\/[^"]+\.css)"/.exec(html) ?? [];
    expect((await fetch(site.url + sheet)).status, path).toBe(200);
  }
  // Drawn at run time, with sharp and the fonts.
  const html = await (await fetch(site.url + HOTEL)).text();
  const [, card = ''] = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html) ?? [];
  const image = await fetch(site.url + card.replaceAll('&amp;', '&'));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await read(`${site.url}/auth`)).text).toContain('Senha');
  const admin = await fetch(`${site.url}/admin`, { redirect: 'manual' });
  expect(admin.status).toBe(307);
  expect(site.lines().join('\n')).not.toMatch(/Cannot find|ENOENT|MODULE_NOT_FOUND|EACCES/);
});

test('reports its health, but none of its data', async ({ world: { proxy, site } }) => {
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${site.url}/api/health${path}`, init);
    const body = await response.text();
    expect(body).not.toMatch(/http|sb_|key|127\.0\.0\.1|localhost|\//);
    expect(body).not.toContain(ANON_KEY);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    return { status: response.status, body: JSON.parse(body) };
  };
  const well = { status: 'ok', ms: expect.any(Number) };
  const checks = { database: well, disk: well };
  await expect.poll(async () => (await get('')).status).toBe(200);
  expect((await get('')).body).toEqual({ status: 'ready', checks });
  expect(await get('/live')).toEqual({ status: 200, body: { status: 'live' } });
  const cookie = 'sb-127-auth-token=base64-bm9uc2Vuc2U; vitrine_flash=x';
  expect((await get('/ready', { headers: { cookie } })).status).toBe(200);

  for (const fault of ['closed', '503', 'html', 'hang'] as const) {
    proxy.state.fault = fault;
    await expect.poll(async () => (await get('/ready')).status, fault).toBe(503);
    expect((await get('')).body.checks.database.status).toBe('failed');
    expect((await get('/ready?exclude=database')).status).toBe(200);
    expect((await get('/live')).status).toBe(200);
    proxy.state.fault = 'none';
    await expect.poll(async () => (await get('/ready')).status).toBe(200);
  }
  expect((await fetch(`${site.url}/api/health/live`, { method: 'POST' })).status).toBe(405);
});

test('can’t be used to put load on the database', async ({ world: { proxy, site } }) => {
  proxy.state.only = /general_config\?select=id/;
  proxy.state.fault = '503';
  const before = proxy.state.failed;
  const began = Date.now();
  await Promise.all(Array.from({ length: 200 }, () => fetch(`${site.url}/api/health`)));
  const seconds = Math.ceil((Date.now() - began) / 1000) + 1;
  proxy.state.fault = 'none';
  expect(proxy.state.failed - before).toBeLessThanOrEqual(seconds);
});

test('the code on the error page identifies the line in the log', async ({
  world: { proxy, site },
  page,
  allowErrors,
}) => {
  allowErrors(/status of 500/, /Minified React error #(?:419|441)/);
  Object.assign(proxy.state, { fault: '503', only: /./ });
  const response = await page.goto(`${site.url}/hotel/old/ipe-guanabara`);
  expect(response?.status()).toBe(500);
  const id = response?.headers()['x-request-id'];
  await expect(page.getByText(`Código do erro: ${id}`)).toBeVisible();
  const lines = site.lines().filter((line) => line.includes(`"requestId":"${id}"`));
  const events = lines.map((line) => JSON.parse(line));
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'request-failed',
      level: 'error',
      path: '/hotel/old/ipe-guanabara',
    }),
  );
  proxy.state.fault = 'none';
});

test('every line of the log is one event, with the request id of the front', async ({
  world: { site },
}) => {
  const id = 'front-0af7651916cd43dd';
  const answer = await fetch(`${site.url}/nada-%22%0a%7B`, { headers: { 'x-request-id': id } });
  expect(answer.headers.get('x-request-id')).toBe(id);
  await expect.poll(() => site.lines().some((line) => line.includes(id))).toBe(true);
  // Before its first request Next logs its own name and address.
  const lines = site.lines();
  const first = lines.findIndex((line) => line.startsWith('{'));
  for (const line of lines.slice(first)) {
    expect(line).toMatch(/^\{.*\}$/);
    expect(JSON.parse(line), line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-/),
      level: expect.stringMatching(/^(?:info|warn|error)$/),
    });
  }
});

test('sends traces and metrics where it is told to', async ({ world: { collector, site } }) => {
  await fetch(site.url + HOTEL);
  // Not prerendered, so it is rendered now.
  await expect.poll(async () => (await fetch(`${site.url}/destinations`)).status).toBe(200);
  const { services, spans, metrics } = collector.seen;
  await expect
    .poll(() => [...metrics].sort())
    .toEqual(
      expect.arrayContaining([
        'http.server.request.duration',
        'vitrine.page.render.duration',
        'vitrine.page_cache.reads',
        'vitrine.prewarm.queue',
      ]),
    );
  await expect.poll(() => [...spans].some((name) => name.startsWith('GET /hotel/'))).toBe(true);
  expect([...services]).toEqual(['vitrine-test']);
});

test('counts made while the database is down are written when it is back', async ({
  world: { proxy, site },
}) => {
  const campaign = newCampaign();
  const send = () =>
    fetch(`${site.url}/api/count`, {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/json' },
      body: stepOn(HOTEL, campaign),
    });
  Object.assign(proxy.state, { fault: '503', only: /./ });
  expect((await send()).status).toBe(204);
  await expect.poll(() => site.lines().join('\n')).toContain('results.count');
  proxy.state.fault = 'none';
  expect((await send()).status).toBe(204);
  await countedAs(campaign, ['page 2']);
});

test('reports that it is draining while it still answers', async ({ world: { site } }) => {
  site.signal('SIGUSR2');
  const path = '/api/health/ready?exclude=database&exclude=cache';
  const readiness = async () => {
    const response = await fetch(site.url + path);
    return [response.status, (await response.json()).status];
  };
  await expect.poll(readiness).toEqual([503, 'draining']);
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  expect((await fetch(site.url)).status).toBe(200);
});
