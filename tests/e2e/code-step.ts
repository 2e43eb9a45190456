import type { Page } from '@playwright/test';

/** The field for an authenticator's code, at sign-in, in a recovery and during setup. */
export const codeField = (page: Page) => page.getByLabel('Código de 6 dígitos');
export const stepHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Código do autenticador' });

/** A code that is not valid now. */
export const WRONG = '000000';

/** Fills in the code that a sign-in asks for, and submits it. */
export async function giveCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Confirmar' }).click();
}
