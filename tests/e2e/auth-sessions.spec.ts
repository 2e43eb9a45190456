import type { Response } from '@playwright/test';
import { areas, enter, newAccount, setProfile, signIn, submitSignIn } from './accounts';
import { ACCOUNTS, DEMO_PASSWORD } from './environment';
import { expect, test } from './fixtures';
import { waitForScripts } from './wait-for-scripts';

const demo = (email: string) => ({ email, password: DEMO_PASSWORD });

test('each account gets access according to its role', async ({ page }) => {
  const tabs = () => areas(page).getByRole('link');
  await signIn(page, demo(ACCOUNTS.editor));
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
  await expect(tabs()).toHaveText([
    'Dashboard',
    'Resultados',
    'Hotéis',
    'Regiões',
    'Ofertas',
    'Biblioteca de mídia',
  ]);
  await expect(page.getByRole('banner')).toContainText(ACCOUNTS.editor);
  await expect(page.getByRole('banner')).toContainText('Editor');
  await expect(page.getByRole('link', { name: 'Ir para o Site' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);

  await enter(page, demo(ACCOUNTS.inactive));
  await expect(page.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();
  await expect(page.getByText(ACCOUNTS.inactive)).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);

  await enter(page, demo(ACCOUNTS.investidor));
  await expect(page.getByRole('heading', { name: 'Acesso Negado' })).toBeVisible();
  await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(/\/auth/);

  await enter(page, demo(ACCOUNTS.admin));
  await expect(tabs()).toHaveText([
    'Dashboard',
    'Resultados',
    'Hotéis',
    'Regiões',
    'Ofertas',
    'Biblioteca de mídia',
    'Usuários',
    'Configurações',
    'Histórico',
  ]);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/admin$/);
  const change = (name: string) =>
    page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('admin-tab-change', { detail })),
      name,
    );
  await change('regions');
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await change('nada');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a change of role or activation takes effect on the very next request', async ({ page }) => {
  const account = await newAccount('admin');
  await enter(page, account);
  await expect(areas(page).getByRole('link', { name: 'Usuários' })).toBeVisible();
  await setProfile(account.id, { role: 'editor' });
  await page.reload();
  await expect(areas(page).getByRole('link', { name: 'Hotéis' })).toBeVisible();
  await expect(areas(page).getByRole('link', { name: 'Usuários' })).toBeHidden();
  await setProfile(account.id, { is_active: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();
});

test('sign-in and sign-out reach the other tabs, which return to their page', async ({
  page,
  context,
}) => {
  await signIn(page, demo(ACCOUNTS.editor), '/admin/regions?ativa=1');
  await expect(page).toHaveURL(/\/admin\/regions\?ativa=1$/);
  const second = await context.newPage();
  waitForScripts(second);
  await second.goto('/admin/hotels?x=1');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(second).toHaveURL(/\/auth\?next=%2Fadmin%2Fhotels%3Fx%3D1$/);
  await submitSignIn(page, ACCOUNTS.editor, DEMO_PASSWORD);
  await expect(second).toHaveURL(/\/admin\/hotels\?x=1$/);
});

test('a sign-in redirects to no other site and to no page outside the back office', async ({
  page,
  context,
}) => {
  for (const next of [
    'https://evil.example/admin',
    '//evil.example',
    '/admin/../hotels',
    '/hotels',
  ]) {
    await context.clearCookies();
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await submitSignIn(page, ACCOUNTS.editor, DEMO_PASSWORD);
    await expect(page, next).toHaveURL(/\/admin$/);
  }
});

test('cookies are hidden from scripts, pages are not stored, and each nonce is new', async ({
  page,
  context,
  allowErrors,
}) => {
  await enter(page, demo(ACCOUNTS.editor));
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toHaveLength(
    2,
  );
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|token/);
  const [first, second] = [await page.goto('/admin'), await page.goto('/admin')];
  const policies = [first, second].map(
    (response) => response?.headers()['content-security-policy'] ?? '',
  );
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(second?.headers()['cache-control']).toContain('no-store');
  expect(second?.headers()['x-robots-tag']).toContain('noindex');
  // Every script in the page's own HTML has the nonce, even on a 404.
  const bare = async (response: Response | null) =>
    (await response?.text())?.match(/<script(?![^>]*\snonce=)[^>]*>/g) ?? [];
  expect(await bare(second)).toEqual([]);
  allowErrors(/status of 404/);
  const missing = await page.goto('/admin/nada');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(await bare(missing)).toEqual([]);
  const { 'content-security-policy': policy, ...headers } = missing?.headers() ?? {};
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(headers).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('forms that another site sends have no effect', async ({ page, context, request }) => {
  await enter(page, demo(ACCOUNTS.editor));
  const form = await page.locator('form', { has: page.getByRole('button', { name: 'Sair' }) });
  const names = await form
    .locator('input[type=hidden]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const cookie = (await context.cookies()).find(({ name }) => name === 'vitrine-session');
  for (const origin of ['https://evil.example', 'null', undefined]) {
    await request.post('/admin', {
      multipart: Object.fromEntries(names),
      headers: {
        cookie: `${cookie?.name}=${cookie?.value}`,
        'x-forwarded-host': 'evil.example',
        'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
        ...(origin ? { origin } : {}),
      },
      maxRedirects: 0,
    });
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  }
});
