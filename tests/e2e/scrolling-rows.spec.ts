import { expect, ON_PHONES, test } from './fixtures';

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';
const ROOMS = 'comparar=suite-vista-mar,quarto-familia,quarto-patio';
const HOTELS = 'hoteis=ipe-bombinhas-praia,ipe-florianopolis,ipe-guanabara';

/** Rows that scroll sideways, and what the keyboard reaches in them. */
const ROWS: [path: string, name: string, targets: string][] = [
  [HOTEL, 'subjects of the gallery', '.gallery-subjects a'],
  [HOTEL, 'months', '.season a'],
  [HOTEL, 'related hotels', '.related .hotel-link'],
  ['/', 'offers of today', '.home-offers .hotel-link'],
  ['/deals', 'for whom offers are', '.offer-choices a'],
  [`${HOTEL}/quartos?${ROOMS}`, 'compared rooms', '.room-table thead .btn'],
  [`/comparar?${HOTELS}`, 'compared hotels', '.comparison-name'],
];

for (const [path, name, targets] of ROWS) {
  test(`what gets the focus is wholly in sight: ${name}`, { tag: ON_PHONES }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator(targets).nth(1)).toBeVisible();
    const all = await page.locator(targets).all();
    for (const target of [...all, ...all.toReversed()]) {
      await target.focus();
      // A part of a pixel, or the room that a name leaves on its line, is no letter.
      const beyond = () =>
        target.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return Math.max(-left, right - document.documentElement.clientWidth);
        });
      await expect.poll(beyond, (await target.textContent()) ?? '').toBeLessThanOrEqual(1);
    }
  });
}
