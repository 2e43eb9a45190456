import type { Page } from '@playwright/test';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { listening, visitEarly } from './prehydration-visit';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const OFFER = '/oferta/feriado-na-praia-c0000000-0000-4000-8000-000000000001';

/** A layout shift as the browser reports it. */
type LayoutShift = PerformanceEntry & { value: number };

/** Sums up the layout shifts of each page of the tab; resolves to a function for the sum so far. */
async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}

/** The position of each link, button and text on the screen, by kind and text (first of equals). */
async function placesOf(page: Page) {
  const places = await page.evaluate(() => {
    const shown = [...document.querySelectorAll(':is(header,main) :is(a,button,h1,p)')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight,
    );
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.ariaLabel ?? element.textContent}`;
      return [name, [x, y, width, height].map(Math.round).join(' ')] as const;
    });
  });
  return new Map(places.reverse());
}

test('scripts do not compete with the image of the first screen until it arrives', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  // On a slow machine the page would stop waiting for the image before it is painted.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 3000 ? 0 : later(work, ms)) as typeof window.setTimeout;
  });
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => {
    asked.push('script');
    return route.fallback();
  });
  await page.route('**/art/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(BEACH, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  asked.push('image');
  release();
  await listening(page);
  expect(asked.slice(0, 2)).toEqual(['image', 'script']);
});

for (const path of ['/', '/hotels', BEACH, '/hotel_corp/ipe-paulista', '/deals', OFFER]) {
  test(`nothing of the first screen of ${path} moves when its style sheets arrive`, async ({
    page,
  }) => {
    const moved = await observeShifts(page);
    const release = await holdRequests(page, /\/_next\/static\/.*\.(?:css|js)$/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paints = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    // On wide screens the page waits for the style sheets of the filters, which are part of it.
    const waits = path === '/hotels' && (page.viewportSize()?.width ?? 0) >= 768;
    if (!waits) await expect.poll(paints).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    const early = waits ? null : await placesOf(page);
    if (early) expect(early.size).toBeGreaterThan(5);
    release();
    await listening(page);
    await expect(page.locator('link[rel=stylesheet][data-href]')).toHaveCount(0);
    expect(await moved()).toBeLessThan(0.001);
    // Hydrated elements may have another name, and the content below has arrived.
    const late = await placesOf(page);
    const others = [...(early ?? [])].filter(
      ([name, place]) => late.has(name) && late.get(name) !== place,
    );
    expect(others).toEqual([]);
  });
}

test('a sheet that opens before its styles does not shift when they arrive', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const moved = await observeShifts(page);
  const release = await holdRequests(page, '**/_next/static/chunks/*.css');
  const releaseScripts = await visitEarly(page, '/hotels');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.locator(':popover-open');
  const sign = () => sheet.evaluate((panel) => getComputedStyle(panel, '::before').animationName);
  await expect.poll(sign).toBe('waiting');
  const before = await moved();
  release();
  await expect(page.getByRole('button', { name: 'Fechar os filtros' })).toBeVisible();
  expect((await moved()) - before).toBeLessThan(0.001);
  await releaseScripts();
  await listening(page);
  expect((await moved()) - before).toBeLessThan(0.001);
});

/** Opens a page whose scripts come after its first paint; resolves to a way to get later shifts. */
async function visitInSteps(page: Page, path: string) {
  const moved = await observeShifts(page);
  const releaseScripts = await visitEarly(page, path);
  await page.evaluate(() => document.fonts.ready);
  const before = await moved();
  await releaseScripts();
  await listening(page);
  return async () => (await moved()) - before;
}

const KEPT = 'checkin=2031-03-04&checkout=2031-03-07&adultos=2&idades=6';

const FOR_PHONES = ['/about', '/hotels?vista=lista', BEACH];

for (const path of ['/', '/hotels', '/hotels?vista=mapa', '/deals', '/favoritos', ...FOR_PHONES]) {
  // On wide screens the top of /about is that of /hotels, and nothing below it shows a stay.
  const tag = FOR_PHONES.includes(path) ? ON_PHONES : [];
  test(`nothing of the first screen of ${path} moves for the stay that the tab has kept`, {
    tag,
  }, async ({ page }) => {
    const pill = page.getByRole('link', { name: /^Sua estadia: de 4 a 7 de março/ });
    await page.goto(`/about?${KEPT}`);
    await expect(pill).toBeVisible();
    const movedByScripts = await visitInSteps(page, path);
    await expect(pill).toBeVisible();
    if (path === '/deals') {
      await expect(page.getByRole('link', { name: /^Só as que valem de 04\/03/ })).toBeVisible();
    }
    expect(await movedByScripts()).toBeLessThan(0.001);
  });
}

for (const path of ['/', '/hotels', '/hotels?vista=lista', BEACH]) {
  test(`nothing of the first screen of ${path} moves for guests that the tab has kept without dates`, {
    tag: ON_PHONES,
  }, async ({ page }) => {
    const note = page.getByText('Diárias para 5 pessoas.').first();
    await page.goto('/hotels?adultos=3&idades=4,6');
    await expect(note).toBeVisible();
    const movedByScripts = await visitInSteps(page, path);
    const field = page.getByRole('button', { name: /^Hóspedes.*3 adultos, 2 crianças/ });
    await expect(path.startsWith('/hotels') ? note : field).toBeVisible();
    expect(await movedByScripts()).toBeLessThan(0.001);
  });
}

test('on a phone the images after the first card of a list do not compete with its scripts', {
  tag: ON_PHONES,
}, async ({ page }) => {
  const release = await holdRequests(page, /\/_next\/static\/.*\.(?:css|js)$/);
  const images: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/art/')) images.push(pathname);
  });
  await page.goto('/hotels', { waitUntil: 'commit' });
  const cards = page.getByRole('main').locator('article');
  const shown = async (index: number) =>
    cards
      .nth(index)
      .getByRole('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return new URL(image.currentSrc).pathname;
      });
  await expect(cards).not.toHaveCount(0);
  const first = await shown(0);
  await expect(cards.nth(1)).toBeAttached();
  await expect(cards.nth(1)).toBeHidden();
  expect(images).toEqual([first]);
  release();
  await expect(cards.nth(1)).toBeVisible();
  expect(images).toContain(await shown(1));
});
