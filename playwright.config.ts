import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/test/browser.mjs';

const executablePath = (await findBrowser('shell')) ?? undefined;

/** Tests with their own sites and databases: failing, empty or full ones, or several instances. */
const OUTAGE = /(outage|first-day|many-hotels|instances)\.spec\.ts$/;

/** Tests that are the same on every screen, by file or tag; the others also run on a phone. */
const ONE_SCREEN = /(documents|kept-page|left-out|seo|home2|misses|newsletter|sharing)\.spec\.ts$/;
const ANY_SCREEN = /@any-screen/;
const ON_PHONES = /@on-phones/;

/** Staff change what visitors see, so the tests of staff come after those of visitors. */
const STAFF = /[\\/](auth|admin)(-[a-z-]+)?\.spec\.ts$/;

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** No motion: every element is at its final position. The other projects test the motion. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * `npm test` builds and starts the site and sets BASE_URL. To write tests against a running
 * `npm start`: BASE_URL=http://localhost:3000 npx playwright test.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // The smallest machine has two processors; another worker would starve the sites under test.
  workers: 2,
  // On a busy machine, a browser times out now and then; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // Upper bounds, generous enough for a machine that does other work.
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
      // The size and touch of a phone, but not its pixel density: four times as much to paint.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // A separate site whose database is made to fail; run once, because the screen does not matter.
    { name: 'outage', testMatch: OUTAGE, use: STILL },
    { name: 'staff', testMatch: STAFF, testIgnore: OUTAGE, use: { ...DESKTOP, ...STILL } },
  ],
});
