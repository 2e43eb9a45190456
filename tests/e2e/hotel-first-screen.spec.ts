import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe';
import { contrastOfWhite, whiten } from './contrast';
import { passTheFilm } from './film';
import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, test } from './fixtures';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';
const BARE = '/hotel/ipe-jericoacoara';
const CORPORATE = '/hotel_corp/ipe-curitiba-batel';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 769;

test.describe('the first screen', { tag: ANY_SCREEN }, () => {
  for (const path of ['/', '/hotel/ipe-guanabara', BEACH, CORPORATE, BARE]) {
    test(`of ${path} has its first action, on laptops and small phones`, async ({ page }) => {
      await page.goto(path);
      const bar = page.locator(path === '/' ? 'form[action="/hotels"]' : '#reserva form');
      const action = path === BARE ? bar.getByRole('link', { name: 'Ligar para reservar' }) : bar;
      for (const [width, height] of [
        [1366, 650],
        [390, 664],
        [360, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(action, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
      if (path !== BEACH) return;
      await test.step('with a name of a hundred letters too', async () => {
        await page.setViewportSize({ width: 1366, height: 650 });
        await page.locator('h1').evaluate((name) => {
          name.textContent = 'Ipê Pousada das Palmeiras e dos Coqueiros da Enseada de Bombinhas '
            .repeat(2)
            .slice(0, 100);
          name.classList.add('name-longest');
        });
        await expect(action).toBeInViewport({ ratio: 1 });
      });
    });
  }
});

test('the text on a scene is readable at each screen width', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  // At noon, when the scene is not darkened for the time of day.
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const hotel of ['ipe-noronha', 'ipe-cataratas', 'ipe-lencois']) {
    await page.goto(`/hotel_lazer/${hotel}`);
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.scene-hero img').first()).toHaveJSProperty('complete', true);
      const words = page.locator('.hero-sentence, .hero-rating > [aria-hidden]');
      const ratios = await contrastOfWhite(page, words);
      expect(ratios.length, hotel).toBeGreaterThan(1);
      expect(Math.min(...ratios), `${hotel}, ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the bar is readable over a white photo', { tag: ANY_SCREEN }, async ({ page }) => {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/hotel_lazer/ipe-noronha', '/hotel_lazer/old/ipe-noronha']) {
    await page.goto(path);
    await whiten(page, '.scene-hero img');
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const words = page
        .locator('header')
        .locator('.hotel-brand, nav .hotel-nav-link >> visible=true');
      const ratios = await contrastOfWhite(page, words);
      expect(ratios.length).toBeGreaterThan(0);
      expect(Math.min(...ratios), `${path}, ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the icons of the bar have a background on an image in forced colors', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const path of [BEACH, '/']) {
    await page.goto(path);
    const bar = page.locator('header').first();
    await expect(bar).toHaveAttribute('data-solid', 'false');
    await expect(bar, path).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  }
});

test.describe('header', () => {
  test('turns solid, links to the sections and returns the focus', async ({ page }) => {
    await page.goto(BEACH);
    await test.step('turns solid after 50 px', async () => {
      const header = page.locator('header').first();
      await expect(header).toHaveAttribute('data-solid', 'false');
      await page.mouse.wheel(0, 400);
      await expect(header).toHaveAttribute('data-solid', 'true');
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await test.step('scrolls to a section from its link or its menu', async () => {
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Abrir menu' }).click();
        const menu = page.getByRole('dialog');
        await expect(menu.getByRole('link', { name: 'Todos os hotéis' })).toBeVisible();
        await expectAccessible(page);
        await menu.getByRole('link', { name: 'Localização' }).click();
        await expect(menu).toBeHidden();
      } else {
        const header = page.getByRole('banner');
        await expect(header.getByRole('link', { name: 'Todos os hotéis' })).toBeVisible();
        await header.getByRole('link', { name: 'Localização' }).click();
      }
      await expect(page.getByRole('heading', { name: 'Localização' })).toBeInViewport();
      await expect(page).toHaveURL(/#location$/);
    });
    await test.step('returns the focus to the button that opened the menu', async () => {
      if (!isPhone(page)) await page.setViewportSize({ width: 900, height: 800 });
      const burger = page.getByRole('button', { name: 'Abrir menu' });
      await burger.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(burger).toBeFocused();
    });
    await test.step('links only to sections that exist', async () => {
      await page.goto(BARE);
      const anchors = await page
        .locator('header a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      for (const anchor of anchors) await expect(page.locator(`${anchor}`)).toBeAttached();
      expect(anchors).not.toContain('#accommodations');
    });
  });

  test('is solid from the start on a corporate page', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(CORPORATE);
    await expect(page.locator('header').first()).toHaveAttribute('data-solid', 'true');
  });
});

test('a corporate hotel’s first facts follow the booking bar on phones and precede it on wide screens', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto(CORPORATE);
  const facts = page.locator('.corporate-facts:visible');
  const form = page.locator('#reserva form');
  const trail = page.locator('#reserva').getByRole('navigation');
  for (const [width, isPhone] of [
    [390, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(facts).toHaveCount(1);
    const places = await Promise.all(
      [form, facts, trail].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
    );
    const [bar = 0, first = 0, below = 0] = places;
    expect(bar < first, `${width}`).toBe(isPhone);
    expect(first).toBeLessThan(below);
    // Reading order matches visual order.
    const barIsFirst = await form.evaluate((element) => {
      const shown = [...document.querySelectorAll('.corporate-facts')].find((part) =>
        part.checkVisibility(),
      );
      const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
      return Boolean(shown && element.compareDocumentPosition(shown) & follows);
    });
    expect(barIsFirst).toBe(isPhone);
  }
});

test('nothing of the video is loaded with reduced motion', { tag: ANY_SCREEN }, async ({
  page,
  outside,
}) => {
  const film = () => outside.filter(({ url }) => url.includes('vimeo'));
  await page.clock.install();
  await page.goto(BEACH);
  await passTheFilm(page);
  await expect.poll(film).not.toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  outside.length = 0;
  await page.goto(BEACH);
  await passTheFilm(page);
  await expect(page.locator('.hero-video')).toHaveCount(0);
  expect(film()).toEqual([]);
});

/** Stands in for YouTube's player, and answers like it does when it plays. */
const PLAYING = `<body style="margin:0;background:#fff"><script>addEventListener('message', (event) => {
  if (JSON.parse(event.data).event !== 'listening') return;
  event.source.postMessage(JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } }), event.origin);
})</script>`;

test('a YouTube video covers its poster only once it plays', { tag: ANY_SCREEN }, async ({
  page,
  allowErrors,
}) => {
  // From the page that the browser itself shows in place of a blocked one.
  allowErrors(/net::ERR_BLOCKED_BY_CLIENT/, /Failed to execute 'postMessage'/);
  const answers = {
    blocked: (route: Route) => route.abort('blockedbyclient'),
    silent: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Erro</p>' }),
    playing: (route: Route) => route.fulfill({ contentType: 'text/html', body: PLAYING }),
  };
  const film = page.locator('.hero-video');
  await page.clock.install();
  for (const [name, answer] of Object.entries(answers)) {
    await page.route('https://www.youtube-nocookie.com/**', answer);
    await page.goto('/hotel_lazer/ipe-cataratas');
    await passTheFilm(page);
    await expect(film.locator('iframe')).toHaveCount(1);
    const frame = page.frames().find((each) => each !== page.mainFrame());
    await frame?.waitForLoadState();
    await passTheFilm(page);
    await expect(film, name).toHaveCSS('opacity', name === 'playing' ? '1' : '0');
    const pause = page.getByRole('button', { name: 'Pausar vídeo' });
    await expect(pause).toHaveCount(name === 'playing' ? 1 : 0);
    await page.unroute('https://www.youtube-nocookie.com/**');
  }
});
