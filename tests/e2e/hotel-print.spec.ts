import type { Locator } from '@playwright/test';
import { ANY_SCREEN, expect, test } from './fixtures';
import { withoutCache } from './without-cache';

const BEACH = '/hotel_lazer/ipe-bombinhas-praia';

test.describe('a hotel on paper', { tag: ANY_SCREEN }, () => {
  test('is one page with everything expanded', async ({ page }) => {
    // A larger image that the browser has already cached would be used instead.
    await withoutCache(page);
    await page.goto(BEACH);
    await page.emulateMedia({ media: 'print' });
    for (const folded of ['#accommodations h3', '.faq details > p']) {
      const parts = page.locator(folded);
      await expect(parts).not.toHaveCount(0);
      await expect(parts.filter({ visible: false })).toHaveCount(0);
    }
    await expect(page.getByRole('img', { name: 'Código QR que leva a esta página' })).toBeVisible();
    await expect(page.getByText('Avenida das Conchas, 0000')).toBeVisible();
    await expect(page.getByText('(47) 0000-0000').filter({ visible: true })).toBeVisible();
    const leftOf = async (cell: Locator) => (await cell.boundingBox())?.x;
    for (const [name, column, cells] of [
      ['Área', 2, '.room-facts > :nth-child(1)'],
      ['Vista', 5, '.room-view'],
      ['Por noite', 6, '.card-foot > :first-child'],
    ] as const) {
      const head = page.locator(`#accommodations .rail-columns > :nth-child(${column})`);
      await expect(head).toHaveText(name);
      expect(await leftOf(page.locator(`#accommodations ${cells}`).last())).toBe(
        await leftOf(head),
      );
    }
    for (const screenOnly of ['#reserva', 'header', 'footer', '#fotos']) {
      await expect(page.locator(screenOnly).first()).toBeHidden();
    }
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(sheet.length).toBeLessThan(2_000_000);
    await expect(page.getByText(/^Impresso em \d\d\/\d\d\/\d{4}\. Preços/)).toBeVisible();
  });

  test('shows the number of the chain for a hotel without a phone', async ({ page }) => {
    await page.goto('/hotel/ipe-jericoacoara');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-head').getByText('(41) 0000-0000')).toBeVisible();
  });

  test('shows the price of the chosen stay, even if no room was seen', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title =
          document.querySelector('#accommodations [data-room-total]')?.textContent ?? '';
      };
    });
    await page.goto(`${BEACH}?checkin=2099-12-14&checkout=2099-12-17`);
    await page.getByRole('button', { name: 'Imprimir' }).click();
    await expect(page).toHaveTitle(/^R\$.*3\snoites/);
  });

  test('shows it with the browser’s own print command as well', async ({ page }) => {
    await page.goto(`${BEACH}?checkin=2099-12-14&checkout=2099-12-17`);
    await expect(page.locator('#accommodations [data-room-total]').first()).toHaveText(
      /^R\$.*3\snoites/,
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('with most rooms and questions it is one page of either size', async ({ page }) => {
    await page.goto('/hotel_lazer/ipe-cataratas?checkin=2099-12-14&checkout=2099-12-17');
    await expect(page.locator('#accommodations [data-room-total]').first()).toHaveText(/^R\$/);
    for (const format of ['A4', 'Letter']) {
      const sheet = await page.pdf({ format });
      expect(sheet.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }
  });
});
