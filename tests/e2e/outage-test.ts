import { API_URL } from './environment';
import { test as base, expect } from './fixtures';
import { movableClock } from './moved-clock';
import { type Fault, startFaultProxy } from './outage-proxy';
import { read, readFresh } from './outage-read';
import { type OutageSiteOptions, startOutageSite } from './outage-site';

export type Outage = {
  clock: ReturnType<typeof movableClock>;
  proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  site: Awaited<ReturnType<typeof startOutageSite>>;
};

type Options = OutageSiteOptions & {
  /** The fault from the start: the site requests some pages on its own when it starts. */
  fault?: Fault;
};

/** Tests on a site of their own, with a database connection that can fail and a movable clock. */
export const outageTest = ({ fault = 'none', env, ...options }: Options = {}) =>
  base.extend<object, { outage: Outage }>({
    outage: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
      async ({}, use) => {
        const clock = movableClock();
        const proxy = await startFaultProxy(API_URL);
        proxy.state.fault = fault;
        const site = await startOutageSite(proxy.url, {
          ...options,
          env: { ...env, ...clock.env },
        });
        await use({ clock, proxy, site });
        await site.close();
        await proxy.close();
        clock.remove();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

/** Longer than any page is stored before it is re-rendered, in milliseconds. */
export const A_WHILE = 120_000;

/** Expects a rendered page to keep its text when its regeneration meets this fault. */
export async function keepsItsWords({ clock, proxy, site }: Outage, fault: Fault, path: string) {
  const before = await readFresh(site.url + path);
  expect(before.status, path).toBe(200);
  proxy.state.fault = fault;
  const failed = proxy.state.failed;
  // The first visit after its time tries to re-render the page. Each read moves the clock on, so a
  // rendering that was in progress before is then over as well.
  await expect
    .poll(
      async () => {
        clock.advance(A_WHILE);
        return (await read(site.url + path)).status && proxy.state.failed;
      },
      { message: `${fault}: ${path} is re-rendered`, timeout: 30_000 },
    )
    .toBeGreaterThan(failed);
  for (const visit of ['during', 'after']) {
    expect(await read(site.url + path), `${visit} ${fault} at ${path}`).toEqual(before);
  }
  proxy.state.fault = 'none';
}
