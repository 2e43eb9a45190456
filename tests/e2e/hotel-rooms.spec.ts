import { fixTime } from './fixed-time';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

test('a family sees the rooms that fit it first', { tag: ANY_SCREEN }, async ({ page }) => {
  await page.goto(`${BEACH}?checkin=2030-03-11&checkout=2030-03-14&adultos=2&idades=6`);
  const rooms = page.locator('#accommodations');
  await expect(rooms.getByText('Não cabem 3 pessoas').first()).toBeAttached();
  const names = rooms.getByRole('article').getByRole('heading');
  await expect(names).toHaveText([
    'Quarto Família',
    'Duplex da Enseada',
    'Suíte Vista Mar',
    'Suíte Pôr do Sol',
    'Quarto Pátio',
  ]);
  await page.getByRole('link', { name: 'Ver acomodações' }).click();
  await expect(names.first()).toBeInViewport();
});

test('a room shows three included items, and all of them in its sheet', async ({ page }) => {
  await page.goto(BEACH);
  await test.step('every card of the carousel can be reached with its arrow', async () => {
    const section = page.locator('#accommodations');
    await section.scrollIntoViewIfNeeded();
    const last = section.locator('article').last();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await section.getByRole('button', { name: 'Próximo' }).click();
      await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
    }).toPass();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const room = page.locator('#accommodations article').first();
  await room.scrollIntoViewIfNeeded();
  // The arrows come with the script that opens the sheet.
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
  await expect(room.getByText('até 2')).toBeVisible();
  await expect(room.getByText('32 m²')).toBeVisible();
  await expect(room.getByText('Wi-Fi')).toBeVisible();
  await expect(room.locator('.chips > li')).toHaveCount(3);
  await expect(room.getByText('Frigobar')).toHaveCount(0);
  await room.getByRole('link', { name: /^\+3 mais/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Suíte Vista Mar' });
  await expect(sheet.getByText('Frigobar')).toBeVisible();
  await expect(page).toHaveURL(/#quarto-suite-vista-mar$/);
});

test("on a phone no room's card has gaps for the longer texts of others", {
  tag: ANY_SCREEN,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(BEACH);
  const card = page.locator('#accommodations article').first();
  const gaps = await card.evaluate((element) => {
    const range = document.createRange();
    // The boxes fill their rows: the text in them counts.
    const edges = ['.room-facts dd:last-of-type', '.room-description', '.chips li'].map((part) => {
      range.selectNodeContents(element.querySelector(part) as Element);
      return range.getBoundingClientRect();
    });
    return edges.slice(1).map(({ top }, index) => top - (edges[index]?.bottom ?? 0));
  });
  for (const gap of gaps) expect(gap).toBeLessThan(28);
});

test('the number of further items is beside the last one shown, and a long item ends in an ellipsis', async ({
  page,
}) => {
  await page.goto(BEACH);
  const card = page.locator('#accommodations article').first();
  const more = card.getByRole('link', { name: /^\+3 mais/ });
  for (const width of [390, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [last, link] = await Promise.all([
      card.getByText('Varanda com rede', { exact: true }).boundingBox(),
      more.boundingBox(),
    ]);
    expect(link?.y, `at ${width} px`).toBeCloseTo(last?.y ?? 0, 0);
  }
  // Text is only truncated with an ellipsis in a block.
  const items = card.locator('.chips > li:not(:has(a)), .chips > li > span');
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) {
    await expect(item).toHaveCSS('display', 'block');
    await expect(item).toHaveCSS('text-overflow', 'ellipsis');
  }
});

test('on a phone a long table of amenities is expanded by keyboard as well, and stays open', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.goto(BEACH);
  const rest = page.getByText('Brinquedoteca', { exact: true });
  await expect(rest).toBeHidden();
  const more = page.locator('summary', { hasText: /^Ver as \d+ comodidades/ });
  await more.press('Enter');
  await expect(rest).toBeVisible();
  await expect(more).toBeFocused();
});

test('a room’s booking button opens the calendar, and leads to the engine once dates are chosen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto(BEACH);
  const room = page.locator('#accommodations article').first();
  await room.scrollIntoViewIfNeeded();
  // The arrows come with the script that handles the press.
  await expect(page.locator('#accommodations .room-arrows').first()).toBeAttached();
  await room.getByRole('link', { name: 'Reservar Suíte Vista Mar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Datas da estadia' });
  await expect(calendar).toBeInViewport();
  await calendar.getByRole('button', { name: /\b18 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: /\b21 de novembro de 2026/ }).click();
  await calendar.getByRole('button', { name: 'Confirmar 3 noites' }).click();
  await expect(room).toContainText(/R\$\s1\.467,00/);
  await expect(room).toContainText('3 noites, 2 adultos');
  await expect(room.getByRole('link', { name: /^Reservar/ })).toHaveAttribute(
    'href',
    /CheckIn=18112026&CheckOut=21112026/,
  );
});
