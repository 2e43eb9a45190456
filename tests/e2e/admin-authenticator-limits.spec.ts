import type { Page } from '@playwright/test';
import { enter, newAccount, protect, submitSignIn } from './accounts';
import { giveCode, WRONG } from './code-step';
import { expect, test } from './fixtures';
import { sessionOf } from './replay';

/** Enters five wrong codes, checking what each answer says is left; `before` runs ahead of each. */
async function giveFiveWrongCodes(page: Page, before: () => Promise<unknown> = async () => {}) {
  for (const left of ['Restam 4 ', 'Restam 3 ', 'Restam 2 ', 'Resta 1 ', 'A próxima tentativa']) {
    await before();
    await giveCode(page, WRONG);
    await expect(page.getByRole('alert').first()).toContainText(left);
  }
}

test('wrong codes elsewhere do not lock out a known browser, nor another account in it', async ({
  page,
  browser,
}) => {
  await enter(page, await newAccount('editor'));
  await page.getByRole('button', { name: 'Sair' }).click();
  const account = await newAccount('editor');
  const { telephone } = await protect(account);
  await enter(page, account);
  await giveCode(page, telephone.generate());
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);
  const device = (await page.context().cookies()).find(({ name }) => name === 'vitrine-device');
  expect(device?.value.split('~')).toHaveLength(2);

  const elsewhere = await (await browser.newContext()).newPage();
  await enter(elsewhere, account);
  const locked = elsewhere.getByText(/^Limite de tentativas excedido/);
  await giveFiveWrongCodes(elsewhere);
  await giveCode(elsewhere, WRONG);
  await expect(locked).toBeVisible();
  await elsewhere.context().close();
  // Nothing is locked here. A third code within a minute is not valid yet, so enters a wrong one.
  await enter(page, account);
  await giveCode(page, WRONG);
  await expect(page.getByRole('alert').first()).toContainText('Restam 4 ');
});

test('five wrong codes lock the code, even if the password is entered again', async ({
  page,
  browser,
}) => {
  const account = await newAccount('editor');
  const { telephone } = await protect(account);
  await page.goto('/auth');
  await submitSignIn(page, account.email, account.password);
  // A correct password makes neither the page nor the service forget an attempt.
  await giveFiveWrongCodes(page, () => sessionOf(account));
  await giveCode(page, telephone.generate());
  await expect(page.getByText(/^Limite de tentativas excedido/)).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth');
  await submitSignIn(elsewhere, account.email, account.password);
  await giveCode(elsewhere, telephone.generate());
  await expect(
    elsewhere.getByText(/^Muitas tentativas\. Tente novamente em \d+ min/),
  ).toBeVisible();
  await elsewhere.context().close();
});
