import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { media, photo } from './stored-media';
import { withoutCache } from './without-cache';

/** What the browser does when a file is pasted or dropped. */
async function transfer(page: Page, kind: 'paste' | 'drop', name: string, data: Buffer) {
  const file = { kind, name, bytes: [...data] };
  await page.evaluate(({ kind, name, bytes }) => {
    const held = new DataTransfer();
    held.items.add(new File([new Uint8Array(bytes)], name));
    const options = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(
      kind === 'paste'
        ? new ClipboardEvent(kind, { ...options, clipboardData: held })
        : new DragEvent(kind, { ...options, dataTransfer: held }),
    );
  }, file);
}

test('an image is uploaded, used on a hotel’s page, described, and protected from removal', async ({
  page,
  allowErrors,
}) => {
  test.slow();
  // The broken image is refused, and one is lost on the way. The library also holds records of the
  // tests in admin-access.spec.ts, which have no files.
  allowErrors(/status of 422/, /ERR_FAILED/, /404 \(Not Found\) \(\S*\/media\//);
  const unique = crypto.randomUUID();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-photos-'));
  const file = (name: string, data: Buffer) => {
    writeFileSync(path.join(folder, name), data);
    return path.join(folder, name);
  };
  const names = { beach: `praia-${unique}.jpg`, pool: `piscina-${unique}.png` };
  const chosen = [
    file(names.beach, await photo()),
    file(`quebrada-${unique}.jpg`, (await photo()).subarray(0, 900)),
    file(
      names.pool,
      await sharp(await photo(1200, 100))
        .png()
        .toBuffer(),
    ),
  ];
  const [hotel] = await restAsService<{ id: string; slug: string }>('hotels', {
    method: 'POST',
    body: { name: `Mídia ${unique}`, location: 'Bombinhas, Santa Catarina', price: 10 },
  });
  await enterAs(page, 'editor', `/admin/hotels/${hotel?.id}`);

  await test.step('several images are uploaded from a field that needs one, and a broken one is reported', async () => {
    const field = page.getByLabel('Imagem de capa', { exact: true });
    const open = page.getByRole('button', { name: 'Escolher na biblioteca: Imagem de capa' });
    await open.click();
    const picker = page.getByRole('dialog', { name: 'Escolher imagem' });
    await picker.locator('input[type=file]').setInputFiles(chosen);
    await expect(picker.getByText('A imagem está danificada ou incompleta.')).toBeVisible();
    await expect(picker.getByText('2 de 3 prontas')).toBeVisible({ timeout: 30_000 });

    // No file is lost with the connection; pasted and dropped files are handled like chosen ones.
    await page.route('**/api/media', (route) => route.abort(), { times: 1 });
    await transfer(page, 'paste', 'colada.png', await photo(60, 40));
    await picker.getByRole('button', { name: 'Tentar de novo: colada.png' }).click();
    await expect(picker.getByText('3 de 4 prontas')).toBeVisible({ timeout: 30_000 });
    await transfer(page, 'drop', 'solta.jpg', await photo(60, 40));
    await expect(picker.getByText('4 de 5 prontas')).toBeVisible({ timeout: 30_000 });
    await expect(picker.getByRole('button', { name: `Usar ${names.pool}` })).toBeVisible();
    await expectAccessible(page);
    // Each failed file has its own button, the finished ones share one; focus moves above the list.
    await picker.getByRole('button', { name: /^Dispensar: / }).press('Enter');
    await expect(picker.getByText('4 de 4 prontas')).toBeVisible();
    await expect(picker.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();
    const ready = picker.getByRole('button', { name: 'Dispensar as prontas' });
    await ready.press('Enter');
    await expect(ready).toBeHidden();
    await expect(picker.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await picker.getByLabel('Buscar por nome ou texto alternativo').fill(names.beach);
    await expect(picker.getByRole('button', { name: /^Usar / })).toHaveCount(1);
    await picker.getByRole('button', { name: `Usar ${names.beach}` }).press('Enter');
    await expect(picker).toBeHidden();
    // An image of the library is identified by its name.
    await expect(field).toHaveValue(names.beach);
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  });

  const [beach] = await media(names.beach);
  await test.step('a form reads images by their ids', async () => {
    const ids = new URLSearchParams(
      [beach?.id ?? '', crypto.randomUUID(), 'x'].map((id) => ['id', id]),
    );
    const answer = await page.request.get(`/admin/media/files?${ids}`);
    expect(await answer.json()).toMatchObject({ ok: true, data: [{ file_name: names.beach }] });
  });
  await test.step('the alternative text is edited where the image is used, and the image can’t be removed', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: `Editar ${names.beach}` }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes da imagem' });
    await expect(details.getByRole('link', { name: `Mídia ${unique}` })).toBeVisible();
    await expect(details.getByText('(imagem de capa)')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Excluir imagem' })).toBeDisabled();
    await expectAccessible(page);
    await details.getByLabel('Texto alternativo').fill(`Mar calmo & areia ${unique}`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Imagem atualizada!')).toBeVisible();
    await expect(details).toBeHidden();
  });

  await test.step('visitors get the image as AVIF, at their size, with its alternative text', async () => {
    const picture = page.getByAltText(`Mar calmo & areia ${unique}`).first();
    await expect(async () => {
      await page.goto(`/hotel/${hotel?.slug}`);
      await expect(picture).toBeVisible({ timeout: 5_000 });
    }).toPass();
    const source = picture.locator('xpath=../source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    await expect(source).toHaveAttribute('srcset', new RegExp(`/media/${beach?.id}/480.avif 480w`));
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0]),
      )
      .toEqual([expect.stringMatching(/\/media\/.*\.avif$/), true]);
    const card = await page.request.get(`/og/hotel/${hotel?.slug}`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });

  await test.step('an unused image can be removed, including its files', async () => {
    await page.goto('/admin/media');
    await page.getByRole('button', { name: `Editar ${names.pool}` }).click();
    const details = page.getByRole('dialog', { name: 'Detalhes da imagem' });
    const [pool] = await media(names.pool);
    await details.getByRole('button', { name: 'Excluir imagem' }).click();
    await page
      .getByRole('alertdialog', { name: 'Tem certeza que deseja excluir esta imagem?' })
      .getByRole('button', { name: 'Excluir', exact: true })
      .click();
    await expect(page.getByText('Imagem excluída!')).toBeVisible();
    expect(await media(names.pool)).toEqual([]);
    expect((await page.request.get(`/media/${pool?.id}/480.webp`)).status()).toBe(404);
    await expect(page.getByRole('button', { name: `Editar ${names.pool}` })).toHaveCount(0);

    // A form that still names it is refused, and links to the field.
    await page.goto(`/admin/hotels/${hotel?.id}`);
    await page.getByRole('tab', { name: 'Galeria' }).click();
    const banners = page.getByRole('group', { name: 'Banners' });
    await banners.getByRole('button', { name: 'Digitar um endereço' }).click();
    const field = banners.getByRole('textbox', { name: 'Imagem 1', exact: true });
    await field.fill(`/media/${pool?.id}/1200.webp`);
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await page.getByRole('button', { name: 'Salvar hotel' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/não está mais na biblioteca\. Escolha outra$/);
  });
  await restAsService(`hotels?id=eq.${hotel?.id}`, { method: 'DELETE' });
});

test('the library reports a failed load, and opens with the next press', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await withoutCache(page);
  await enterAs(page, 'editor', '/admin/hotels/b0000000-0000-4000-8000-000000000001');
  const open = page.getByRole('button', { name: 'Escolher na biblioteca: Imagem de capa' });
  const picker = page.getByRole('dialog', { name: 'Escolher imagem' });
  await expect(open).toBeEnabled();
  await context.setOffline(true);
  await open.click();
  await expect(page.getByText('Não foi possível abrir agora.')).toBeVisible();
  await expect(picker).toBeHidden();
  await context.setOffline(false);
  await open.click();
  await expect(picker).toBeVisible();
});
