import { enter, linkTo, newAccount, protect, submitSignIn, telephoneOf } from './accounts';
import { expectAccessible } from './axe';
import { codeField, giveCode, stepHeading, WRONG } from './code-step';
import { ANON_KEY, API_URL } from './environment';
import { expect, test } from './fixtures';
import { sessionOf } from './replay';

test('an account gets an authenticator, and its code opens the requested page', async ({
  page,
}) => {
  const account = await newAccount('editor');
  await enter(page, account);
  await page.getByRole('link', { name: account.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta' })).toBeVisible();
  await expect(page.getByText('Sem código')).toBeVisible();

  await page.getByRole('button', { name: 'Configurar autenticador' }).click();
  await expect(
    page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }),
  ).toBeVisible();
  await expect(page.getByText('1. No celular, abra um aplicativo')).toBeFocused();
  await expectAccessible(page);
  const key = (await page.locator('code').textContent()) ?? '';
  const address = await page
    .getByRole('link', { name: /Abrir no aplicativo/ })
    .getAttribute('href');
  expect(address).toContain(`secret=${key.replaceAll(' ', '')}`);
  expect(address).toMatch(/^otpauth:\/\/totp\/Ip%C3%AA%20Hot%C3%A9is:/);
  const telephone = telephoneOf(key);

  // Refused, and the phone does not have to scan the code again.
  await codeField(page).fill('12');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(codeField(page)).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(WRONG);
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(codeField(page)).toHaveAccessibleDescription('Código incorreto');
  await expect(codeField(page)).toBeFocused();
  await expect(page.locator('code')).toHaveText(key);
  // With the space that phones show.
  await codeField(page).fill(telephone.generate().replace(/(...)/, '$1 '));
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(page.getByText('Código ativo')).toBeVisible();
  await expect(page.getByText(/^Autenticador ativado/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);
  await page.goto('/admin/regions');
  await submitSignIn(page, account.email, account.password);
  await expect(stepHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await expect(page.getByText('Login realizado')).toHaveCount(0);
  await expect(page).toHaveTitle(/Painel/);
  await expectAccessible(page);
  await giveCode(page, '');
  await expect(codeField(page)).toHaveAccessibleDescription('Digite os 6 dígitos do código');
  await expect(codeField(page)).toBeFocused();
  await giveCode(page, WRONG);
  await expect(page.getByText('Código incorreto')).toBeVisible();
  await expect(page.getByText(/Restam 4 tentativas/)).toBeVisible();
  await giveCode(page, telephone.generate());
  await expect(page.getByRole('heading', { level: 1, name: /Regiões/ })).toBeVisible();
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
});

test('no page opens before the code is entered, but signing out works', async ({ page }) => {
  const account = await newAccount('admin');
  await protect(account);
  await page.goto('/auth');
  await submitSignIn(page, account.email, account.password);
  await expect(stepHeading(page)).toBeVisible();
  for (const path of ['/admin/users', '/admin/hotels/novo', '/admin/conta']) {
    await page.goto(path);
    await expect(stepHeading(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await page.waitForURL(/\/auth/);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('without script: password, code, then the page', async ({ browser, baseURL }) => {
  const account = await newAccount('editor');
  const { telephone } = await protect(account);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/admin/regions');
  await submitSignIn(page, account.email, account.password);
  await expect(stepHeading(page)).toBeVisible();
  await giveCode(page, WRONG);
  await expect(page.getByText('Código incorreto')).toBeVisible();
  await giveCode(page, telephone.generate());
  await expect(page.getByRole('heading', { level: 1, name: /Regiões/ })).toBeVisible();
  await context.close();
});

test('a recovery link sets no password without the code', async ({ page }) => {
  const account = await newAccount('editor');
  const { telephone } = await protect(account);
  await page.goto('/auth?mode=recovery');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await page.waitForURL(/reset=true/);
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escolha uma nova senha');
  await expect(page).toHaveTitle(/Nova senha/);
  await expectAccessible(page);
  const choose = async (code: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill('Abcdefg1');
    await page.getByLabel('Confirme a nova senha').fill('Abcdefg1');
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  };
  await choose('');
  await expect(codeField(page)).toHaveAccessibleDescription(/Digite os 6 dígitos do código$/);
  await choose(WRONG);
  await expect(page.getByText('Código incorreto')).toBeVisible();
  await expect(sessionOf(account)).resolves.toHaveProperty('access_token');
  await choose(telephone.generate());
  // The code that was just entered also counts for the session that follows.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(sessionOf(account)).rejects.toThrow('400');
});

test('a new phone replaces the old one as the authenticator, and either can be removed', async ({
  page,
}) => {
  const account = await newAccount('editor');
  const { telephone } = await protect(account);
  await enter(page, account, '/admin/conta');
  await giveCode(page, telephone.generate());
  await page.getByRole('button', { name: 'Trocar de celular' }).click();
  const next = telephoneOf((await page.locator('code').textContent()) ?? '');
  await codeField(page).fill(next.generate());
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Trocar de celular' })).toBeVisible();
  const { user } = await sessionOf(account);
  expect(user.factors).toHaveLength(1);

  await page.getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desativar o autenticador?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Sem código')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta' })).toBeFocused();
  expect((await sessionOf(account)).user.factors).toBeUndefined();
});

test('an administrator removes a lost phone from an account, which ends its sessions', async ({
  page,
}) => {
  const account = await newAccount('editor');
  const { session } = await protect(account);
  await enter(page, await newAccount('admin'), '/admin/users');
  const card = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(card.getByText('Código ativo')).toBeVisible();
  await card.getByRole('button', { name: `Editar ${account.email}` }).click();
  await page.getByRole('button', { name: 'Remover autenticador' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remover o autenticador?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remover autenticador' }).click();
  await expect(page.getByText('Autenticador removido.')).toBeVisible();
  await expect(card.getByText('Código ativo')).toHaveCount(0);
  const answer = await fetch(`${API_URL}/auth/v1/user`, {
    headers: { apikey: ANON_KEY, authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.ok).toBe(false);
  await page.goto('/admin/historico?tipo=users');
  await expect(page.getByRole('listitem').filter({ hasText: account.email }).first()).toContainText(
    'Autenticador removido em',
  );

  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);
  await submitSignIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
