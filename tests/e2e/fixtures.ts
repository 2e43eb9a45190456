import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
import { dropPage, type KeptPage, leavePage, takePage } from './kept-page';
import { answerForOthers, type OtherHosts, type OutsideRequest } from './other-hosts';

export { expect };

/** Marks a test whose result is the same on every screen: it runs on one (playwright.config.ts). */
export const ANY_SCREEN = '@any-screen';

/** Marks a test of what only phones show. */
export const ON_PHONES = '@on-phones';

type Fixtures = {
  /** Allows this test's pages to log matching console messages or throw matching errors. */
  allowErrors: (...patterns: RegExp[]) => void;
  /** All requests of this test's pages to other hosts, in order. */
  outside: OutsideRequest[];
};

/**
 * Fails every test on an uncaught error, a console error or a Content-Security-Policy violation
 * (which the browser reports on the console), and lets no request reach another host.
 */
export const test = base.extend<
  Fixtures & { allowed: RegExp[]; options: BrowserContextOptions; kept: KeptPage },
  { others: OtherHosts; pages: Map<string, KeptPage> }
>({
  others: [async ({ browser }, use) => use(await answerForOthers(browser)), { scope: 'worker' }],
  pages: [
    async ({ browser: _ }, use) => {
      const pages = new Map<string, KeptPage>();
      await use(pages);
      for (const kept of pages.values()) await dropPage(kept);
    },
    { scope: 'worker' },
  ],
  kept: async ({ options, pages }, use) => {
    const kind = JSON.stringify(options);
    const kept = pages.get(kind) ?? { undo: [], isUsedUp: false };
    pages.set(kind, kept);
    await use(kept);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  allowed: async ({}, use) => use([]),
  outside: async ({ others }, use) => {
    others.asked = [];
    await use(others.asked);
  },
  allowErrors: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),
  /** All options in which the contexts of these tests differ. */
  options: async (
    {
      contextOptions,
      extraHTTPHeaders,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
    },
    use,
  ) =>
    use({
      ...contextOptions,
      extraHTTPHeaders,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
    }),
  context: async ({ allowed, browser, kept, options, outside: _ }, use, testInfo) => {
    const { context } = await takePage(kept, browser, options);
    const errors: string[] = [];
    const onError = (event: WebError) => {
      const { stack, message } = event.error();
      errors.push(`uncaught: ${stack || message}`);
    };
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      errors.push(`console: ${message.text()} (${message.location().url})`);
    };
    context.on('weberror', onError);
    context.on('console', onConsole);
    await use(context);
    context.off('weberror', onError);
    context.off('console', onConsole);
    const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    const passed = testInfo.status === testInfo.expectedStatus && unexpected.length === 0;
    await leavePage(kept, options, passed);
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
  page: async ({ context, kept }, use, testInfo) => {
    const page = kept.current?.page ?? (await context.newPage());
    await use(page);
    // The printed report may outlive the files of a run, so it says where the page ended.
    if (testInfo.status !== testInfo.expectedStatus) {
      const text = await page.evaluate(() => document.body.textContent).catch(String);
      const body = `${page.url()}\n${text?.replace(/\s+/g, ' ').slice(0, 200)}`;
      await testInfo.attach('page at the end', { body, contentType: 'text/plain' });
    }
  },
});
