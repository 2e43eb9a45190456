import { ANY_SCREEN, expect, test } from './fixtures';

/** The top of the basin on the woman's head, as a share of the drawing's height; its ratio. */
const BASIN = 0.665;
const RATIO = 1.6;

// A card that scrolls into view moves up to its place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the text of the charity section covers no head in its drawing', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#amigos-do-bem');
  for (const width of [800, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const free = await section.evaluate(
      (band, { part, ratio }) => {
        const image = band.querySelector('img');
        const card = band.querySelector('.bg-card')?.getBoundingClientRect();
        if (!image || !card) return null;
        const box = image.getBoundingClientRect();
        const height = Math.max(box.height, box.width / ratio);
        const [, place = 0] = getComputedStyle(image)
          .objectPosition.split(' ')
          .map(Number.parseFloat);
        const top = box.top + ((box.height - height) * place) / 100;
        return top + height * part - card.bottom;
      },
      { part: BASIN, ratio: RATIO },
    );
    expect(free, `${width} px`).toBeGreaterThan(0);
  }
});
