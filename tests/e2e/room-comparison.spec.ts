import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { BEACH, STAY, visitRooms } from './visit-rooms';

test.describe('the comparison', () => {
  const box = (page: Page, room: string) =>
    page.locator('#accommodations article').getByRole('checkbox', { name: `Comparar ${room}` });
  const tray = (page: Page) => page.getByRole('form', { name: 'Quartos para comparar' });

  test('takes three rooms, refuses a fourth with a message, and keeps the selection in the URL', async ({
    page,
  }) => {
    await visitRooms(page);
    await expect(tray(page)).toBeHidden();
    for (const room of ['Suíte Vista Mar', 'Quarto Família', 'Suíte Pôr do Sol']) {
      await box(page, room).check();
    }
    await expect(tray(page).getByRole('status')).toContainText('3 de 3 para comparar');
    await expect(tray(page)).toBeInViewport({ ratio: 1 });
    await box(page, 'Quarto Pátio').click();
    const refusal = tray(page).getByText('Você já escolheu três quartos.');
    await expect(refusal).toBeVisible();
    await expect(refusal).toBeInViewport({ ratio: 1 });
    await expect(box(page, 'Quarto Pátio')).not.toBeChecked();
    await tray(page).getByRole('button', { name: 'Tirar Quarto Família' }).click();
    await expect(box(page, 'Quarto Família')).toBeFocused();
    await expect(page).toHaveURL(/\?comparar=suite-vista-mar,suite-por-do-sol$/);
    await page.reload();
    await page.locator('#accommodations').scrollIntoViewIfNeeded();
    await expect(tray(page)).toContainText('2 de 3 para comparar');
    await tray(page).getByRole('button', { name: 'Comparar quartos' }).click();
    await expect(page).toHaveURL(/\/quartos\?comparar=suite-vista-mar,suite-por-do-sol$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('shows no toasts while rooms are chosen', async ({ page }) => {
    await visitRooms(page, `?${STAY}`);
    for (const room of ['Suíte Vista Mar', 'Quarto Família']) await box(page, room).check();
    await page.getByRole('button', { name: 'Copiar link desta estadia' }).click();
    await page.locator('#accommodations article').first().scrollIntoViewIfNeeded();
    const top = async () => (await tray(page).boundingBox())?.y ?? 0;
    const foot = async () => {
      const toast = await page.locator('[data-sonner-toast]').boundingBox();
      return toast ? toast.y + toast.height : Infinity;
    };
    await expect.poll(async () => (await foot()) <= (await top())).toBe(true);
  });

  test('is one table, whose equal rows can be collapsed', async ({ page }) => {
    const choice = 'comparar=suite-vista-mar,quarto-familia,suite-por-do-sol';
    await page.goto(`${BEACH}/quartos?${choice}&${STAY}`);
    await expect(page.getByRole('rowheader', { name: 'Área' })).toBeVisible();
    // The name read out with each cell is the room's alone, without its price and its buttons.
    await expect(
      page.getByRole('columnheader', { name: 'Quarto Família', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Área/ })).toContainText('41 m² O maior');
    await expect(page.getByRole('row', { name: /^Total da estadia/ })).toContainText('O menor');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    // The chosen stay links to its fields, and the link back leads to the choice of rooms there.
    await expect(page.getByRole('link', { name: /^Sua estadia: .* Alterar$/ })).toHaveAttribute(
      'href',
      `${BEACH}?${choice}#reserva`,
    );
    await page.getByRole('link', { name: 'Tirar Suíte Pôr do Sol da comparação' }).click();
    await expect(page).toHaveURL(/comparar=suite-vista-mar,quarto-familia$/);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('reports what is wrong with a URL', { tag: ANY_SCREEN }, async ({ page, request }) => {
    await page.goto(`${BEACH}/quartos?comparar=nao-existe,%3Cscript%3E`);
    await expect(page.getByText('Escolha ao menos dois quartos para comparar.')).toBeVisible();
    await page.goto(
      `${BEACH}/quartos?comparar=suite-vista-mar,quarto-familia,suite-por-do-sol,quarto-patio`,
    );
    await expect(page.getByText(/até três quartos de cada vez/)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    const outdated = await request.get('/hotel/ipe-bombinhas-praia/quartos?quarto=quarto-familia', {
      maxRedirects: 0,
    });
    expect(outdated.status()).toBe(308);
    expect(outdated.headers().location).toBe(`${BEACH}/quartos?quarto=quarto-familia`);
    const missing = await request.get('/hotel/nao-existe/quartos', { maxRedirects: 0 });
    expect(missing.status()).toBe(404);
  });
});

test('on the narrowest phone two rooms fit beside the row names', {
  tag: ON_PHONES,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${BEACH}/quartos?comparar=suite-vista-mar,quarto-familia`);
  for (const name of ['Suíte Vista Mar', 'Quarto Família']) {
    const box = await page.getByRole('columnheader', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 320), name).toBeLessThanOrEqual(320);
    // A column of that width does not break a price either.
    const price = page.getByRole('columnheader', { name }).locator('.price');
    const lines = await price.evaluate((element) => {
      const range = document.createRange();
      const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      range.selectNodeContents(text ?? element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, name).toBe(1);
  }
  // Nor does it break a word of their names.
  const lines = await page
    .getByRole('rowheader', { name: 'Ar-condicionado' })
    .evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 'Ar-'.length);
      range.setEnd(text, 'Ar-condicionado'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('on paper three rooms side by side are one page', { tag: ANY_SCREEN }, async ({ page }) => {
  const rooms = 'duplex-da-enseada,quarto-familia,suite-vista-mar';
  await page.goto(`${BEACH}/quartos?comparar=${rooms}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
