import { test as base, expect, type Page } from '@playwright/test';
import { answerForOthers, type OtherHosts, type OutsideRequest } from './other-hosts';

export { expect };

/** Marks a test that is the same on every screen: it runs on one (playwright.config.ts). */
export const ANY_SCREEN = '@any-screen';

/** Marks what only phones show. */
export const ON_PHONES = '@on-phones';

type Fixtures = {
  /** Lets this test write matching messages to the console or throw matching errors. */
  allowErrors: (...patterns: RegExp[]) => void;
  /** Everything that this test's pages asked of other hosts, in order. */
  outside: OutsideRequest[];
};

/**
 * Public pages fetch their scripts after their first paint, so that a page that has loaded may not
 * listen yet. After `goto` and `reload` it does, unless its scripts were taken away: the page says so
 * itself (components/site/hydrated-mark.tsx). A document without scripts is not waited for.
 */
export function waitForScripts(page: Page) {
  const listens = () =>
    document.scripts.length === 0 || 'hydrated' in document.documentElement.dataset;
  const listening = () =>
    page.waitForFunction(listens, undefined, { timeout: 5_000 }).catch(() => {});
  const { goto, reload } = page;
  page.goto = async (...where) => {
    const response = await goto.apply(page, where);
    await listening();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload.apply(page, how);
    await listening();
    return response;
  };
}

/**
 * Every test fails on an uncaught error, a console error or a refused Content-Security-Policy
 * (which the browser reports on the console), and none of them reaches another host.
 */
export const test = base.extend<Fixtures & { allowed: RegExp[] }, { others: OtherHosts }>({
  others: [async ({ browser }, use) => use(await answerForOthers(browser)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  allowed: async ({}, use) => use([]),
  outside: async ({ others }, use) => {
    others.asked = [];
    await use(others.asked);
  },
  allowErrors: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),
  context: async ({ context, allowed, outside: _ }, use) => {
    const errors: string[] = [];
    context.on('weberror', (event) => {
      const { stack, message } = event.error();
      errors.push(`uncaught: ${stack || message}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(context);
    const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
  page: async ({ page, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
    // Of a run whose files are gone the printed report remains: it says where the page ended.
    if (testInfo.status !== testInfo.expectedStatus) {
      const text = await page.evaluate(() => document.body.textContent).catch(String);
      const body = `${page.url()}\n${text?.replace(/\s+/g, ' ').slice(0, 200)}`;
      await testInfo.attach('page at the end', { body, contentType: 'text/plain' });
    }
  },
});
