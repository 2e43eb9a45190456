import { enterAs } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { changeHotel, formTab, newHotel, room, roomsOf, storedHotels } from './stored-hotel';

test('the changes of two editors are merged or conflict', async ({ page }) => {
  const hotel = await newHotel();
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  const subtitle = page.getByLabel('Subtítulo');
  const history = page.getByLabel('História');
  const save = page.getByRole('button', { name: 'Salvar hotel' });

  await test.step('other fields and unknown keys survive', async () => {
    const features = { only_here: { kept: [2] }, history: 'Era uma vez.', experience: 'Deles.' };
    await subtitle.fill('Meu subtítulo');
    await changeHotel(hotel.id, { price: 555, features });
    await save.click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    expect((await storedHotels(`id=eq.${hotel.id}`))[0]).toMatchObject({
      price: 555,
      subtitle: 'Meu subtítulo',
      slug: hotel.slug,
      features: { only_here: { kept: [2] }, history: 'Era uma vez.', experience: 'Deles.' },
    });
    await expect(page.getByLabel('Preço por noite *')).toHaveValue('555,00');
    await expect(page.getByLabel('Experiência')).toHaveValue('Deles.');
    await expect(page.getByText('Tudo salvo')).toBeVisible();
  });

  await test.step('a change to the same field is a conflict', async () => {
    await history.fill('Minha história');
    await changeHotel(hotel.id, {
      features: { only_here: 3, history: 'A deles', experience: 'Deles.' },
    });
    await save.click();
    const conflict = page.getByRole('dialog', {
      name: 'Este registro foi alterado por outra pessoa.',
    });
    await expect(conflict.getByText('A deles')).toBeVisible();
    await expect(conflict.getByRole('group')).toHaveCount(1);
    await expectAccessible(page);
    await conflict.getByRole('radio', { name: 'O que você digitou' }).check();
    await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await expect(conflict).toBeHidden();
    expect((await storedHotels(`id=eq.${hotel.id}`))[0]?.features).toEqual({
      only_here: 3,
      history: 'Minha história',
      experience: 'Deles.',
    });
  });

  await test.step('a draft waits for the editor to return', async () => {
    await subtitle.fill('Ainda não salvo');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Ainda não salvo');
    page.on('dialog', (dialog) => dialog.accept());
    // A reload returns to the same scroll position, far below the offer of the draft.
    await page.getByLabel('Longitude').scrollIntoViewIfNeeded();
    await page.reload();
    const restore = page.getByRole('button', { name: 'Restaurar rascunho' });
    await expect(restore).toBeInViewport();
    await restore.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    await page.reload();
    await expect(subtitle).toHaveValue('Ainda não salvo');
    await expect(page.getByRole('button', { name: 'Restaurar rascunho' })).toHaveCount(0);
  });

  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('two editors of different rooms both keep their changes', async ({ page }) => {
  const rooms = [room('A'), room('B'), room('C')];
  const hotel = await newHotel({ features: { rooms } });
  await enterAs(page, 'editor', `/admin/hotels/${hotel.id}`);
  await formTab(page, 'Quartos').click();
  const save = page.getByRole('button', { name: 'Salvar hotel' });
  const price = page.getByLabel('Preço por noite', { exact: true });

  await test.step('changes to different rooms are merged', async () => {
    await page.getByRole('button', { name: 'Quarto A', exact: true }).click();
    await price.fill('150,00');
    await changeHotel(hotel.id, {
      features: { rooms: [rooms[0], rooms[1], room('C', { price: 90 })] },
    });
    await save.click();
    await expect(page.getByText('Hotel atualizado!')).toBeVisible();
    const [now] = await storedHotels(`id=eq.${hotel.id}`);
    expect(roomsOf(now).map(({ id, price: stored }) => [id, stored])).toEqual([
      ['A', 150],
      ['B', 100],
      ['C', 90],
    ]);
  });

  await test.step('a change to the same part of the same room is a conflict, shown in readable form', async () => {
    const [now] = await storedHotels(`id=eq.${hotel.id}`);
    const [, ...others] = roomsOf(now);
    await price.fill('170,00');
    await changeHotel(hotel.id, { features: { rooms: [room('A', { price: 99.9 }), ...others] } });
    await save.click();
    const conflict = page.getByRole('dialog');
    await expect(conflict.getByRole('group', { name: 'Quartos' })).toContainText(
      /Preço por noite: R\$\s170,00/,
    );
    await expect(conflict).toContainText(/Preço por noite: R\$\s99,90/);
    await expect(conflict).toContainText('2 itens iguais');
    await conflict.getByRole('radio', { name: 'O que está salvo' }).check();
    await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await expect(conflict).toBeHidden();
    await expect(price).toHaveValue('99,90');
  });
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});
