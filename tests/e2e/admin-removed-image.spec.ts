import type { Page } from '@playwright/test';
import { enterAs } from './accounts';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { photo } from './stored-media';

/** Uploads images to the library that no other test sees. */
async function upload(page: Page, names: string[]) {
  const files = names.map(async (name) => ({
    ...{ name, mimeType: 'image/jpeg' },
    buffer: await photo(60, 40),
  }));
  await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await expect(page.getByText(`${names.length} de ${names.length} prontas`)).toBeVisible();
  await page.getByRole('button', { name: 'Dispensar as prontas' }).click();
}

test('after an image of the library is removed, the focus moves to the next one', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\) \(\S*\/media\//);
  const unique = crypto.randomUUID();
  const names = ['a', 'b', 'c'].map((letter) => `${letter}-${unique}.jpg`);
  await enterAs(page, 'editor', '/admin/media');
  // The search is done once the image it does not match is gone; it may reorder the rest.
  await upload(page, [...names, `${crypto.randomUUID()}.jpg`]);
  await page.getByLabel('Buscar por nome ou texto alternativo').fill(unique);
  const tiles = page.getByRole('button', { name: /^Editar / });
  await expect(tiles).toHaveCount(3);
  const shown = await tiles.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ''));
  const remove = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    const button = page.getByRole('button', { name: 'Excluir imagem' });
    await expect(button).toBeEnabled();
    await button.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Excluir', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  };
  const [first = '', second = '', third = ''] = shown;
  for (const [name, next] of [
    [first, second],
    [third, second],
    [second, 'Escolher arquivos'],
  ] as const) {
    await remove(name);
    await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
  }
});

test('after an image of a room or of a field is removed, the focus stays in place', async ({
  page,
}) => {
  const images = ['/art/bombinhas-capa-retrato.webp', '/art/piscina.webp'];
  const body = {
    ...{ name: 'Imagens', location: 'Vila', is_active: false },
    features: { logo_url: images[0], rooms: [{ name: 'Quarto', images }] },
  };
  const [hotel] = await restAsService<{ id: string }>('hotels', { method: 'POST', body });
  await enterAs(page, 'editor', `/admin/hotels/${hotel?.id}`);
  const button = (name: RegExp) => page.getByRole('button', { name });
  await button(/^Remover imagem: Logo/).press('Enter');
  await expect(button(/^Escolher na biblioteca: Logo/)).toBeFocused();
  await page.goto(`/admin/hotels/${hotel?.id}?campo=rooms.0.images.0`);
  for (const next of [/^Trocar imagem 1/, /^Adicionar imagens/]) {
    await button(/^Remover imagem 1/).press('Enter');
    await expect(button(next)).toBeFocused();
  }
  await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
});
