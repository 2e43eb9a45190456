import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { readHtml } from './html';
import { changeHotel, newHotel } from './stored-hotel';
import { newRegion, newRegionName, type RegionRow } from './stored-region';

const PARANA = 'a0000000-0000-4000-8000-000000000003';

const named = (name: string) =>
  restAsService<RegionRow>(`regions?name=eq.${encodeURIComponent(name)}`);
const stored = async (id: string) => (await restAsService<RegionRow>(`regions?id=eq.${id}`))[0];

test('a region is created, toggled, edited and removed, and visitors see it at once', async ({
  page,
}) => {
  const name = newRegionName();
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/regions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regiões');
  await expectAccessible(page);
  await page.goto('/admin/regions?nova=1');
  const dialog = page.getByRole('dialog', { name: 'Nova Região' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Erro ao salvar região')).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toHaveAccessibleDescription('Preencha este campo');
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Nome').fill(name);
  // A notice over a dialog can be closed without closing the dialog.
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(page.getByText('Erro ao salvar região')).toHaveCount(0);
  await expect(dialog.getByLabel('Nome')).toHaveValue(name);
  await dialog.getByLabel('Descrição').fill('Serra & mar: 5 < 10');
  await dialog.getByRole('button', { name: 'Criar' }).dblclick();
  await expect(page.getByText('Região criada!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await named(name)).toMatchObject([
    { description: 'Serra & mar: 5 < 10', is_active: true },
  ]);
  const visitors = async () => (await page.request.get('/hotels')).text();
  await expect.poll(visitors).toContain(name);

  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await test.step('the switch takes effect, and reverts when it is refused', async () => {
    await item.getByRole('switch').click();
    await expect(item).toContainText('Inativa');
    await expect(item.getByRole('switch')).not.toHaveAttribute('aria-busy');
    expect((await named(name))[0]?.is_active).toBe(false);
    await setProfile(admin.id, { role: 'investidor' });
    await item.getByRole('switch').click();
    await expect(page.getByText('Erro ao atualizar status da região')).toBeVisible();
    await expect(item.getByRole('switch')).not.toBeChecked();
    expect((await named(name))[0]?.is_active).toBe(false);
    await setProfile(admin.id, { role: 'admin' });
  });

  await test.step('removing asks first and requires an administrator', async () => {
    await item.getByRole('button', { name: `Excluir ${name}` }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Tem certeza que deseja excluir esta região?',
    });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await setProfile(admin.id, { role: 'editor' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Erro ao excluir região')).toBeVisible();
    await expect(page.getByText('Apenas administradores podem excluir regiões')).toBeVisible();
    expect(await named(name)).toHaveLength(1);
    await setProfile(admin.id, { role: 'admin' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Região excluída!')).toBeVisible();
    await expect(item).toBeHidden();
    expect(await named(name)).toEqual([]);
    // The pressed button disappears with its notice, so the focus moves to the heading.
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(item).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a region that someone else changed meanwhile is removed only after that change was shown', async ({
  page,
}) => {
  const region = await newRegion();
  const name = newRegionName();
  await enterAs(page, 'admin', '/admin/regions');
  await page.getByRole('button', { name: `Excluir ${region.name}` }).click();
  await restAsService(`regions?id=eq.${region.id}`, { method: 'PATCH', body: { name } });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Erro ao excluir região')).toBeVisible();
  await expect(page.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
  await expect(question).toBeHidden();
  expect((await stored(region.id))?.name).toBe(name);
  // The list shows the current state, and the next try refers to it. A hotel that someone adds to
  // the region while the question is open was not covered by it.
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  const hotel = await newHotel({ region_id: region.id });
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText(/passou a afetar mais registros/)).toBeVisible();
  await expect(question).toContainText('1 hotel ficará sem região.');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Região excluída!')).toBeVisible();
  expect(await stored(region.id)).toBeUndefined();
  await restAsService(`hotels?id=eq.${hotel.id}`, { method: 'DELETE' });
});

test('saving a region that someone else removed meanwhile says so and keeps the input', async ({
  page,
}) => {
  const region = await newRegion();
  await enterAs(page, 'editor', '/admin/regions');
  await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Editar ${region.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Região' });
  const description = dialog.getByLabel('Descrição');
  await description.fill('Ainda aqui');
  await restAsService(`regions?id=eq.${region.id}`, { method: 'DELETE' });
  await description.press('Control+s');
  const conflict = page.getByRole('dialog', {
    name: 'Este registro não existe mais, ou seu acesso a ele mudou.',
  });
  // It responds to keys once it has the focus.
  await expect(conflict.getByRole('button', { name: 'Voltar ao formulário' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(description).toHaveValue('Ainda aqui');
  // The form was hidden meanwhile, but the keyboard continues where it was.
  await expect(description).toBeFocused();
});

test('a text that is too long is counted and refused, never truncated', async ({ page }) => {
  const region = await newRegion();
  await enterAs(page, 'admin', '/admin/regions');
  await page.getByRole('button', { name: `Editar ${region.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Região' });
  const description = dialog.getByLabel('Descrição');
  const long = 'á'.repeat(1001);
  await description.fill(long);
  await expect(dialog.getByText('1.001 de 1.000 caracteres')).toBeVisible();
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(description).toHaveAccessibleDescription(/Texto longo demais/);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(long);
  await expectAccessible(page);
  // Another try that marks the same field leads to it again.
  await dialog.getByRole('button', { name: 'Atualizar' }).press('Enter');
  await expect(description).toBeFocused();
  await description.fill(long.slice(1));
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(dialog).toBeHidden();
  expect((await stored(region.id))?.description).toBe(long.slice(1));
});

test('the history of a region links to its form, or says that it no longer exists', async ({
  page,
}) => {
  const region = await newRegion();
  await enterAs(page, 'admin', `/admin/historico/regions/${region.id}`);
  await page.getByRole('link', { name: 'Abrir registro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Região' });
  await expect(dialog.getByLabel('Nome')).toHaveValue(region.name);
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await restAsService(`regions?id=eq.${region.id}`, { method: 'DELETE' });
  await page.goto(`/admin/regions?editar=${region.id}`);
  await expect(page.getByText('Esta região não existe mais.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the hotels of a hidden region are not listed under any other', async ({ request }) => {
  const hidden = await newRegion();
  const { id, name } = await newHotel({ region_id: hidden.id });
  const found = async (regions: string[]) => {
    const response = await request.get(`/hotels?ordem=nome&region=${regions.join()}`);
    const { texts } = readHtml(await response.text());
    return [...texts('h2'), ...texts('h3')];
  };
  const ofParana = await found([PARANA]);
  expect(ofParana).toContainEqual(expect.stringMatching(/ no Paraná$/));
  expect(await found([hidden.id, PARANA])).toEqual(ofParana);
  expect(await found([hidden.id])).not.toContain(name);
  await changeHotel(id, { is_active: false });
});

test('the filters in the list of a hidden region do not count any of its hotels', async ({
  page,
}) => {
  const hidden = await newRegion();
  const { id } = await newHotel({ region_id: hidden.id });
  await page.goto(`/hotels?region=${hidden.id}`);
  const standard = page.locator('.choice', { hasText: 'Padrão' });
  await expect(standard.locator('small')).toHaveText('0');
  await changeHotel(id, { is_active: false });
});
