import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choosePassword, newAccount, signIn, submitSignIn } from './accounts';
import { ANON_KEY, BUILD_DIR, mailsTo, restAsService, SERVICE_KEY } from './environment';
import { expect } from './fixtures';
import type { Fault } from './outage-proxy';
import { outageTest } from './outage-test';

const canary = () => `canario${crypto.randomUUID().replaceAll('-', '')}`;

/** What only the server may know, and what its environment may contain besides. */
const SECRETS = {
  CLIENT_ADDRESS_SECRET: canary(),
  SUPABASE_SERVICE_ROLE_KEY: canary(),
  SUPABASE_JWT_SECRET: canary(),
  DATABASE_URL: `postgres://postgres:${canary()}@db.example/postgres`,
  SMTP_PASSWORD: canary(),
};

const test = outageTest({ name: '-auth', env: { ...SECRETS, TRUSTED_PROXIES: '1' } });

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ outage: { proxy } }) => {
  Object.assign(proxy.state, { fault: 'none', only: /./ });
});

const auth = (status: number, code: string, msg: string): Fault => ({
  status,
  body: { code, error_code: code, msg, message: msg },
});

const AWAY = 'O serviço de acesso não respondeu. Tente novamente em instantes.';
const AUTH = /\/auth\/v1\//;

/** Sign-in messages: [fault, affected requests, text]. See also tests/unit/auth/sign-in.test.ts. */
const SIGN_IN: [fault: Fault, only: RegExp, says: string][] = [
  ['closed', /./, AWAY],
  ['503', AUTH, AWAY],
  [
    auth(429, 'over_request_rate_limit', 'Request rate limit reached'),
    AUTH,
    'Muitas tentativas de login. Tente novamente mais tarde.',
  ],
  [auth(400, 'email_not_confirmed', 'Email not confirmed'), AUTH, 'Email not confirmed'],
];

test('an outage signs out no one and loses no input', async ({
  page,
  context,
  allowErrors,
  outage: { proxy, site },
}) => {
  test.setTimeout(120_000);
  allowErrors(/./);
  const account = await newAccount('editor');
  await page.goto(`${site.url}/auth`);
  for (const [fault, only, says] of SIGN_IN) {
    Object.assign(proxy.state, { fault, only });
    // Each with another address: attempts are counted per address.
    const email = `quem-${crypto.randomUUID().slice(0, 8)}@ipehoteis.example`;
    await submitSignIn(page, email, account.password);
    await expect(page.getByText(says), JSON.stringify(fault)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
    await page.reload();
  }
  Object.assign(proxy.state, { fault: 'none', only: /./ });
  await signIn(page, account, `${site.url}/auth?next=/admin/regions`);

  // An open form keeps its input; the retry succeeds.
  await page.getByRole('button', { name: 'Nova Região' }).click();
  const name = `Resiste ${crypto.randomUUID()}`;
  await page.getByLabel('Nome').fill(name);
  await page.getByRole('switch', { name: 'Região ativa' }).click();
  proxy.state.fault = '503';
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Erro ao salvar região')).toBeVisible();
  await expect(page.getByLabel('Nome')).toHaveValue(name);
  proxy.state.fault = 'none';
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Região criada!')).toBeVisible();
  expect(await restAsService(`regions?name=eq.${encodeURIComponent(name)}`)).toHaveLength(1);

  const session = async () =>
    (await context.cookies()).flatMap(({ name, value }) => (/session/.test(name) ? value : []));
  const before = await session();
  for (const fault of ['closed', '503', 'html', 'truncated'] satisfies Fault[]) {
    proxy.state.fault = fault;
    const response = await page.goto(`${site.url}/admin`);
    expect(response?.status(), fault).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), fault).toBeVisible();
    expect(await session(), fault).toEqual(before);
  }
  proxy.state.fault = 'none';
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a recovery that is refused or lost can be retried', async ({
  page,
  allowErrors,
  outage: { proxy, site },
}) => {
  allowErrors(/./);
  const account = await newAccount('editor');
  await page.goto(`${site.url}/auth?mode=recovery`);
  await page.getByLabel('E-mail').fill(account.email);
  const fault = auth(429, 'over_email_send_rate_limit', 'Email rate limit exceeded');
  Object.assign(proxy.state, { fault, only: AUTH });
  const ask = page.getByRole('button', { name: 'Enviar e-mail de recuperação' });
  await ask.click();
  await expect(
    page.getByText('Muitas tentativas de reset. Tente novamente mais tarde.'),
  ).toBeVisible();
  Object.assign(proxy.state, { fault: 'none', only: /./ });
  await ask.click();
  await expect.poll(() => mailsTo(account.email).length).toBe(1);
  const token = /token_hash=([^&"]+)/.exec(mailsTo(account.email)[0]?.html ?? '')?.[1];
  await page.goto(`${site.url}/auth/confirm?token_hash=${token}`);
  const go = page.getByRole('button', { name: 'Continuar' });
  proxy.state.fault = '503';
  await go.click();
  await expect(page.getByText('O serviço de acesso não respondeu.')).toBeVisible();
  proxy.state.fault = 'none';
  await go.click();
  await page.waitForURL(/mode=update-password/);

  proxy.state.only = /^PUT .*\/user/;
  for (const [fault, says] of [
    ['503', 'Erro ao atualizar senha. Tente novamente.'],
    ['database', 'Erro ao atualizar senha. Tente novamente.'],
    [auth(422, 'weak_password', 'Password is known to be weak'), 'Password is known to be weak'],
  ] satisfies [Fault, string][]) {
    proxy.state.fault = fault;
    proxy.state.failed = 0;
    await choosePassword(page, 'Abcdefg1');
    // Two of them show the same message: the text alone could be from the previous one.
    await expect.poll(() => proxy.state.failed, JSON.stringify(fault)).toBe(1);
    await expect(page.getByRole('button', { name: 'Salvar nova senha' })).toBeVisible();
    await expect(page.getByText(says), JSON.stringify(fault)).toBeVisible();
  }
  proxy.state.fault = 'none';
  await choosePassword(page, 'Abcdefg1');
  await page.waitForURL(/\/admin$/);
  await expect(page.getByText('Senha atualizada com sucesso!')).toBeVisible();
});

test('resets are limited per IP address, whatever headers it sends and whichever accounts they are for', async ({
  page,
  outage: { site },
}) => {
  await page.goto(`${site.url}/auth?mode=recovery`);
  const hidden = await page
    .locator('form input[type=hidden]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
    );
  const ask = async (address: string, email: string) => {
    const form = new FormData();
    for (const [name = '', value = ''] of hidden) form.append(name, value);
    form.set('email', email);
    const response = await fetch(`${site.url}/auth?mode=recovery`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: {
        origin: site.url,
        // The last entry is the proxy's; the ones before it were made up by the client.
        'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.0.1, ${address}`,
      },
    });
    return response.status === 200 ? await response.text() : 'taken';
  };
  const unknown = () => `ninguem-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
  const address = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const answers = await Promise.all(Array.from({ length: 21 }, () => ask(address, unknown())));
  const said = answers.map((answer) => /Limite de tentativas excedido|Erro ao/.exec(answer)?.[0]);
  expect(said.filter((words) => words !== undefined)).toEqual(['Limite de tentativas excedido']);
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20);
  expect(await ask('203.0.113.251', unknown())).toBe('taken');

  // A refused request sends no e-mail.
  const { email } = await newAccount('editor');
  expect(await ask(address, email)).toContain(
    'Muitas tentativas. Tente novamente em 60 minuto(s).',
  );
  expect(mailsTo(email)).toEqual([]);
});

test('secrets of the server are in no script, page, payload, error or log', async ({
  page,
  context,
  allowErrors,
  outage: { proxy, site },
}) => {
  allowErrors(/./);
  const values = [...Object.values(SECRETS), ANON_KEY, SERVICE_KEY].filter(Boolean);
  expect(values.length).toBeGreaterThanOrEqual(7);
  const found = (text: string) => values.filter((value) => text.includes(value));

  const folder = path.join(BUILD_DIR, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    expect(found(readFileSync(path.join(folder, name), 'utf8')), name).toEqual([]);
  }

  const account = await newAccount('admin');
  await signIn(page, account, `${site.url}/auth`);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = JSON.parse(
    Buffer.from(/base64-([\w-]+)/.exec(cookie)?.[1] ?? '', 'base64url').toString(),
  ).access_token;
  const paths = ['/', '/hotels', '/nada', '/auth', '/auth?mode=recovery', '/api/search?q=ip'];
  const staffPaths = ['/admin', '/admin/regions', '/admin/users', '/admin/config'];
  for (const fault of ['none', '503'] satisfies Fault[]) {
    proxy.state.fault = fault;
    for (const where of [...paths, ...staffPaths]) {
      for (const rsc of [false, true]) {
        const headers = new Headers(staffPaths.includes(where) ? { cookie } : {});
        if (rsc) headers.set('rsc', '1');
        const response = await fetch(site.url + where, { headers, redirect: 'manual' });
        const text = (await response.text()) + JSON.stringify([...response.headers]);
        expect(found(text), `${fault} ${where}`).toEqual([]);
        if (!where.startsWith('/auth')) expect(text, where).not.toContain(token);
      }
    }
  }
  await context.clearCookies();
  await page.goto(`${site.url}/auth?mode=recovery`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Enviar e-mail de recuperação' }).click();
  await expect(page.getByText('Erro ao enviar email de reset. Tente novamente.')).toBeVisible();
  proxy.state.fault = 'none';

  const log = site.log();
  // The failure is logged, without the input.
  expect(log).toContain('"action":"auth.reset"');
  expect(found(log)).toEqual([]);
  for (const secret of [account.password, account.email, token]) expect(log).not.toContain(secret);
});
