import type { Page } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';

/** The pins that overlap others, or are under one of these boxes of the page. */
const coveredPins = (page: Page, area: string, others = '') =>
  page.locator(area).evaluate((root, boxes) => {
    const shown = (elements: Iterable<Element>) =>
      [...elements]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          isRound: element.matches('.map-round, .map-dot'),
          box: element.getBoundingClientRect(),
        }));
    const pins = shown(root.querySelectorAll('.map-pin'));
    const all = [...pins, ...(boxes ? shown(document.querySelectorAll(boxes)) : [])];
    return pins.flatMap((a, index) =>
      all.slice(index + 1).flatMap((b) => {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // The corners of a circle are empty.
        const free = a.isRound || b.isRound ? 8 : 0;
        return across > free && down > free ? [`${a.name} / ${b.name}`] : [];
      }),
    );
  }, others);

/** Laptops, wide screens, tablets and a phone. */
const SCREENS = [
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [1280, 800],
  [1180, 820],
  [1100, 800],
  [1024, 768],
  [390, 844],
] as const;

/** Sets the size of the screen, and waits until the map of the list has placed its pins for it. */
async function layOut(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  // The map learns its size at the end of a frame, and its pins are placed before the next.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  const map = page.getByRole('region', { name: 'Mapa dos hotéis' });
  await expect(
    map.getByRole('link', { name: /Ipê Lençóis/ }).filter({ visible: true }),
  ).toHaveCount(1);
}

test('no label of the map of home overlaps another one', { tag: ANY_SCREEN }, async ({ page }) => {
  // The style sheet places its pins: nothing there depends on the previous size of the screen.
  await page.goto('/');
  await expect(page.locator('.map-band')).toBeAttached();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const posters = width < 1024 ? '' : '.map-posters > li';
    await expect.poll(() => coveredPins(page, '.map-band', posters), `${width} px`).toEqual([]);
  }
});

test('no label of the map beside the list overlaps another one', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotels?vista=mapa');
  for (const screen of SCREENS) {
    await layOut(page, screen);
    await expect.poll(() => coveredPins(page, '.map'), `${screen[0]} px`).toEqual([]);
  }
});

test('on phones neither the link to the list nor the switch of the area covers a hotel', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hotels?vista=mapa');
  for (const screen of [
    [320, 640],
    [360, 640],
    [375, 667],
    [390, 664],
  ] as const) {
    await layOut(page, screen);
    await expect
      .poll(() => coveredPins(page, '.map', '.map-to-list, .map-area'), `${screen[0]} px`)
      .toEqual([]);
  }
});

test('on a phone in landscape neither the regions nor the switch of the area covers a hotel', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/hotels?vista=mapa');
  await layOut(page, [844, 390]);
  const covered = async () =>
    (await coveredPins(page, '.map', '.map-regions, .map-area')).filter((pair) =>
      /Ir para|Filtrar/.test(pair),
    );
  await expect.poll(covered).toEqual([]);
});

test('no label has text smaller than 14 px', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const prices = page.locator('.map-band .map-group small').filter({ visible: true });
  await expect(prices.first()).toHaveCSS('font-size', '14px');
});
