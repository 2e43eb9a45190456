import type { Page } from '@playwright/test';
import { enter, enterAs, newAccount, setProfile } from './accounts';
import { expectAccessible } from './axe';
import { ANON_KEY, API_URL, restAsService } from './environment';
import { expect, test } from './fixtures';
import { INTERRUPTIONS, interrupted, NETWORK_ERRORS, signedOut } from './interrupted';

type ProfileRow = { id: string; role: string; is_active: boolean };

const fresh = () => `nova-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
const profileOf = async (email: string) => {
  const rows = await restAsService<ProfileRow>(`user_profiles?email=eq.${email}`);
  return rows.map(({ role, is_active }) => ({ role, is_active }));
};
const card = (page: Page, email: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: email }) });

async function fill(page: Page, email: string, password: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Criar' }).click();
}

test('an editor who opens an area for administrators is refused and sees none of its content', async ({
  page,
}) => {
  await enterAs(page, 'editor');
  for (const path of ['/admin/users', '/admin/config']) {
    const response = await page.goto(path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Acesso negado');
    await expect(alert).toContainText('Acesso restrito a administradores.');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await response?.text()).not.toMatch(/admin@ipehoteis\.example|vimeo\.com/);
  }
});

test('creating an account does not affect the current session, and the account can sign in at once', async ({
  page,
  context,
  browser,
}) => {
  const admin = await newAccount('admin');
  await enter(page, admin, '/admin/users');
  const session = async () =>
    (await context.cookies()).flatMap(({ name, value }) => (/session/.test(name) ? value : []));
  const before = await session();
  expect(before).toHaveLength(1);
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Usuário' });
  await expect(dialog.getByRole('radio', { name: 'Editor' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Usuário ativo' })).toBeChecked();
  await expectAccessible(page);

  // Refused with the message of the catalog; the input stays.
  const email = fresh();
  await fill(page, 'nova@', '12345');
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(
    'Por favor, insira um email válido',
  );
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Mínimo 6 caracteres',
  );
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue('12345');
  await fill(page, admin.email.toUpperCase(), '123456');
  await expect(dialog.getByText('Este email já está registrado no sistema')).toBeVisible();
  await expect(
    page.getByText('Erro ao salvar usuário: Este email já está registrado no sistema'),
  ).toBeVisible();

  await dialog.getByRole('radio', { name: 'Investidor' }).check();
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await fill(page, ` ${email.toUpperCase()} `, '123456');
  await expect(page.getByText('Usuário criado com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, email)).toContainText('Ativo');
  await expect(card(page, email)).toContainText('Editor');
  await expect(card(page, email)).toContainText(/Desde \d{2}\/\d{2}\/\d{4}/);
  expect(await profileOf(email)).toEqual([{ role: 'editor', is_active: true }]);
  expect(await session()).toEqual(before);
  // The administrator is the author of each change, including the one made by the sign-up.
  const authors = await restAsService<{ action: string; actor_email: string | null }>(
    `audit_log?new_row->>email=eq.${email}&select=action,actor_email&order=id`,
  );
  expect(authors).toContainEqual({ action: 'INSERT', actor_email: admin.email });
  expect(authors.filter(({ actor_email: author }) => author !== admin.email)).toEqual([]);
  await expectAccessible(page);

  const other = await (await browser.newContext()).newPage();
  await enter(other, { email, password: '123456' });
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await other.close();
});

test('toggles, edits, and keeps two administrators from overwriting each other', async ({
  page,
}) => {
  const subject = await newAccount('editor');
  await enterAs(page, 'admin', '/admin/users');
  const own = card(page, subject.email);
  await own.getByRole('switch').click();
  await expect(page.getByText('Usuário desativado com sucesso!')).toBeVisible();
  await expect(own).toContainText('Inativo');
  await own.getByRole('switch').click();
  await expect(page.getByText('Usuário ativado com sucesso!')).toBeVisible();

  await own.getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuário' });
  await expect(dialog).toContainText(subject.email);
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  // The space bar selects the focused option.
  await expect(dialog.getByRole('radio', { name: 'Editor' })).toBeFocused();
  await expectAccessible(page);
  // Someone else deactivates the account meanwhile: both changes are kept.
  await setProfile(subject.id, { is_active: false });
  await dialog.getByRole('radio', { name: 'Investidor' }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Usuário atualizado com sucesso!')).toBeVisible();
  expect(await profileOf(subject.email)).toEqual([{ role: 'investidor', is_active: false }]);

  await expect(own).toContainText('Investidor');
  await own.getByRole('button', { name: 'Editar' }).click();
  await setProfile(subject.id, { role: 'admin' });
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  const conflict = page.getByRole('dialog', {
    name: 'Este registro foi alterado por outra pessoa.',
  });
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: /O que você digitou/ }).check();
  await conflict.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => profileOf(subject.email)).toEqual([{ role: 'editor', is_active: false }]);
});

test('a refused switch reverts and says why, as does a role that is lost meanwhile', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_ERRORS);
  const admin = await newAccount('admin');
  const subject = await newAccount('editor');
  await enter(page, admin, '/admin/users');
  const own = card(page, subject.email);
  await expect(own).toBeVisible();
  await setProfile(admin.id, { role: 'editor' });
  await own.getByRole('switch').click();
  await expect(
    page.getByText('Acesso negado. Apenas administradores podem atualizar usuários.'),
  ).toBeVisible();
  await setProfile(admin.id, { role: 'admin' });
  await page.reload();
  await expect(own.getByRole('switch')).toBeChecked();

  await interrupted(page, 'the connection is gone', () => own.getByRole('switch').click());
  await expect(
    page.getByText('Erro ao atualizar status do usuário: Erro desconhecido'),
  ).toBeVisible();
  await expect(own.getByRole('switch')).toBeChecked();
  expect(await profileOf(subject.email)).toEqual([{ role: 'editor', is_active: true }]);
});

test('an interrupted save loses no input, and the retry succeeds', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_ERRORS);
  const subject = await newAccount('editor');
  await enterAs(page, 'admin', '/admin/users');
  await card(page, subject.email).getByRole('button', { name: 'Editar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuário' });
  const role = dialog.getByRole('radio', { name: 'Investidor' });
  const update = dialog.getByRole('button', { name: 'Atualizar' });
  await role.check();
  await signedOut(page, async () => {
    await update.click();
    await expect(
      page.getByText('Erro ao salvar usuário: Acesso negado. Faça login para continuar.'),
    ).toBeVisible();
  });
  for (const by of INTERRUPTIONS) {
    await interrupted(page, by, () => update.click());
    await expect(update, by).toBeVisible();
    await expect(page.getByText('Erro ao salvar usuário: Erro desconhecido')).toBeVisible();
    await expect(role, by).toBeChecked();
  }
  await update.dblclick();
  await expect(page.getByText('Usuário atualizado com sucesso!')).toBeVisible();
  expect(await profileOf(subject.email)).toEqual([{ role: 'investidor', is_active: true }]);

  // A new account whose answer was lost exists once: the retry says so, and no input is lost.
  const email = fresh();
  await page.getByRole('button', { name: 'Novo Usuário' }).click();
  const create = page.getByRole('dialog').getByRole('button', { name: 'Criar' });
  for (const by of INTERRUPTIONS) {
    await interrupted(page, by, () => fill(page, email, '123456'));
    await expect(create, by).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('E-mail'), by).toHaveValue(email);
  }
  await create.dblclick();
  await expect(
    page.getByText('Erro ao salvar usuário: Este email já está registrado no sistema'),
  ).toBeVisible();
  expect(await profileOf(email)).toEqual([{ role: 'editor', is_active: true }]);
});

test('signing up through the API grants no access', async () => {
  const email = fresh();
  const response = await fetch(`${API_URL}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: '123456',
      data: { role: 'admin', is_active: true },
      app_metadata: { role: 'admin' },
    }),
  });
  expect(response.ok).toBe(true);
  expect(await profileOf(email)).toEqual([{ role: 'editor', is_active: false }]);
});

test('the history of an account links to its form', async ({ page }) => {
  const account = await newAccount('investidor');
  await enterAs(page, 'admin', `/admin/historico/users/${account.id}`);
  await page.getByRole('link', { name: 'Abrir registro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Usuário' });
  await expect(dialog).toContainText(account.email);
  await expect(page).toHaveURL(/\/admin\/users$/);
  await page.goto(`/admin/users?editar=${crypto.randomUUID()}`);
  await expect(page.getByText('Esta conta não existe mais.')).toBeVisible();
  await expect(dialog).toBeHidden();
});
