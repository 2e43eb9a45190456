/** @jest-environment node */
import { isAuthAway } from '@/lib/auth/auth-away';
import {
  type CookieJar,
  hasSessionCookie,
  keepingEnded,
  sessionClient,
  sessionCookieOptions,
} from '@/lib/db/session-client';

let mockSite = 'https://site.example';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_ANON_KEY: 'key',
    SITE_URL: mockSite,
  }),
}));

const jarWith = (access_token: string) => {
  const session = {
    access_token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3_600,
    expires_at: Math.floor(Date.now() / 1_000) + 3_600,
    user: {},
  };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return { getAll: () => [{ name: 'vitrine-session', value }], setAll: () => {} };
};

it.each(['a\r\nb', 'é☃', 'a\0b'])(
  'treats the token %j as no session, not as an outage',
  async (token) => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const { data, error } = await sessionClient(jarWith(token)).auth.getUser();
    expect(data.user).toBeNull();
    expect(error && isAuthAway(error)).toBe(false);
    expect(sent).not.toHaveBeenCalled();
  },
);

const DAY_S = 86_400;
const SESSION = { name: 'vitrine-session', path: '/', maxAge: 30 * DAY_S };
const RECOVERY = { name: 'vitrine-recovery', path: '/auth', maxAge: 900 };
type Sent = Parameters<CookieJar['setAll']>[0];

/** The cookies that a sign-in and the following sign-out write to a browser. */
async function written(kind: 'session' | 'recovery') {
  const sent: Sent[] = [];
  const user = { id: 'u', aud: 'authenticated' };
  const session = { access_token: 'a.b.c', refresh_token: 'r', token_type: 'bearer' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...session, expires_in: 3_600, user }));
  const kept = new Map<string, string>();
  const jar: CookieJar = {
    getAll: () => [...kept].map(([name, value]) => ({ name, value })),
    setAll: (cookies) => {
      sent.push(cookies);
      for (const { name, value } of cookies) kept.set(name, value);
    },
  };
  const client = sessionClient(jar, kind);
  await client.auth.signInWithPassword({ email: 'a@b.example', password: 'x' });
  await client.auth.signOut({ scope: 'local' });
  return sent.flat();
}

it.each([
  ['session', 'https://site.example', true, SESSION],
  ['session', 'http://localhost', false, SESSION],
  ['recovery', 'https://site.example', true, RECOVERY],
] as const)(
  'hides the cookie of a %s on %s from scripts and other sites',
  async (kind, site, secure, of) => {
    mockSite = site;
    const { name, ...own } = of;
    const options = { ...own, httpOnly: true, sameSite: 'lax', secure };
    expect(sessionCookieOptions(kind)).toEqual(options);
    const sent = await written(kind);
    const set = sent.filter(({ value }) => value !== '');
    expect(set.map((cookie) => [cookie.name, cookie.options])).toEqual([[name, options]]);
    const removed = sent.filter(({ value }) => value === '');
    expect(removed.length).toBeGreaterThan(0);
    expect(new Set(removed.map((cookie) => JSON.stringify(cookie.options)))).toEqual(
      new Set([JSON.stringify({ ...options, maxAge: 0 })]),
    );
    mockSite = 'https://site.example';
  },
);

it.each([
  ['vitrine-session', 'session', true],
  ['vitrine-session.0', 'session', true],
  ['vitrine-session-x', 'session', false],
  ['vitrine-recovery', 'session', false],
  ['vitrine-recovery.1', 'recovery', true],
] as const)('%s is the cookie of a %s: %s', (name, kind, expected) => {
  expect(hasSessionCookie({ getAll: () => [{ name, value: 'x' }] }, kind)).toBe(expected);
});

it('does not remove the cookies of an ended session, but stores those of a renewed one', () => {
  const setAll = jest.fn();
  const { setAll: keep } = keepingEnded({ getAll: () => [], setAll });
  const gone = { name: 'a', value: '', options: { maxAge: 0 } };
  const renewed = { name: 'b', value: 'x', options: { maxAge: 60 } };
  keep([gone]);
  expect(setAll).not.toHaveBeenCalled();
  keep([gone, renewed]);
  expect(setAll.mock.calls).toEqual([[[gone, renewed]]]);
});
