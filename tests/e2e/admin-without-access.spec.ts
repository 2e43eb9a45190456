import {
  type Account,
  choosePassword,
  enter,
  linkTo,
  newAccount,
  protect,
  setProfile,
  submitSignIn,
} from './accounts';
import { ANON_KEY, API_URL, restAsService } from './environment';
import { expect, test } from './fixtures';
import { sessionOf } from './replay';
import { waitForScripts } from './wait-for-scripts';

test('an account without a profile waits for it, and one without access is told why', async ({
  page,
}) => {
  const account = await newAccount('editor', false);
  await enter(page, account);
  const state = page.getByRole('main').getByRole('alert');
  await expect(state).toContainText('Conta Pendente de Aprovação');
  await expect(state).toContainText('Sua conta está inativa');
  await expect(page.getByRole('main')).toContainText(account.email);
  await expect(page.getByRole('main')).toContainText('Inativo');

  const [profile] = await restAsService(`user_profiles?id=eq.${account.id}`, { method: 'DELETE' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Configurando perfil...' })).toBeVisible();
  await restAsService('user_profiles', { method: 'POST', body: profile });
  await setProfile(account.id, { role: 'investidor', is_active: true });
  // The page updates without a reload.
  await expect(page.getByRole('heading', { name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Investidor');
  await expect(page.getByRole('main')).toContainText('Ativo');
});

test('an account without access is also told that the password is right or was changed', async ({
  page,
}) => {
  const account = await newAccount('investidor');
  await page.goto('/auth');
  await submitSignIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/auth(\?|$)/);

  await page.goto('/auth?mode=recovery');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await choosePassword(page, 'Outra-senha-9');
  await expect(page.getByRole('heading', { name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
});

test('an account without access is told what happens in another tab', async ({ page, context }) => {
  const account = await newAccount('investidor');
  await enter(page, account);
  const second = await context.newPage();
  waitForScripts(second);
  await second.goto('/admin/hotels');
  const denied = second.getByRole('heading', { name: 'Acesso Negado' });
  await expect(denied).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(second).toHaveURL(/\/auth\?next=%2Fadmin%2Fhotels$/);
  await submitSignIn(page, account.email, account.password);
  await expect(denied).toBeVisible();
});

const GATES: [state: string, account: () => Promise<Account>, leave: string][] = [
  ['an inactive account', () => newAccount('editor', false), 'Sair'],
  ['an account without a profile', withoutProfile, 'Sair'],
  ['an account that owes its code', withAuthenticator, 'Entrar com outra conta'],
];

async function withoutProfile() {
  const account = await newAccount('editor');
  await restAsService(`user_profiles?id=eq.${account.id}`, { method: 'DELETE' });
  return account;
}

async function withAuthenticator() {
  const account = await newAccount('editor');
  await protect(account);
  return account;
}

for (const [state, prepare, leave] of GATES) {
  test(`${state} keeps its page where the way out meets no connection`, async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await enter(page, await prepare());
    const button = page.getByRole('button', { name: leave });
    await expect(button).toBeVisible();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText('Não foi possível sair')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await context.setOffline(false);
    await button.click();
    await expect(page).toHaveURL(/\/auth(\?|$)/);
  });
}

test('signing out without access asks about drafts as well', async ({ page }) => {
  const account = await newAccount('investidor');
  await enter(page, account);
  const heading = page.getByRole('heading', { name: 'Acesso Negado' });
  await expect(heading).toBeVisible();
  await page.evaluate((id) => localStorage.setItem(`vitrine:hotel:${id}:novo`, '{}'), account.id);
  await page.getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sair com alterações não salvas?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await question.getByRole('button', { name: 'Apagar e sair' }).click();
  await expect(page).toHaveURL(/\/auth(\?|$)/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('vitrine:hotel'),
  );
});

test('a session that has ended opens nothing, not even at the REST address itself', async ({
  page,
}) => {
  const account = await newAccount('admin');
  const { access_token: token } = await sessionOf(account);
  const ask = async (query: string, method = 'GET', body?: object) => {
    const response = await fetch(`${API_URL}/rest/v1/${query}`, {
      method,
      headers: {
        apikey: ANON_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const rows = await response.json();
    return Array.isArray(rows) ? rows.length : 0;
  };
  const [region] = await restAsService<{ id: string }>('regions', {
    method: 'POST',
    body: { name: `Sessão ${crypto.randomUUID().slice(0, 8)}`, is_active: false },
  });
  const own = `regions?id=eq.${region?.id}`;
  expect(await ask(own)).toBe(1);
  expect(await ask('user_profiles?limit=5')).toBeGreaterThan(1);

  await enter(page, account);
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);
  // That ended only the session of the browser.
  expect(await ask(own)).toBe(1);
  await fetch(`${API_URL}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, authorization: `Bearer ${token}` },
  });
  expect(await ask(own)).toBe(0);
  expect(await ask(`user_profiles?role=eq.admin&id=neq.${account.id}`)).toBe(0);
  expect(await ask(own, 'PATCH', { name: 'Roubada' })).toBe(0);
  expect(await ask(own, 'DELETE')).toBe(0);
  expect(await restAsService(own)).toHaveLength(1);
  await restAsService(own, { method: 'DELETE' });
});
