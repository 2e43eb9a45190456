import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { restAsService } from './environment';
import { expect, test } from './fixtures';
import { INTERRUPTIONS, interrupted, NETWORK_ERRORS, signedOut } from './interrupted';

type Row = { id: string; name: string; description: string | null; is_active: boolean };

const newName = () => `Região ${crypto.randomUUID().slice(0, 8)}`;
const named = (name: string) => restAsService<Row>(`regions?name=eq.${encodeURIComponent(name)}`);
const stored = async (id: string) => (await restAsService<Row>(`regions?id=eq.${id}`))[0];

/** A region of the test's own that no visitor sees. */
async function newRegion(): Promise<Row> {
  const body = { name: newName(), is_active: false };
  const [region] = await restAsService<Row>('regions', { method: 'POST', body });
  if (!region) throw new Error('The region was not stored.');
  return region;
}

test('a region is made, switched, edited and removed, and visitors see it at once', async ({
  page,
}) => {
  const name = newName();
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
  // A notice over a dialog can be closed, and the dialog stays.
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
  await test.step('the switch holds, and goes back when it is refused', async () => {
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

  await test.step('removing asks first, and needs an admin', async () => {
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
    // The pressed button goes with its notice: the keyboard goes on from the heading.
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(item).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('two editors of a region: other fields merge, the same one is asked for', async ({ page }) => {
  const region = await newRegion();
  const change = (body: object) =>
    restAsService(`regions?id=eq.${region.id}`, { method: 'PATCH', body });
  await enterAs(page, 'editor', '/admin/regions');
  await expect(page.getByRole('button', { name: /^Excluir/ })).toHaveCount(0);
  const edit = page.getByRole('button', { name: `Editar ${region.name}` });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Editar Região' });
  const description = dialog.getByLabel('Descrição');
  await description.fill('Minha');
  await change({ is_active: true });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Região atualizada!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored(region.id)).toMatchObject({ description: 'Minha', is_active: true });
  // The list, from which it is opened again, is renewed a moment after the answer.
  await expect(page.getByRole('listitem').filter({ has: edit })).toContainText('Minha');

  await edit.click();
  await expect(description).toHaveValue('Minha');
  await change({ description: 'A deles' });
  await description.fill('Outra minha');
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const conflict = page.getByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  await expect(conflict).toContainText('A deles');
  await expect(conflict).toContainText('Outra minha');
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: /O que você digitou/ }).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect.poll(() => stored(region.id)).toMatchObject({ description: 'Outra minha' });

  // Removed by somebody else meanwhile: said, and what was typed stays on the screen.
  await edit.click();
  await description.fill('Ainda aqui');
  await restAsService(`regions?id=eq.${region.id}`, { method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await expect(conflict).toContainText('Ele foi excluído, ou seu acesso a ele mudou.');
  // It takes keys once it has the focus.
  await expect(conflict.getByRole('button', { name: 'Voltar ao formulário' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(description).toHaveValue('Ainda aqui');
});

test('a save that is interrupted loses nothing, and the retry makes one region', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_ERRORS);
  const name = newName();
  await enterAs(page, 'editor', '/admin/regions');
  await page.getByRole('button', { name: 'Nova Região' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Região' });
  const description = dialog.getByLabel('Descrição');
  const create = dialog.getByRole('button', { name: 'Criar' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('switch').click();
  for (const by of INTERRUPTIONS) {
    await description.fill(by);
    await interrupted(page, by, () => create.click());
    // No 'Processando...' any more: it is known what came of it.
    await expect(create, by).toBeVisible();
    await expect(page.getByText('Erro ao salvar região')).toBeVisible();
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
  await expect(page.getByText('Região criada!')).toBeVisible();
  expect(await named(name)).toMatchObject([
    { description: 'E isto veio depois', is_active: false },
  ]);
});

test('a text that is too long is counted and refused, never cut off', async ({ page }) => {
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
