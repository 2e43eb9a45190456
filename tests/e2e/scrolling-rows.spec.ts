import { expect, ON_PHONES, test } from './fixtures';

const HOTEL = '/hotel_lazer/ipe-bombinhas-praia';
const ROOMS = 'comparar=suite-vista-mar,quarto-familia,quarto-patio';
const HOTELS = 'hoteis=ipe-bombinhas-praia,ipe-florianopolis,ipe-guanabara';

type Row = [name: string, targets: string];

/** Rows that scroll sideways, by their page, and what the keyboard reaches in them. */
const ROWS: [path: string, ...rows: Row[]][] = [
  [
    HOTEL,
    ['subjects of the gallery', '.gallery-subjects a'],
    ['months', '.season a'],
    ['related hotels', '.related :is(.heart-round, .hotel-link)'],
  ],
  ['/', ['offers of today', '.home-offers .hotel-link']],
  ['/deals', ['for whom offers are', '.offer-choices a']],
  [`${HOTEL}/quartos?${ROOMS}`, ['compared rooms', '.room-table thead .btn']],
  [`/comparar?${HOTELS}`, ['compared hotels', '.comparison-name']],
];

for (const [path, ...rows] of ROWS) {
  const names = rows.map(([name]) => name).join(', ');
  test(`what gets the focus is wholly in sight: ${names}`, { tag: ON_PHONES }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [name, targets] of rows) {
      await test.step(name, async () => {
        await expect(page.locator(targets).nth(1)).toBeVisible();
        const all = await page.locator(targets).all();
        for (const target of [...all, ...all.toReversed()]) {
          await target.focus();
          // A fraction of a pixel, or the free space after a name on its line, is not a letter.
          const beyond = () =>
            target.evaluate((element) => {
              const { left, right } = element.getBoundingClientRect();
              return Math.max(-left, right - document.documentElement.clientWidth);
            });
          await expect.poll(beyond, (await target.textContent()) ?? '').toBeLessThanOrEqual(1);
        }
      });
    }
  });
}
