import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newAccount } from './accounts';
import { ANON_KEY, API_URL, restAsService } from './environment';
import { expect, test } from './fixtures';
import { sessionOf } from './replay';

type Subscriber = { email: string; source: string; consented_at: string };

const newAddress = (name: string) => `${name}-${randomUUID()}@example.com`;
const rowsOf = (email: string) =>
  restAsService<Subscriber>(`newsletter_subscribers?email=eq.${encodeURIComponent(email)}`);
const field = (page: Page) => page.getByLabel('Seu e-mail');
const send = (page: Page) => page.getByRole('button', { name: 'Quero receber' });
/** Bypasses the site, as anyone with the public key can. Returns the text of the answer. */
async function callAsVisitor(data: object) {
  const response = await fetch(`${API_URL}/rest/v1/rpc/subscribe_to_newsletter`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return response.ok ? response.text() : response.status;
}
/** The longest time from a consent to the end of its test. */
const LONGEST_SINCE_MS = 120_000;
const DONE = 'Pronto, seu e-mail está na nossa lista.';
const INVALID = /Este e-mail parece incompleto/;

test('an address is stored with its source and the time of consent, by keyboard alone', async ({
  page,
}) => {
  const email = newAddress('teclado');
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Política de Privacidade' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await field(page).focus();
  await page.keyboard.type(`  ${email.toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: DONE })).toBeFocused();
  const [row, ...others] = await rowsOf(email);
  expect(others).toEqual([]);
  expect(row?.source).toBe('about');
  // By the database's clock, which may differ from this machine's.
  const since = Math.abs(Date.now() - Date.parse(row?.consented_at ?? ''));
  expect(since).toBeLessThan(LONGEST_SINCE_MS);
});

test('an invalid address is refused beside the field and stays in it; the corrected one is accepted', async ({
  page,
}) => {
  const email = newAddress('corrigida');
  await page.goto('/about');
  await send(page).click();
  await expect(page.getByText('Informe seu e-mail.')).toBeVisible();
  await field(page).fill('<b>ana</b>@example');
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: INVALID })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('<b>ana</b>@example');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(INVALID);
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText(DONE)).toBeVisible();
  expect(await rowsOf(email)).toHaveLength(1);
});

test('a request that does not arrive loses nothing, and the next one succeeds', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/net::ERR_CONNECTION_RESET/);
  const email = newAddress('perdida');
  await page.goto('/about');
  await field(page).fill(email);
  await page.route('**/about', (route) => route.abort('connectionreset'), { times: 1 });
  await send(page).click();
  await expect(page.getByText(/Não foi possível concluir a inscrição agora/)).toBeVisible();
  await expect(field(page)).toHaveValue(email);
  await send(page).click();
  await expect(page.getByText(DONE)).toBeVisible();
});

test('a known address gets the same answer as a new one, and too many tries of one have to wait', async ({
  page,
}) => {
  const email = newAddress('repetida');
  await page.goto('/about');
  for (const times of ['first', 'second']) {
    await field(page).fill(email);
    await send(page).click();
    await expect(page.getByText(DONE), times).toBeVisible();
    expect(await rowsOf(email), times).toHaveLength(1);
    await page.reload();
  }
  for (let i = 0; i < 3; i += 1) expect(await callAsVisitor({ email, source: 'about' })).toBe('0');
  await field(page).fill(email);
  await send(page).click();
  await expect(page.getByText('Muitas tentativas. Tente novamente em 60 minuto(s).')).toBeVisible();
  await expect(field(page)).toHaveValue(email);
  expect(await rowsOf(email)).toHaveLength(1);
});

test('a program that fills in every field is thanked, but nothing is stored', async ({ page }) => {
  const email = newAddress('robo');
  await page.goto('/about');
  await field(page).fill(email);
  await page.locator('input[name=assunto]').evaluate((input: HTMLInputElement) => {
    input.value = 'http://spam.example';
  });
  await send(page).click();
  await expect(page.getByText(DONE)).toBeVisible();
  expect(await rowsOf(email)).toEqual([]);
});

test('the public key alone gives access neither to the list nor around the form’s rules', async () => {
  const list = await fetch(`${API_URL}/rest/v1/newsletter_subscribers`, {
    headers: { apikey: ANON_KEY },
  });
  expect(list.status).toBe(401);
  const source = newAddress('fonte');
  for (const data of [{ email: 'ana', source: 'about' }, { email: source, source: '=cmd()' }, {}]) {
    expect(await callAsVisitor(data), JSON.stringify(data)).toBeGreaterThanOrEqual(400);
    expect(await callAsVisitor(data), JSON.stringify(data)).toBeLessThan(500);
  }
  expect(await rowsOf(source)).toEqual([]);
});

test('the link in an e-mail asks before it removes, without an account or scripts', async ({
  browser,
  request,
}) => {
  const email = newAddress('sai');
  expect(await callAsVisitor({ email, source: 'about' })).toBe('0');
  const admin = await sessionOf(await newAccount('admin'));
  const list = await fetch(`${API_URL}/rest/v1/rpc/newsletter_page`, {
    method: 'POST',
    headers: {
      apikey: ANON_KEY,
      authorization: `Bearer ${admin.access_token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const rows: { email: string; unsubscribe_token: string }[] = await list.json();
  const token = rows.find((row) => row.email === email)?.unsubscribe_token;
  const path = `/newsletter/sair?t=${token}`;
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(answer.headers()['content-security-policy']).toBeTruthy();
  expect(await rowsOf(email)).toHaveLength(1);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const leave = page.getByRole('button', { name: 'Cancelar inscrição' });
  for (const times of ['first', 'second']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await leave.click();
    await expect(
      page.getByRole('heading', { name: 'Pronto, você não receberá mais novidades' }),
      times,
    ).toBeVisible();
    expect(await rowsOf(email), times).toEqual([]);
  }
  await page.goto('/newsletter/sair');
  await expect(page.getByRole('heading', { name: 'Use o link do e-mail' })).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('Cada e-mail traz no fim um link para cancelar')).toBeVisible();
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form reports errors, keeps the input, and then accepts the address', async ({
    page,
  }) => {
    const email = newAddress('sem-script');
    await page.goto('/about');
    await field(page).fill('ana@example');
    await send(page).click();
    await expect(page.getByText(INVALID)).toBeInViewport();
    await expect(field(page)).toHaveValue('ana@example');
    await field(page).fill(email);
    await send(page).click();
    await expect(page.getByText(DONE)).toBeInViewport();
    await expect.poll(async () => (await rowsOf(email)).length).toBe(1);
  });
});

test('the page stays static, and its form can only be sent from its own origin', async ({
  request,
  baseURL,
}) => {
  const page = await request.get('/about');
  expect(page.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/);
  const hidden = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;
  const fields = [...(await page.text()).matchAll(hidden)].map(([, name, value]) => [
    name,
    (value ?? '').replaceAll('&quot;', '"'),
  ]);
  const email = newAddress('origem');
  const multipart = { ...Object.fromEntries(fields), email };
  const post = (origin: string, more = {}) =>
    request.post('/about', { multipart, headers: { origin, ...more } });
  const foreign = await post('https://evil.example', { 'x-forwarded-for': '203.0.113.7' });
  expect(foreign.status()).toBeGreaterThanOrEqual(400);
  expect(await rowsOf(email)).toEqual([]);
  expect((await post(new URL(baseURL ?? '').origin)).status()).toBe(200);
  expect(await rowsOf(email)).toHaveLength(1);
});
