import type { Page, Request } from '@playwright/test';
import { passTheFilm } from './film';
import { ANY_SCREEN, expect, test } from './fixtures';
import { withoutCache } from './without-cache';

const HERO = /\/art\/(?:\d+\/)?capa(?:-retrato)?\.webp$/;
const SWITCH = '/acessibilidade/modo-leve';
/** 15 KB. */
const MOST = 15 * 1024;
const PLAYER = 'https://player.vimeo.com/api/player.js';

/** Opens the home page; returns the type of its main drawing and its bytes as sent. */
async function hero(page: Page) {
  const found = page.waitForResponse((response) => HERO.test(new URL(response.url()).pathname));
  await page.goto('/');
  const response = await found;
  await expect(page.locator('.home-scene img').first()).toHaveJSProperty('complete', true);
  const width = await page
    .locator('.home-scene img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
  const { responseBodySize: bytes } = await response.request().sizes();
  const { 'content-type': type, vary, 'cache-control': kept } = await response.allHeaders();
  return { bytes, type, vary, kept };
}

/** The types of all drawings that a page needs to load. */
async function typesOfDrawings(page: Page, path: string) {
  const types = new Set<string | undefined>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.webp'))
      types.add(response.headers()['content-type']);
  });
  await page.goto(path);
  return [...types];
}

/** The URL of the site's script that plays videos, found by the URL in it; null if none does. */
async function scriptOfTheFilm(scripts: Request[]) {
  for (const script of scripts) {
    const text = await (await script.response())?.text();
    if (text?.includes(PLAYER)) return script.url();
  }
  return null;
}

test.describe('with Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('drawings are small vectors that no shared cache stores', async ({ page }) => {
    const { bytes, type, vary, kept } = await hero(page);
    expect(type).toBe('image/svg+xml');
    expect(bytes).toBeLessThanOrEqual(MOST);
    expect(vary).toContain('Save-Data, Cookie');
    expect(kept).toBe('private, max-age=86400');
    expect(await typesOfDrawings(page, '/hotel/ipe-guanabara')).toEqual(['image/svg+xml']);
  });

  test('the share image of a page is small, and no shared cache may store it', {
    tag: ANY_SCREEN,
  }, async ({ request }) => {
    const preview = await request.get('/og/hotel/ipe-guanabara');
    expect(preview.headers()).toMatchObject({
      ...{ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=3600' },
    });
    expect((await preview.body()).length).toBeLessThanOrEqual(2 * MOST);
  });

  test('the map of a hotel waits until it is requested', { tag: ANY_SCREEN }, async ({ page }) => {
    // Browsers that send the header also tell scripts; this one has to be made to.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/hotel_lazer/ipe-bombinhas-praia');
    const section = page.locator('#location');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: 'Ver mapa' })).toBeVisible();
    await expect(section.locator('iframe')).toHaveCount(0);
    await section.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(section.locator('iframe')).toBeFocused();
  });

  test('the switch says that the browser already saves data', { tag: ANY_SCREEN }, async ({
    page,
  }) => {
    await page.goto(SWITCH);
    await expect(page.getByText('Seu navegador pede economia de dados')).toBeVisible();
  });
});

test('the switch turns the light mode on and off, for what is loaded from then on', {
  tag: ANY_SCREEN,
}, async ({ page, context, outside }) => {
  // The drawings that a tab still has in memory cost no data, and stay there.
  await withoutCache(page);
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.clock.install();
  expect((await hero(page)).type).toBe('image/webp');
  await passTheFilm(page);
  await expect(page.locator('#home iframe')).toHaveCount(1);
  // The video's page and its script are requested a moment after its frame is there.
  await expect.poll(() => outside.map(({ type }) => type).sort()).toEqual(['document', 'script']);
  const film = await scriptOfTheFilm(scripts);
  expect(film).not.toBeNull();
  await page.getByRole('link', { name: 'Modo leve' }).click();
  await expect(page.getByText('O modo leve está desligado')).toBeVisible();
  await page.getByRole('button', { name: 'Ligar modo leve' }).click();
  await expect(page.getByText('O modo leve está ligado')).toBeVisible();
  await expect(page).toHaveURL(SWITCH);
  expect(await context.cookies()).toMatchObject([{ name: 'vitrine_light', value: '1' }]);

  outside.length = 0;
  scripts.length = 0;
  const light = await hero(page);
  await passTheFilm(page);
  await expect(page.locator('#home iframe')).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.map((script) => script.url())).not.toContain(film);
  expect(outside).toEqual([]);
  expect(light.type).toBe('image/svg+xml');
  expect(light.bytes).toBeLessThanOrEqual(MOST);

  await page.goto(SWITCH);
  await page.getByRole('button', { name: 'Desligar modo leve' }).click();
  await expect(page.getByText('O modo leve está desligado')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const { type, vary, kept } = await hero(page);
  expect(type).toBe('image/webp');
  expect(vary).toContain('Save-Data, Cookie');
  expect(kept).toContain('public');
  expect(await typesOfDrawings(page, '/hotel/ipe-guanabara')).toEqual(['image/webp']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch turns the light mode on', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(SWITCH);
    await page.getByRole('button', { name: 'Ligar modo leve' }).click();
    await expect(page.getByRole('button', { name: 'Desligar modo leve' })).toBeVisible();
  });
});
