import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { formTab, newHotel, room, roomsOf, storedHotels } from './stored-hotel';

test('rooms and the items in them are reordered by dragging, removed and restored', async ({
  page,
}) => {
  const hotel = await newHotel({ features: { rooms: [room('A'), room('B'), room('C')] } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await formTab(page, 'Quartos').click();
  const grips = page.locator('[data-grip]:visible');
  const names = page.getByRole('heading', { level: 2, name: /^Quarto/ });

  /** Drags one handle to another; `drop` ends the drag. */
  const drag = async (from: number, to: number, drop: () => Promise<void>) => {
    await grips.nth(from).hover();
    const target = await grips.nth(to).boundingBox();
    await page.mouse.down();
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 12, { steps: 4 });
    await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + (from < to ? 40 : -10), { steps: 4 });
    await drop();
  };

  await test.step('a room is dragged to the end, which is announced', async () => {
    await drag(0, 2, async () => {
      await expect(page.getByText('Quarto A: posição 3 de 3')).toBeAttached();
      await page.mouse.up();
    });
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await test.step('Escape cancels the drag', async () => {
    await drag(2, 0, async () => {
      await expect(page.getByText('Quarto A: posição 1 de 3')).toBeAttached();
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
    await expect(page.getByText('Quarto A: de volta à posição 3 de 3')).toBeAttached();
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await test.step('the included items of a room are reordered, typed line by line, or pasted', async () => {
    await page.getByRole('button', { name: 'Quarto B', exact: true }).click();
    await drag(3, 1, () => page.mouse.up());
    const item = (at: number) => page.getByRole('textbox', { name: `Item ${at}`, exact: true });
    await expect(item(1)).toHaveValue('Rede');
    await item(1).press('Enter');
    await expect(item(2)).toBeFocused();
    await page.keyboard.type('Toalhas');
    await page.getByRole('button', { name: 'Mover Item 2 para cima' }).press('Enter');
    await expect(item(1)).toHaveValue('Toalhas');
  });

  await test.step('a removed item returns to its position', async () => {
    await page.getByRole('button', { name: 'Remover Quarto C' }).click();
    await expect(names).toHaveText(['Quarto B', 'Quarto A']);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(names).toHaveText(['Quarto B', 'Quarto C', 'Quarto A']);
  });

  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const [now] = await storedHotels(`id=eq.${hotel.id}`);
  expect(roomsOf(now).map(({ id }) => id)).toEqual(['B', 'C', 'A']);
  expect(roomsOf(now)[0]?.included_items).toEqual(['Toalhas', 'Rede', 'Café', 'Wi-Fi']);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('a removed image returns to its position, and is the main one only if there is no other', async ({
  page,
}) => {
  await enterAs(page, 'editor', '/admin/hotels?q=bombinhas');
  await page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' }).click();
  await formTab(page, 'Galeria').click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  const inList = (path: string) => {
    const list = page.locator(`[data-field="${path}"]`);
    return {
      urls: () =>
        list
          .getByRole('textbox', { name: /^Imagem/ })
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
      remove: (at: number) => list.getByRole('button', { name: `Remover Imagem ${at}` }).click(),
      main: list.getByRole('radio'),
    };
  };
  const gallery = inList('gallery_images');
  await expect.poll(gallery.urls).not.toEqual([]);
  const urls = await gallery.urls();
  await gallery.remove(2);
  await expect.poll(gallery.urls).toHaveLength(urls.length - 1);
  await undo.click();
  await expect.poll(gallery.urls).toEqual(urls);
  await expect(undo).toHaveCount(0);

  // Two removals in one place give two notices, the newer one first.
  await gallery.remove(2);
  await gallery.remove(2);
  await expect(undo).toHaveCount(2);
  await undo.first().click();
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect.poll(gallery.urls).toEqual(urls);
  await expect(undo).toHaveCount(0);

  const images = inList('images');
  await images.main.nth(1).check();
  await images.remove(2);
  await undo.click();
  await expect(images.main.nth(1)).toBeChecked();
  await expect(undo).toHaveCount(0);
  await images.remove(2);
  await images.main.first().check();
  await undo.click();
  await expect(images.main.nth(1)).not.toBeChecked();
  await expect(images.main.first()).toBeChecked();
});

test('images are reordered by keyboard alone, their positions are announced, and the order is saved', async ({
  page,
}) => {
  const images = ['a', 'b', 'c'].map((name) => `https://example.com/${name}.jpg`);
  const hotel = await newHotel({ features: { gallery_images: images } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await formTab(page, 'Galeria').press('Enter');
  const list = page.locator('[data-field="gallery_images"]');
  const lines = list.getByRole('textbox', { name: /^Imagem/ });
  const mover = (at: number, way: string) =>
    list.getByRole('button', { name: `Mover Imagem ${at} para ${way}`, exact: true });
  await mover(3, 'cima').focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toHaveText('Imagem 3: posição 2 de 3');
  await expect(mover(2, 'cima')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.getByRole('status')).toHaveText('Imagem 2: posição 1 de 3');
  await expect(mover(1, 'cima')).toBeFocused();
  await expect(mover(1, 'cima')).toBeDisabled();
  await expect(lines.first()).toHaveValue(images[2] ?? '');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const order = [images[2], images[0], images[1]];
  expect((await storedHotels(`id=eq.${hotel.id}`))[0]?.features.gallery_images).toEqual(order);
  await page.reload();
  await formTab(page, 'Galeria').click();
  await expect(lines.first()).toHaveValue(images[2] ?? '');
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('the caption of an image takes every letter, also after a stored one', async ({ page }) => {
  const images = ['/art/piscina.webp', '/art/spa.webp'];
  const gallery_details = [{ image_url: images[0], caption: 'Praia', subject: 'praia' }];
  const hotel = await newHotel({ features: { gallery_images: images, gallery_details } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await formTab(page, 'Galeria').click();
  const captions = page.getByLabel('Legenda', { exact: true });
  await captions.nth(0).press('End');
  await captions.nth(0).pressSequentially(' ao sol');
  await captions.nth(1).pressSequentially('Serra');
  await expect(captions.nth(0)).toHaveValue('Praia ao sol');
  await expect(captions.nth(1)).toHaveValue('Serra');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hotel atualizado!')).toBeVisible();
  const [stored] = await storedHotels(`id=eq.${hotel.id}`);
  expect(stored?.features.gallery_details).toMatchObject([
    { image_url: images[0], caption: 'Praia ao sol' },
    { image_url: images[1], caption: 'Serra' },
  ]);
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});
