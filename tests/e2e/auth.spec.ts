import type { Page, Response } from '@playwright/test';
import { enter, newAccount, setProfile, signIn, submitSignIn } from './accounts';
import { expectAccessible } from './axe';
import { ACCOUNTS, ANON_KEY, API_URL, DEMO_PASSWORD, mailsTo } from './environment';
import { expect, test } from './fixtures';
import { waitForScripts } from './wait-for-scripts';

const demo = (email: string) => ({ email, password: DEMO_PASSWORD });
const areas = (page: Page) => page.getByRole('navigation', { name: 'Áreas do painel' });
const unknown = () => `ninguem-${crypto.randomUUID().slice(0, 8)}@ipehoteis.example`;

test('says what is wrong next to the field and keeps what was typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Entrar' }).click();
  const email = page.getByLabel('E-mail');
  await expect(email).toHaveAccessibleDescription('Por favor, insira um email válido');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Senha é obrigatória',
  );
  await expect(email).toBeFocused();
  await submitSignIn(page, 'ana@', 'x');
  await expect(page.getByText('Por favor, insira um email válido')).toBeVisible();
  await expect(page.getByText('Senha é obrigatória')).toBeHidden();
  await expect(email).toHaveValue('ana@');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
  await expectAccessible(page);
});

test('nothing on staff pages asks for what their policy refuses', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(globalThis, 'onRefused')(violatedDirective);
    });
  });
  await signIn(page, demo(ACCOUNTS.admin));
  await page.goto('/admin/hotels');
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await expect(page.getByLabel('Nome', { exact: false }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

/** The address in the newest e-mail to somebody. */
async function linkTo(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(0);
  const { html = '' } = mailsTo(email).at(-1) ?? {};
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('five wrong passwords lock the account, in every spelling and in every browser but its own', async ({
  page,
  browser,
}) => {
  const { email, password } = await newAccount('editor');
  // The browser of the account's owner, signed out again.
  const home = await browser.newContext();
  const own = await home.newPage();
  await enter(own, { email, password });
  const cookies = await home.cookies();
  const device = cookies.find(({ name }) => name === 'vitrine-device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/auth' });
  await own.getByRole('button', { name: 'Sair' }).click();
  await own.waitForURL(/\/auth/);

  await page.goto('/auth');
  for (let left = 4; left >= 0; left -= 1) {
    await submitSignIn(page, email, `errada-${left}`);
    await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
    const detail =
      { 0: /A próxima tentativa/, 1: /Resta 1 / }[left] ?? new RegExp(`Restam ${left} `);
    await expect(page.getByRole('alert').first()).toContainText(detail);
  }
  await submitSignIn(page, email, password);
  await expect(
    page.getByText('Limite de tentativas excedido. Tente novamente em 30 minuto(s).'),
  ).toBeVisible();

  // The mirror shows it at once after a reload; the next try is refused by the database.
  await page.reload();
  const locked = 'Muitas tentativas. Tente novamente em 30 minuto(s).';
  await expect(page.getByText(locked)).toBeVisible();
  const isRefusedElsewhere = async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/auth');
    await submitSignIn(elsewhere, email.toUpperCase(), password);
    await expect(
      elsewhere.getByText(/^Muitas tentativas\. Tente novamente em \d+ min/),
    ).toBeVisible();
    await elsewhere.context().close();
  };
  await isRefusedElsewhere();

  await submitSignIn(own, email, password);
  await own.waitForURL(/\/admin$/);
  await home.close();
  // That ends nobody else's lock, and neither does the right password at the service itself.
  const call = (path: string, body: object, token = '') =>
    fetch(API_URL + path, {
      method: 'POST',
      headers: {
        apikey: ANON_KEY,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const opened = await call('/auth/v1/token?grant_type=password', { email, password });
  const { access_token } = await opened.json();
  expect((await call('/rest/v1/rpc/complete_sign_in', {}, access_token)).status).toBe(200);
  await isRefusedElsewhere();

  // A recovery does, also in a browser that the account does not know.
  await call('/auth/v1/recover', { email });
  await page.goto(await linkTo(email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nova senha', { exact: true }).fill('Abcdefg1');
  await page.getByLabel('Confirme a nova senha').fill('Abcdefg1');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.waitForURL(/\/admin$/);
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto('/auth');
  await submitSignIn(fresh, email, 'Abcdefg1');
  await fresh.waitForURL(/\/admin$/);
  await fresh.context().close();
});

test('a session sets no password and a recovery opens no back office, whatever their cookies are called', async ({
  page,
  context,
}) => {
  const account = await newAccount('editor');
  await enter(page, account);
  const cookieOf = async (name: string) =>
    (await context.cookies(`${new URL(page.url()).origin}/auth`)).find(
      (cookie) => cookie.name === name,
    );
  const rename = async (from: string, to: string, path: string) => {
    const cookie = await cookieOf(from);
    if (!cookie) throw new Error(`There is no cookie ${from}.`);
    await context.clearCookies();
    await context.addCookies([{ ...cookie, name: to, path }]);
    return cookie;
  };
  const form = page.getByRole('button', { name: 'Salvar nova senha' });

  await rename('vitrine-session', 'vitrine-recovery', '/auth');
  await page.goto('/auth?mode=update-password');
  await expect(page.getByText('O tempo para trocar a senha terminou.')).toBeVisible();
  await expect(form).toHaveCount(0);

  await context.clearCookies();
  await page.goto('/auth?mode=recovery');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await page.waitForURL(/reset=true/);
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(form).toBeVisible();
  const recovery = await rename('vitrine-recovery', 'vitrine-session', '/');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

  // Under its own name it sets a password, once.
  const set = async (password: string) => {
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByLabel('Confirme a nova senha').fill(password);
    await form.click();
  };
  await context.clearCookies();
  await context.addCookies([recovery]);
  await page.goto('/auth?mode=update-password');
  // Another tab of the same recovery, loaded before it is used.
  const late = await context.newPage();
  await late.goto('/auth?mode=update-password');
  await set('Abcdefg1');
  await page.waitForURL(/\/admin$/);
  await context.clearCookies();
  await context.addCookies([recovery]);
  await late.getByLabel('Nova senha', { exact: true }).fill('Hijklmn2');
  await late.getByLabel('Confirme a nova senha').fill('Hijklmn2');
  await late.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(late.getByText('O tempo para trocar a senha terminou.')).toBeVisible();
  await page.goto('/auth');
  await submitSignIn(page, account.email, 'Abcdefg1');
  await page.waitForURL(/\/admin$/);
});

test('an unknown address gets the answer of a wrong password', async ({ page }) => {
  await page.goto('/auth');
  await submitSignIn(page, unknown(), 'qualquer');
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
});

test('a forgotten password: e-mail, link, new password, back office', async ({ page, browser }) => {
  const account = await newAccount('editor');
  const other = await (await browser.newContext()).newPage();
  await enter(other, account);

  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(account.email.toUpperCase());
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).waitFor();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email.toUpperCase());
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await expect(page.getByText('Verifique seu email para redefinir sua senha')).toBeVisible();
  await expect(
    page.getByText('Email de recuperação enviado! Verifique sua caixa de entrada.'),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Verifique seu email' })).toBeFocused();

  const link = await linkTo(account.email);
  expect(mailsTo(account.email)).toHaveLength(1);
  expect(new URL(link).pathname).toBe('/auth/confirm');
  // What a mail scanner does: it must not use the link up.
  for (let i = 0; i < 2; i += 1) expect((await fetch(link)).status).toBe(200);

  const device = await browser.newContext();
  const phone = await device.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await phone.waitForURL(/mode=update-password/);
  // The recovery opens nothing but the form.
  await phone.goto('/admin');
  await expect(phone).toHaveURL(/\/auth\?next=/);
  await phone.goto('/auth?mode=update-password');
  const save = phone.getByRole('button', { name: 'Salvar nova senha' });
  for (const [password, confirmation, problem] of [
    ['Ab1', 'Ab1', 'Password must be at least 8 characters long'],
    [
      'abcdefg1',
      'abcdefg1',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    ['Abcdefg1', 'Abcdefg2', 'As senhas não coincidem'],
  ] as const) {
    await phone.getByLabel('Nova senha', { exact: true }).fill(password);
    await phone.getByLabel('Confirme a nova senha').fill(confirmation);
    await save.click();
    await expect(phone.getByText(problem)).toBeVisible();
  }
  await phone.evaluate(() => {
    const now = Date.now();
    const lock = { attempts: 6, windowStart: now, isLocked: true, lockoutStart: now };
    localStorage.setItem('rate_limit_login', JSON.stringify(lock));
  });
  await phone.getByLabel('Nova senha', { exact: true }).fill('Abcdefg1');
  await phone.getByLabel('Confirme a nova senha').fill('Abcdefg1');
  await save.click();
  await phone.waitForURL(/\/admin$/);
  await expect(phone.getByText('Senha atualizada com sucesso!')).toBeVisible();
  expect((await device.cookies()).map(({ name }) => name).sort()).toEqual([
    'vitrine-device',
    'vitrine-session',
  ]);
  // A lock from before is over with it, also on the screen.
  expect(await phone.evaluate(() => localStorage.getItem('rate_limit_login'))).toBeNull();

  // Every other session is over, the link is used up, and only the new password signs in.
  await other.goto('/admin');
  await expect(other).toHaveURL(/\/auth\?next=/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Este link já foi usado ou venceu.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir novo e-mail' })).toBeFocused();
  await page.goto('/auth');
  await submitSignIn(page, account.email, account.password);
  await expect(page.getByText('Email ou senha incorretos')).toBeVisible();
  await submitSignIn(page, account.email, 'Abcdefg1');
  await page.waitForURL(/\/admin$/);
  await device.close();
  await other.close();
});

test('a reset for an unknown address answers the same; the fourth one is refused', async ({
  page,
  context,
}) => {
  const email = unknown();
  const ask = async (tab: Page) => {
    await tab.goto('/auth?mode=recovery');
    await tab.getByLabel('E-mail').fill(email);
    await tab.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  };
  // Three at the same moment count as three.
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map(ask));
  for (const tab of tabs) {
    await expect(tab.getByText('Verifique seu email para redefinir sua senha')).toBeVisible();
  }
  await ask(page);
  await expect(
    page.getByText('Limite de tentativas excedido. Tente novamente em 60 minuto(s).'),
  ).toBeVisible();
  expect(mailsTo(email)).toEqual([]);
});

test('the own account sends the link that changes its password, but not without end', async ({
  page,
}) => {
  const account = await newAccount('editor');
  await enter(page, account, '/admin/conta');
  const send = page.getByRole('button', { name: 'Enviar link para trocar a senha' });
  await send.click();
  await expect(
    page.getByText(`Link enviado para ${account.email}. Ele vale por uma hora.`),
  ).toBeVisible();
  await page.goto(await linkTo(account.email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra-senha-9');
  await page.getByLabel('Confirme a nova senha').fill('Outra-senha-9');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
  await page.goto('/admin/conta');
  // The limit of recoveries holds here too.
  const refusal = page.getByText('O serviço de acesso chegou ao limite por agora.');
  await expect(async () => {
    await send.click();
    await expect(refusal).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(mailsTo(account.email).length).toBeLessThanOrEqual(3);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('signs in, says what is wrong, signs out', async ({ page }) => {
    await page.goto('/auth?next=/admin');
    await submitSignIn(page, ACCOUNTS.editor, '');
    await expect(page.getByText('Senha é obrigatória')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(ACCOUNTS.editor);
    await submitSignIn(page, ACCOUNTS.editor, DEMO_PASSWORD);
    await expect(page.getByRole('banner')).toContainText(ACCOUNTS.editor);
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('heading', { name: 'Que bom ver você de novo' })).toBeVisible();
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth\?next=/);
  });
});

test('each account gets what it may have', async ({ page }) => {
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

test('a change of role or activation counts on the very next request', async ({ page }) => {
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

test('sign-in and sign-out reach the other tabs, which come back to where they were', async ({
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

test('a sign-in leads to no other site and to no page outside of the back office', async ({
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

test('cookies are out of reach of scripts, pages are not stored, the nonce is new each time', async ({
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
  // Every script in the page's own HTML carries it, also where there is nothing.
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

test('the menu of the areas slides in on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, demo(ACCOUNTS.editor));
  await expect(areas(page)).toBeHidden();
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Regiões' }).click();
  await expect(page).toHaveURL(/\/admin\/regions$/);
  await expect(page.getByRole('dialog')).toBeHidden();
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
