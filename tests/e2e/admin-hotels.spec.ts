import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { brokenWords } from './layout';
import { newHotel, storedHotels } from './stored-hotel';

const stored = async (id: string) => (await storedHotels(`id=eq.${id}`))[0];

test('the list searches, filters, toggles and removes hotels', async ({ page }) => {
  const hotel = await newHotel({ hotel_type: 'alternative', description: 'Á'.repeat(150) });
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/hotels');
  // The search field and the three selects are in one row.
  const fields = page.getByRole('search').locator('input, select');
  const tops = await fields.evaluateAll((all) =>
    all.map((field) => Math.round(field.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await page.getByRole('searchbox').fill(hotel.name.toUpperCase().replace('Ê', 'E'));
  await expect(page.getByText('1 hotel, 1 ativo no site')).toBeVisible();
  await expect(page).toHaveURL(/q=IPE/);
  const row = page.getByRole('row', { name: hotel.name });
  await expect(row).toContainText(`/hotel_lazer/${hotel.slug}`);
  await expect(row).toContainText(`${'Á'.repeat(100)}…`);
  await expect(row).toContainText('Lazer');
  await expect(row).toContainText('R$ 321,00');
  // Screen readers say it before each of the other cells.
  await expect(row.getByRole('rowheader')).toHaveAttribute('abbr', hotel.name);
  await expectAccessible(page);

  await test.step('special characters are treated as text', async () => {
    for (const typed of ['(', '"\\', '%', '^[*']) {
      await page.goto(`/admin/hotels?q=${encodeURIComponent(typed)}`);
      await expect(page.getByText('Nenhum hotel encontrado com estes filtros.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page.getByRole('row')).not.toHaveCount(0);
  });

  await test.step('the switch takes effect on the site, and reverts when it is refused', async () => {
    const path = `/hotel_lazer/${hotel.slug}`;
    await page.goto(`/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
    const active = page.getByRole('switch');
    await active.click();
    await expect(page.getByText('1 hotel, nenhum ativo no site')).toBeVisible();
    expect((await stored(hotel.id))?.is_active).toBe(false);
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);

    await setProfile(admin.id, { role: 'investidor' });
    await active.click();
    await expect(page.getByText('Erro ao alterar status do hotel')).toBeVisible();
    await expect(active).not.toBeChecked();
    expect((await stored(hotel.id))?.is_active).toBe(false);
    await setProfile(admin.id, { role: 'admin' });
  });

  await test.step('removing says what else is removed, asks first, and can be undone', async () => {
    const offer = { hotel_id: hotel.id, name: `Oferta de ${hotel.name}` };
    await restAsService('hotel_packages', { method: 'POST', body: offer });
    await page.goto(`/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
    const remove = page.getByRole('button', { name: `Excluir ${hotel.name}` });
    // Actions that show only an icon get a label on hover.
    const name = page.getByText(`Excluir ${hotel.name}`, { exact: true });
    await remove.hover();
    await expect(name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await remove.click();
    await expect(page.getByText('1 oferta também será excluída.')).toBeVisible();
    const question = page.getByRole('alertdialog', {
      name: 'Tem certeza que deseja excluir este hotel?',
    });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await setProfile(admin.id, { role: 'editor' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Apenas administradores podem excluir hotéis')).toBeVisible();
    expect(await stored(hotel.id)).toBeDefined();
    await setProfile(admin.id, { role: 'admin' });
    // An offer that someone creates while the question is open was not covered by it.
    await restAsService('hotel_packages', { method: 'POST', body: offer });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText(/passou a afetar mais registros/)).toBeVisible();
    expect(await stored(hotel.id)).toBeDefined();
    await expect(page.getByText('2 ofertas também serão excluídas.')).toBeVisible();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Hotel excluído!')).toBeVisible();
    expect(await stored(hotel.id)).toBeUndefined();
    await expect(page.getByRole('link', { name: 'Ver no histórico' })).toHaveAttribute(
      'href',
      `/admin/historico/hotels/${hotel.id}`,
    );
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('2 ofertas voltaram junto.')).toBeVisible();
    await expect(row).toBeVisible();
    expect(await restAsService(`hotel_packages?hotel_id=eq.${hotel.id}`)).toHaveLength(2);
    await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  });
});

test('the list breaks no word, whatever width the menu leaves', async ({ page }) => {
  await enterAs(page, 'admin', '/admin/hotels?q=noronha');
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('link', { name: 'Editar Ipê Noronha' })).toBeVisible();
    expect(await brokenWords(page, 'main'), `${width} px`).toEqual([]);
  }
});

test('a region name of long words breaks none of them in the list', async ({ page }) => {
  const body = { name: `Serra Extraordinariamente Confortável ${crypto.randomUUID().slice(0, 8)}` };
  const [region] = await restAsService<{ id: string }>('regions', { method: 'POST', body });
  const hotel = await newHotel({ region_id: region?.id });
  await enterAs(page, 'editor', `/admin/hotels?q=${encodeURIComponent(hotel.name)}`);
  for (const width of [1440, 1370, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText(body.name).filter({ visible: true })).toHaveCount(1);
    expect(await brokenWords(page, 'main'), `${width} px`).toEqual([]);
  }
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
  await restAsService(`regions?id=eq.${region?.id}`, { method: 'DELETE' });
});

test('a page number that no longer exists still shows hotels', async ({ page }) => {
  await enterAs(page, 'editor', '/admin/hotels?pagina=99');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an editor is not offered to remove a hotel', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'editor', '/admin/hotels?q=bombinhas');
  await expect(page.getByRole('link', { name: 'Editar Ipê Bombinhas Praia' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('the tab title of a missing hotel says that it does not exist, as the page does', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await enterAs(page, 'editor', `/admin/hotels/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page).toHaveTitle('Página não encontrada · Painel');
});
