import { type Cookie, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ANON_KEY, API_URL, DEMO_PASSWORD, mailsTo, restAsService, SITE_URL } from './environment';
import { EMPTY_PAGE } from './kept-page';

export type Account = { id: string; email: string; password: string };

/**
 * An account of this test's own, so that no other test's session or limit depends on what happens to
 * it. Signs up as anybody would; the role is given by the service key, as an admin would.
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

/** Changes an account's profile behind the site's back. */
export async function setProfile(
  id: string,
  change: { role?: string; is_active?: boolean; hotel_ids?: string[] | null },
) {
  await restAsService(`user_profiles?id=eq.${id}`, { method: 'PATCH', body: change });
}

/** The URL in the newest of the e-mails to an account, once there are that many. */
export async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(count);
  const { html = '' } = mailsTo(email).at(-1) ?? {};
  return /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

const HIDDEN = /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g;
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Gives the browser a session of this account, which the sign-in form gives without its script. */
async function openSession(page: Page, { email, password }: Omit<Account, 'id'>, origin: string) {
  // A sign-in page that is not ready yet would take this sign-in for another tab's, and follow it.
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
 * Goes to a page of the back office with a session of this account: for whatever is not about signing
 * in. `address` may name another site.
 */
export async function enter(page: Page, account: Omit<Account, 'id'>, address = '/admin') {
  await openSession(page, account, new URL(address, SITE_URL).origin);
  await page.goto(address);
}

/** What a browser keeps of its session, by the role of an account that this worker has made. */
const sessions = new Map<string, Cookie[]>();

/**
 * Goes to a page of the back office as somebody of this role who has signed in before: for whatever is
 * neither about accounts nor ends the session, with which the next test goes on.
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

/** Fills the sign-in form of the page that is open and sends it. */
export async function submitSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Fills the form of a new password and sends it. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel('Nova senha', { exact: true }).fill(password);
  await page.getByLabel('Confirme a nova senha').fill(password);
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
}

/** Signs in and waits for the back office (or whichever of its states the account gets). */
export async function signIn(page: Page, { email, password }: Omit<Account, 'id'>, path = '/auth') {
  await page.goto(path);
  await submitSignIn(page, email, password);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin'));
}

/**
 * Gives an account an authenticator, at the auth service itself. Gives what its telephone would show,
 * and the session that has given a code.
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
 * An authenticator app with this secret: `generate()` is what it shows, or will show next where that was
 * given before, because a code counts once. The service accepts the next one already.
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
