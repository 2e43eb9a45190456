import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/test/browser.mjs';

const executablePath = (await findBrowser('shell')) ?? undefined;

/** Tests with a site and a database of their own: one that fails, is empty, is full, or several. */
const OUTAGE = /(outage|first-day|many-hotels|instances)\.spec\.ts$/;

/** What is the same on every screen, by file or by mark; the rest runs on a phone as well. */
const ONE_SCREEN = /(documents|kept-page|left-out|seo|home2|misses|newsletter|sharing)\.spec\.ts$/;
const ANY_SCREEN = /@any-screen/;
const ON_PHONES = /@on-phones/;

/** Staff change what visitors see, so they work when the visitors' tests are done. */
const STAFF = /[\\/](auth|admin)(-[a-z-]+)?\.spec\.ts$/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Nothing moves: what is looked at has arrived. How things move is up to the other projects. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * `npm test` builds and starts the site and says where it is. To write tests against a running
 * `npm start`: BASE_URL=http://localhost:3000 npx playwright test.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // As many as the smallest machine has processors: one more starves the sites that they wait for.
  workers: 2,
  // A browser on a busy machine now and then misses its time; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Ends of waits, not measures: generous, so that they hold on a machine that does other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test would make all of them a third slower.
    trace: 'on-first-retry',
    launchOptions: { executablePath, args: BROWSER_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [OUTAGE, STAFF],
      grepInvert: ON_PHONES,
      use: DESKTOP,
    },
    {
      name: 'phone',
      testIgnore: [OUTAGE, STAFF, ONE_SCREEN],
      grepInvert: ANY_SCREEN,
      // A phone in size and touch. Its finer image would be four times as much to paint.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // A site of its own whose database is made to fail: once, whatever the screen.
    { name: 'outage', testMatch: OUTAGE, use: STILL },
    { name: 'staff', testMatch: STAFF, testIgnore: OUTAGE, use: { ...DESKTOP, ...STILL } },
  ],
});
