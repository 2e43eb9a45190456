import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { ANY_SCREEN, expect, ON_PHONES, test } from './fixtures';
import { BEACH, STAY, visitRooms } from './visit-rooms';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Quarto Família' });

test.describe('the sheet of a room', () => {
  test('is closed by Escape and by Back, which return the focus to its link', async ({ page }) => {
    await visitRooms(page);
    const details = page.getByRole('link', { name: 'Ver detalhes: Quarto Família' });
    await details.click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('img', { name: /^Planta ilustrativa: 41/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(details).toBeFocused();
    await details.click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
  });

  test('has a bar with the room’s name on a phone once the heading would scroll under its button', {
    tag: ON_PHONES,
  }, async ({ page }) => {
    await page.goto(`${BEACH}#quarto-quarto-familia`);
    await expect(sheet(page).getByRole('heading', { name: 'Incluído na diária' })).toBeVisible();
    const head = sheet(page).locator('.room-sheet-head');
    const name = head.getByText('Quarto Família');
    await expect(name).toBeHidden();
    await sheet(page).evaluate((box) => box.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(name).toBeVisible();
    expect((await head.boundingBox())?.width).toBe(390);
    await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('has a bar with the price and its button on a phone from the first screen on, with and without dates', {
    tag: ON_PHONES,
  }, async ({ page }) => {
    const bar = sheet(page).locator('.room-sheet-bar');
    const nightly = bar.getByText(/568,00/);
    await page.goto(`${BEACH}#quarto-quarto-familia`);
    await expect(nightly).toBeInViewport();
    await page.goto(`${BEACH}?${STAY}#quarto-quarto-familia`);
    await expect(bar.getByText(/1\.704,00/)).toBeInViewport();
    await expect(nightly).toBeHidden();
  });

  test('opens from its URL with the price of the stay', { tag: ANY_SCREEN }, async ({ page }) => {
    await page.goto(`${BEACH}?${STAY}#quarto-quarto-familia`);
    await expect(sheet(page)).toContainText(/3 noites × R\$\s568,00/);
    await expect(sheet(page)).toContainText(/R\$\s1\.704,00/);
    await sheet(page).getByRole('link', { name: 'Fechar detalhes do quarto' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/#accommodations$/);
  });

  // On a phone the calendar comes to the visitor instead.
  test('closes to its hotel, even if the visitor came to it from another page', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/hotels');
    await page.goto(`${BEACH}#quarto-quarto-familia`);
    await sheet(page).getByRole('link', { name: 'Reservar Quarto Família' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}#reserva$`));
    await page.goBack();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}#accommodations$`));
  });

  test('keeps the selection made in it in the URL', { tag: ANY_SCREEN }, async ({ page }) => {
    await visitRooms(page);
    await test.step('images of the cards are turned with arrows, and counted', async () => {
      const room = page.locator('#accommodations article').first();
      const next = room.getByRole('button', { name: 'Próxima foto: Suíte Vista Mar' });
      await expect(room.getByText('1 de 3')).toBeVisible();
      await next.click();
      await expect(room.getByText('2 de 3')).toBeVisible();
      await room.getByRole('button', { name: 'Foto anterior: Suíte Vista Mar' }).click();
      await room.getByRole('button', { name: 'Foto anterior: Suíte Vista Mar' }).click();
      await expect(room.getByText('3 de 3')).toBeVisible();
    });
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await sheet(page).getByRole('checkbox', { name: 'Comparar Quarto Família' }).check();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}\\?comparar=quarto-familia$`));
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Comparar Quarto Família' })).toBeChecked();
  });

  test('shows the room’s name while its content loads', { tag: ANY_SCREEN }, async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/quartos?quarto=*', async (route) => {
      await asked;
      await route.continue();
    });
    await visitRooms(page);
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await expect(sheet(page).getByRole('status')).toHaveText('Carregando os detalhes…');
    await expectAccessible(page);
    answer();
    await expect(sheet(page).getByText('Ducha de praia')).toBeVisible();
    await expect(sheet(page).getByRole('status')).toHaveCount(0);
  });

  test('is loaded once, ahead of the press, and belongs to the choice of rooms', {
    tag: ANY_SCREEN,
  }, async ({ page }) => {
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/quartos?quarto=quarto-familia')) requests += 1;
    });
    await visitRooms(page);
    const details = page.getByRole('link', { name: 'Ver detalhes: Quarto Família' });
    await details.focus();
    await expect.poll(() => requests).toBe(1);
    for (const isChosen of [false, true]) {
      await details.click();
      const choice = sheet(page).getByRole('checkbox', { name: 'Comparar Quarto Família' });
      await expect(choice).toBeChecked({ checked: isChosen });
      if (!isChosen) await choice.check();
      await sheet(page).getByRole('link', { name: 'Reservar Quarto Família' }).waitFor();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    }
    expect(requests).toBe(1);
    await expect(page.getByRole('form', { name: 'Quartos para comparar' })).toContainText(
      '1 de 3 para comparar',
    );
  });

  test('closes over its hotel if the connection is lost, and opens when it is back', {
    tag: ANY_SCREEN,
  }, async ({ page, allowErrors }) => {
    allowErrors(/ERR_/);
    await visitRooms(page);
    await page.route('**/*', (route) => route.abort('connectionreset'));
    const link = page.getByRole('link', { name: 'Ver detalhes: Quarto Família' });
    await link.click();
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
    await page.unroute('**/*');
    await link.click();
    await expect(sheet(page)).toBeVisible();
  });

  test("falls back to the page of the room if it can't be loaded", { tag: ANY_SCREEN }, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/);
    await page.route('**/quartos?quarto=*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await visitRooms(page);
    await page.getByRole('link', { name: 'Ver detalhes: Quarto Família' }).click();
    await expect(page).toHaveURL(/\/quartos\?quarto=quarto-familia$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Quarto Família' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${BEACH}$`));
    await expect(sheet(page)).toBeHidden();
  });
});
