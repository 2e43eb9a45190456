import { API_URL } from './environment';
import { test as base } from './fixtures';
import { type Fault, startFaultProxy } from './outage-proxy';
import { type OutageSiteOptions, startOutageSite } from './outage-site';

type Outage = {
  proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  site: Awaited<ReturnType<typeof startOutageSite>>;
};

type Options = OutageSiteOptions & {
  /** What the site meets from the first moment on: it asks for some pages by itself when it starts. */
  fault?: Fault;
};

/** Tests on a site of their own, whose way to the database fails when it is told to. */
export const outageTest = ({ fault = 'none', ...options }: Options = {}) =>
  base.extend<object, { outage: Outage }>({
    outage: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
      async ({}, use) => {
        const proxy = await startFaultProxy(API_URL);
        proxy.state.fault = fault;
        const site = await startOutageSite(proxy.url, options);
        await use({ proxy, site });
        await site.close();
        await proxy.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });
