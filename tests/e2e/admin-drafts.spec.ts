import type { Page } from '@playwright/test';
import { enter, enterAs, newAccount } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { newRegion, type RegionRow } from './stored-region';

/** Reloads whatever the browser asks, as a crash would. */
async function crash(page: Page) {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
}

const OFFERED = 'Há um rascunho que não foi salvo';

test('unsaved input in an offer survives a reload until it is saved or discarded', async ({
  page,
}) => {
  await enterAs(page, 'editor', '/admin/packages');
  const open = () => page.getByRole('button', { name: 'Nova Oferta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
  await open();
  await expect(dialog.getByText(OFFERED)).toHaveCount(0);
  await dialog.getByLabel('Nome da oferta').fill('Primavera na serra');
  await dialog.getByLabel('Preço').fill('1.290,50');
  await dialog.getByLabel('Descrição').fill('Três noites.');
  await crash(page);
  await open();
  await expect(dialog.getByText(OFFERED)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restaurar rascunho' }).click();
  await expect(dialog).toBeFocused();
  await expect(dialog.getByLabel('Nome da oferta')).toHaveValue('Primavera na serra');
  await expect(dialog.getByLabel('Preço')).toHaveValue('1.290,50');
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Três noites.');
  await crash(page);
  await open();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByText(OFFERED)).toHaveCount(0);
  await crash(page);
  await open();
  await expect(dialog.getByLabel('Nome da oferta')).toHaveValue('');
  await expect(dialog.getByText(OFFERED)).toHaveCount(0);
});

test('unsaved input in an offer that is deleted meanwhile becomes the draft of a new one', async ({
  page,
}) => {
  const [hotel] = await restAsService<{ id: string }>('hotels?select=id&limit=1');
  const body = { hotel_id: hotel?.id, name: 'Serra', is_active: false };
  const [offer] = await restAsService<{ id: string }>('hotel_packages', { method: 'POST', body });
  await enterAs(page, 'editor', `/admin/packages?editar=${offer?.id}`);
  const edit = page.getByRole('dialog', { name: 'Editar Oferta' });
  await edit.getByLabel('Descrição').fill('Três noites na serra.');
  await restAsService(`hotel_packages?id=eq.${offer?.id}`, { method: 'DELETE' });
  page.once('dialog', (question) => void question.accept());
  await page.goto(`/admin/packages?editar=${offer?.id}`);
  await expect(page.getByText('A oferta foi excluída, ou seu acesso a ela mudou')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar em uma oferta nova' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Oferta' });
  await dialog.getByRole('button', { name: 'Restaurar rascunho' }).click();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Três noites na serra.');
  await expect(page.getByText(OFFERED)).toHaveCount(0);
});

test('a draft does not replace what another editor saved meanwhile', async ({ page }) => {
  const region = await newRegion();
  await enterAs(page, 'editor', '/admin/regions');
  const open = () => page.getByRole('button', { name: `Editar ${region.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Região' });
  await open();
  await dialog.getByLabel('Descrição').fill('Minha');
  await crash(page);
  const body = { description: 'A deles' };
  await restAsService(`regions?id=eq.${region.id}`, { method: 'PATCH', body });
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('A deles');
  await dialog.getByRole('button', { name: 'Restaurar rascunho' }).click();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('Minha');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const conflict = page.getByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  await conflict.getByRole('radio', { name: /O que está salvo/ }).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(page.getByText('Região atualizada!')).toBeVisible();
  const [stored] = await restAsService<RegionRow>(`regions?id=eq.${region.id}`);
  expect(stored?.description).toBe('A deles');
  await open();
  await expect(dialog.getByText(OFFERED)).toHaveCount(0);
});

for (const [screen, use] of Object.entries({
  desktop: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
})) {
  test.describe(screen, () => {
    test.use(use);

    test('the browser’s Back button asks before closing a dialog with unsaved input, and keeps a draft', async ({
      page,
    }) => {
      const region = await newRegion();
      await enterAs(page, 'editor', '/admin/packages');
      if (screen === 'phone') await page.getByRole('button', { name: 'Abrir menu' }).click();
      await page.getByRole('link', { name: 'Regiões' }).click();
      await expect(page).toHaveURL(/regions$/);
      const open = () => page.getByRole('button', { name: `Editar ${region.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Editar Região' });
      const description = dialog.getByLabel('Descrição');
      await open();
      await description.fill('Ainda não salva');

      const back = async (stay: boolean) => {
        const asked = page.waitForEvent('dialog');
        await page.evaluate(() => setTimeout(() => history.back()));
        const question = await asked;
        expect(question.message()).toBe(
          'Há alterações que ainda não foram salvas. Sair mesmo assim?',
        );
        await (stay ? question.dismiss() : question.accept());
      };
      await back(true);
      await expect(page).toHaveURL(/regions$/);
      await expect(description).toHaveValue('Ainda não salva');
      await description.press('End');
      await back(false);
      await expect(page).toHaveURL(/packages$/);
      await page.goForward();
      await expect(page).toHaveURL(/regions$/);
      await open();
      await dialog.getByRole('button', { name: 'Restaurar rascunho' }).click();
      await expect(description).toHaveValue('Ainda não salva');
    });
  });
}

test('signing out with drafts asks whether to keep or erase them, or to stay', async ({ page }) => {
  const account = await newAccount('editor');
  const hotelForm = '/admin/hotels/novo';
  await enter(page, account, hotelForm);
  const subtitle = page.getByLabel('Subtítulo');
  const leave = () => page.getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair com alterações não salvas?' });
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));

  await subtitle.fill('Segredo um');
  await leave();
  await expect(question).toContainText('1 rascunho neste navegador');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(subtitle).toHaveValue('Segredo um');
  await leave();
  await question.getByRole('button', { name: 'Guardar e sair' }).click();
  await page.waitForURL(/\/auth/);
  expect(await stored()).toContain('Segredo um');

  await enter(page, account, hotelForm);
  await expect(page.getByText(OFFERED)).toBeVisible();
  await subtitle.fill('Segredo dois');
  await leave();
  await question.getByRole('button', { name: 'Apagar e sair' }).click();
  await page.waitForURL(/\/auth/);
  await page.reload();
  expect(await stored()).not.toContain('Segredo');
  // Nothing is asked when there are no drafts left.
  await enter(page, account, hotelForm);
  await leave();
  await page.waitForURL(/\/auth/);
});
