import type { Page } from '@playwright/test';
import { fixTime } from './fixed-time';
import { expect, test } from './fixtures';

// One after the other on one page, like all tests of a worker.
test.describe.configure({ mode: 'serial' });

let before: Page | undefined;

/** All that a page can know of the tests that used it before. */
const memories = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    cookie: document.cookie.includes('left'),
    stored: localStorage.getItem('left') ?? sessionStorage.getItem('left'),
    databases: (await indexedDB.databases()).map(({ name }) => name).includes('left'),
    caches: await caches.has('left'),
    name: window.name,
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    print: matchMedia('print').matches,
    hovered: document.querySelector('a:hover') !== null,
    year: new Date().getFullYear(),
    script: document.documentElement.dataset.left,
    exposed: 'left' in window,
    permission: (
      await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    ).state,
    isOnline: navigator.onLine,
  }))),
  viewport: page.viewportSize(),
  pages: page.context().pages().length,
});

let untouched: Awaited<ReturnType<typeof memories>>;
/** What the listener of a finished test receives. */
const heard: string[] = [];

test('a test leaves arbitrary state on its page', async ({ page, context }) => {
  before = page;
  await page.goto('/about');
  untouched = await memories(page);
  await page.evaluate(async () => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    window.name = 'left';
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await page.getByRole('contentinfo').getByRole('link').first().hover();
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.route('**/about', (route) => route.abort());
  await context.route('**/about', (route) => route.abort());
  page.on('response', (response) => heard.push(response.url()));
  await context.newPage();
  await fixTime(page, new Date('2001-01-01T12:00:00Z'));
  await context.addInitScript(() => {
    document.documentElement.dataset.left = '1';
  });
  await page.exposeFunction('left', () => {});
  await context.grantPermissions(['clipboard-read']);
  expect(await memories(page)).not.toEqual(untouched);
  await context.setOffline(true);
});

test.describe('in between', () => {
  test.use({ javaScriptEnabled: false });
  test('a test that needs another kind of page gets one', async ({ page }) => {
    expect(page).not.toBe(before);
    await page.goto('/about');
  });
});

test('the next test has the same page, without any of that state', async ({ page }) => {
  expect(page).toBe(before);
  heard.length = 0;
  await page.goto('/about');
  expect(await memories(page)).toEqual(untouched);
  expect(heard).toEqual([]);
});

test('a test installs a clock on its page', async ({ page }) => {
  before = page;
  await page.clock.install({ time: new Date('2001-01-01T12:00:00Z') });
  await page.goto('/about');
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2001);
});

test('the next test has a new page, with the real time', async ({ page }) => {
  expect(page).not.toBe(before);
  await page.goto('/about');
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2001);
});
