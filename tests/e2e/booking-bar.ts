import type { Page } from '@playwright/test';
import { fixTime } from './fixed-time';
import { expect } from './fixtures';

/** One hotel of the demo chain per engine, on all three kinds of page. */
export const HOTELS = {
  omnibees: '/hotel_lazer/ipe-bombinhas-praia',
  hbook: '/hotel_corp/ipe-curitiba-batel',
  utrip: '/hotel/ipe-guanabara',
  whatsapp: '/hotel/ipe-pelourinho',
} as const;

/** The booking bar of a hotel's page, its fields, and the panels that they open. */
export const bar = (page: Page) =>
  page.getByRole('region', { name: 'Consulte datas e disponibilidade' });
export const datesField = (page: Page) =>
  bar(page).getByRole('button', { name: /^Check-in e check-out/ });
export const guestsField = (page: Page) => bar(page).getByRole('button', { name: /^Hóspedes/ });
export const promoField = (page: Page) =>
  bar(page).getByRole('textbox', { name: 'Código promocional' });
export const search = (page: Page) => bar(page).getByRole('link', { name: /^Ver disponibilidade/ });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Datas da estadia' });
export const guests = (page: Page) => page.getByRole('dialog', { name: 'Hóspedes e idades' });

/** A day of November 2026 in the open calendar ('20 de novembro'). */
export const day = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`\\b${name} de 2026`) });

/** Opens a page for a visitor whose date is Tuesday, 17 November 2026. */
export async function visit(page: Page, path: string) {
  await fixTime(page, new Date('2026-11-17T15:00:00Z'));
  await page.goto(path);
  await expect(datesField(page)).toContainText('17/11/2026 a 18/11/2026');
}

/** Chooses four nights, from 20 to 24 November. */
export async function chooseDates(page: Page) {
  await datesField(page).click();
  await day(page, '20 de novembro').click();
  await day(page, '24 de novembro').click();
  await calendar(page).getByRole('button', { name: 'Confirmar 4 noites' }).click();
  await expect(datesField(page)).toContainText('20/11/2026 a 24/11/2026');
}

/** Chooses three adults and a child of four. */
export async function chooseGuests(page: Page) {
  await guestsField(page).click();
  await guests(page).getByRole('button', { name: 'Aumentar adultos' }).click();
  await guests(page).getByRole('button', { name: 'Aumentar crianças' }).click();
  await guests(page).getByRole('radio', { name: '4 anos' }).click();
  await expect(guests(page)).toContainText('Criança 1: 4 anos');
  await guests(page).getByRole('button', { name: 'Pronto, 3 adultos, 1 criança' }).click();
  await expect(guestsField(page)).toContainText('3 adultos, 1 criança');
}

/** The URL of the tab that the search opens. */
export async function openedAddress(page: Page): Promise<URL> {
  const opening = page.context().waitForEvent('page');
  await search(page).click();
  const popup = await opening;
  await popup.waitForURL(/^https:/);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  return new URL(popup.url());
}
