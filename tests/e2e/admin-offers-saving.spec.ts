import type { Locator } from '@playwright/test';
import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { INTERRUPTIONS, interrupted, NETWORK_ERRORS, signedOut } from './interrupted';
import { HOTEL, listOf, named, newName, newOffer, stored } from './stored-offer';

/** Waits until the form has read all that it loads on its own. */
const isRead = (dialog: Locator) =>
  expect(dialog.getByLabel('Quarto da oferta').getByRole('option').nth(1)).toBeAttached();

test('two editors: different fields merge, the same one is a conflict, nothing typed is lost', async ({
  page,
}) => {
  const offer = await newOffer();
  const change = (body: object) =>
    restAsService(`hotel_packages?id=eq.${offer.id}`, { method: 'PATCH', body });
  const account = await newAccount('editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, account, listOf(offer.name));
  await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
  const edit = page.getByRole('button', { name: `Editar ${offer.name}` });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Editar Oferta' });
  await expect(dialog.getByLabel('Preço')).toHaveValue('890,00');
  await expectAccessible(page);

  // Another editor changes a different field meanwhile; saved with the keyboard.
  await change({ description: 'De outra pessoa' });
  await dialog.getByLabel('Preço').fill('900');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Oferta atualizada!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored(offer.id)).toMatchObject({ description: 'De outra pessoa' });
  expect(Number((await stored(offer.id))?.price)).toBe(900);

  // The same field: both versions are shown side by side.
  await edit.click();
  await expect(dialog.getByLabel('Preço')).toHaveValue('900,00');
  await change({ price: 910, valid_until: '2099-05-01', is_active: false });
  await dialog.getByLabel('Preço').fill('920');
  await dialog.getByLabel('Descrição').fill('Minha');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const conflict = page.getByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  await expect(conflict.getByRole('group')).toHaveCount(1);
  await expectAccessible(page);
  await conflict.getByLabel(/O que está salvo\s*910,00/).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect
    .poll(() => stored(offer.id))
    .toMatchObject({ description: 'Minha', valid_until: '2099-05-01' });
  expect(Number((await stored(offer.id))?.price)).toBe(910);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Minha')).toBeVisible();
  // The list follows the answer a moment later, after the account is checked again: if it were
  // inactive by then, the page would say so instead of showing the list.
  await expect(page.getByText('1 oferta, nenhuma ativa')).toBeVisible();

  // The role ends meanwhile: the save is refused, and the input stays for the next try.
  await edit.click();
  await dialog.getByLabel('Descrição').fill('Ainda aqui');
  await isRead(dialog);
  await setProfile(account.id, { is_active: false });
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Erro ao salvar oferta')).toBeVisible();
  await expect(
    page.getByText('Conta inativa. Entre em contato com o administrador.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Ainda aqui');
  await setProfile(account.id, { is_active: true });
  const asked = page.waitForEvent('dialog').then(async (question) => {
    const text = question.message();
    await question.dismiss();
    return text;
  });
  await page.keyboard.press('Escape');
  expect(await asked).toContain('ainda não foram salvas');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(async () => (await stored(offer.id))?.description).toBe('Ainda aqui');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an editor deactivated while typing is told so, and the input stays until it is discarded', async ({
  page,
}) => {
  const offer = await newOffer();
  const account = await newAccount('editor');
  await enter(page, account, listOf(offer.name));
  await page.getByRole('button', { name: `Editar ${offer.name}` }).click();
  const description = page.getByRole('dialog').getByLabel('Descrição');
  await description.fill('Ainda aqui');
  await isRead(page.getByRole('dialog'));
  await setProfile(account.id, { is_active: false });
  const comesBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comesBack();
  await expect(
    page.getByText('Conta inativa. Entre em contato com o administrador.'),
  ).toBeVisible();
  await expect(description).toHaveValue('Ainda aqui');

  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(description).toHaveCount(0);
  await comesBack();
  await expect(page.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();
});

test('an interrupted save loses nothing, and the retry creates one offer', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_ERRORS);
  const name = newName();
  await enterAs(page, 'editor', '/admin/packages?nova=1');
  const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
  const description = dialog.getByLabel('Descrição');
  const create = dialog.getByRole('button', { name: 'Criar' });
  await dialog.getByLabel('Nome da oferta').fill(name);
  await dialog.getByLabel('Hotel').selectOption(HOTEL.name);
  await dialog.getByLabel('Preço').fill('1.290,50');
  await dialog.getByRole('switch', { name: 'Oferta ativa' }).click();
  for (const by of INTERRUPTIONS) {
    await description.fill(by);
    await interrupted(page, by, () => create.click());
    await expect(create, by).toBeVisible();
    await expect(page.getByText('Erro ao salvar oferta')).toBeVisible();
    await expect(description, by).toHaveValue(by);
  }
  expect(await named(name)).toHaveLength(1);
  await description.fill('E isto veio depois');
  await signedOut(page, async () => {
    await create.click();
    await expect(page.getByText('Acesso negado. Faça login para continuar.')).toBeVisible();
  });
  await expect(description).toHaveValue('E isto veio depois');
  await create.dblclick();
  await expect(page.getByText('Oferta criada!')).toBeVisible();
  expect(await named(name)).toMatchObject([{ description: 'E isto veio depois' }]);
});
