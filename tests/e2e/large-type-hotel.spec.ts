import { ANY_SCREEN, expect } from './fixtures';
import { cut, lines, test } from './large-type';
import { coveredValues } from './layout';

test.use({ viewport: { width: 390, height: 664 } });

test('a hotel’s place breaks no word, and its bar at the bottom is not cut off', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-noronha');
  expect(await lines(page, 'Fernando de Noronha, Pernambuco')).toBeLessThanOrEqual(3);
  await page.getByRole('heading', { name: 'Acomodações' }).scrollIntoViewIfNeeded();
  const bar = page.locator('[data-sticky-reserve]');
  await expect(bar.getByRole('button', { name: 'Reservar' })).toBeVisible();
  expect(await cut(page, '[data-sticky-reserve]')).toEqual([]);
});

test('the buttons that count guests are whole on the screen', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia');
  await page
    .getByRole('button', { name: /^Hóspedes/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Hóspedes e idades' });
  await panel.getByRole('button', { name: 'Aumentar crianças' }).click();
  await expect(panel.getByRole('group', { name: /^Qual é a idade/ })).toBeVisible();
  expect(await cut(page, '[role="dialog"]')).toEqual([]);
});

test('compared rooms have the row names above the values, and no page is wider than its screen', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  const rooms = 'duplex-da-enseada,quarto-familia,suite-vista-mar';
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=${rooms}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const row = page.getByRole('row', { name: 'Pessoas' });
  const name = await row.getByRole('rowheader').boundingBox();
  const value = await row.getByRole('cell').first().boundingBox();
  expect(name && value && name.y + name.height).toBeLessThanOrEqual(value?.y ?? 0);
  const covered = await page.getByRole('row').evaluateAll((rows) => {
    const boxes = rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect()));
    const isCovered = (at: number) =>
      Math.max(...(boxes[at] ?? []).map(({ bottom }) => Math.floor(bottom))) >
      Math.min(...(boxes[at + 1] ?? []).map(({ top }) => Math.ceil(top)));
    return rows
      .filter((_, at) => at + 1 < rows.length && isCovered(at))
      .map((row) => row.textContent);
  });
  expect(covered).toEqual([]);
  await page.goto(`/hotel_lazer/ipe-bombinhas-praia/quartos?comparar=${rooms.split(',', 2)}`);
  const sizes = page.locator('.room-table .room-plan figcaption > *');
  await expect(sizes).not.toHaveCount(0);
  const cut = await sizes.evaluateAll((parts) =>
    parts
      .filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const { height, right } = range.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(part).lineHeight);
        const edge = part.closest('figure')?.getBoundingClientRect().right ?? 0;
        return height > 1.5 * line || right > edge + 1;
      })
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
});

test('compared hotels have the row names above the values', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/comparar?hoteis=ipe-bombinhas-praia,ipe-guanabara');
  expect(await coveredValues(page)).toEqual([]);
});

test('a photo has most of the room in its viewer, and everything below it can be reached', {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.goto('/hotel_lazer/ipe-bombinhas-praia#foto-3');
  const photo = page.getByRole('dialog').locator('figure img');
  await expect(photo).toBeVisible();
  expect((await photo.boundingBox())?.height).toBeGreaterThan(200);
  await page.getByRole('button', { name: /^Praia/ }).click();
  await expect(page.getByRole('button', { name: /^Praia/ })).toBeInViewport({ ratio: 0.9 });
});

test('an offer’s image is above its text, which fills the card', { tag: ANY_SCREEN }, async ({
  page,
}) => {
  await page.goto('/deals');
  const heading = page.locator('.offer-grid .card:not(.offer-lead) h3').first();
  const { width } = (await heading.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(250);
});
