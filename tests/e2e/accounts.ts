import { type Cookie, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ANON_KEY, API_URL, DEMO_PASSWORD, mailsTo, restAsService, SITE_URL } from './environment';
import { EMPTY_PAGE } from './kept-page';

export type Account = { id: string; email: string; password: string };

/**
 * Creates an account for this test alone, so that no other test's session or limit depends on it.
 * Signs up as any visitor can; the role is set with the service key, as an admin would.
 */
export async function newAccount(role: string, isActive = true): Promise<Account> {
  const email = `conta-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
  const response = await fetch(`${API_URL}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: ANON_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`);
  const { user } = await response.json();
  await setProfile(user.id, { role, is_active: isActive });
  return { id: user.id, email, password: DEMO_PASSWORD };
}

/** Changes an account's profile without going through the site. */
export async function setProfile(
  id: string,
  change: { role?: string; is_active?: boolean; hotel_ids?: string[] | null },
) {
  await restAsService(`user_profiles?id=eq.${id}`, { method: 'PATCH', body: change });
}

/** The URL in the newest e-mail to an account, once there are at least `count`. */
export async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  const { html = '' } = mailsTo(email).at(-1) ?? {};
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

const HIDDEN = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Gives the browser a session of this account, as the sign-in form does without its script. */
async function openSession(page: Page, { email, password }: Omit<Account, 'id'>, origin: string) {
  // A sign-in page that is still loading would take this sign-in for another tab's and follow it.
  if (page.url().startsWith('http')) await page.goto(EMPTY_PAGE);
  const form = await (await page.request.get(`${origin}/auth`)).text();
  const hidden = Array.from(form.matchAll(HIDDEN), ([, name = '', value = '']) => [
    name,
    unescaped(value),
  ]);
  const answer = await page.request.post(`${origin}/auth`, {
    headers: { origin },
    multipart: { ...Object.fromEntries(hidden), email, password },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Sign-in: ${answer.status()}`);
}

/**
 * Opens a page of the back office with a session of this account, for tests that are not about
 * signing in. `address` may name another site.
 */
export async function enter(page: Page, account: Omit<Account, 'id'>, address = '/admin') {
  await openSession(page, account, new URL(address, SITE_URL).origin);
  await page.goto(address);
}

/** The cookies of a session, by the role of an account that this worker created. */
const sessions = new Map<string, Cookie[]>();

/**
 * Opens a page of the back office as someone with this role who has signed in before. For tests
 * that are not about accounts and do not end the session, which the next test reuses.
 */
export async function enterAs(page: Page, role: 'admin' | 'editor', address = '/admin') {
  const known = sessions.get(role);
  if (known) {
    await page.context().addCookies(known);
  } else {
    await openSession(page, await newAccount(role), SITE_URL);
    sessions.set(role, await page.context().cookies());
  }
  await page.goto(address);
}

/** The menu of the back office. */
export const areas = (page: Page) => page.getByRole('navigation', { name: 'Áreas do painel' });

/** Fills in the sign-in form of the open page and submits it. */
export async function submitSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Fills in the form for a new password and submits it. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

/** Signs in and waits for the back office, or for the state of it that the account gets. */
export async function signIn(page: Page, { email, password }: Omit<Account, 'id'>, path = '/auth') {
  await page.goto(path);
  await submitSignIn(page, email, password);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin'));
}

/**
 * Gives an account an authenticator, directly at the auth service. Returns what its phone would
 * show and the session that has entered a code.
 */
export async function protect({ email, password }: Omit<Account, 'id'>) {
  const call = async (path: string, body: object, token = ANON_KEY) => {
    const response = await fetch(`${API_URL}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: ANON_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { access_token: token } = await call('token?grant_type=password', { email, password });
  const { id, totp } = await call('factors', { factor_type: 'totp' }, token);
  const { id: challenge_id } = await call(`factors/${id}/challenge`, {}, token);
  const telephone = telephoneOf(totp.secret);
  const code = telephone.generate();
  const session = await call(`factors/${id}/verify`, { challenge_id, code }, token);
  return { telephone, session };
}

/**
 * An authenticator app with this secret. `generate()` returns the current code, or the next one if
 * it was already used, because a code counts once. The service already accepts the next one.
 */
export function telephoneOf(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  let last = 0;
  return {
    generate() {
      last = Math.max(totp.counter(), last + 1);
      return totp.generate({ timestamp: last * totp.period * 1000 });
    },
  };
}
