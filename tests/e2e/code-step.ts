import type { Page } from '@playwright/test';

/** The field that asks for an authenticator's code, at sign-in, in a recovery and when one is set up. */
export const codeField = (page: Page) => page.getByLabel('Código de 6 dígitos');
export const stepHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Código do autenticador' });

/** A code that is none of those that count now. */
export const WRONG = '000000';

/** Fills in the code that a sign-in asks for, and sends it. */
export async function giveCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}
