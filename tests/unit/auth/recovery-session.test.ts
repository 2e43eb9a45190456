/** @jest-environment node */
import { recoverySession } from '@/lib/auth/recovery-session';
import { StaffCheckFailure } from '@/lib/auth/staff';
import { cookieWith } from './session-cookie';

jest.mock('next/headers', () => ({}));
jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));

const EMAIL = 'a@b.example';
const AUTHENTICATOR = { id: 'f', factor_type: 'totp', status: 'verified' };
const OPENED = { amr: [{ method: 'recovery' }] };

/** The recovery of a request with this cookie, given this answer of the auth service. */
function recovery(claims: object, answer: object | Response = {}, name = 'vitrine-recovery') {
  jest.spyOn(console, 'warn').mockImplementation();
  const user = { id: '10000000-0000-4000-8000-000000000001', email: EMAIL, ...answer };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      answer instanceof Response ? answer.clone() : Response.json(user),
    );
  return recoverySession({ getAll: () => [cookieWith(name, claims)], setAll: () => {} });
}

const failure = (status: number, code: string) =>
  Response.json({ code, error_code: code, message: code }, { status });

it.each<[what: string, claims: object, account: object, owed: object | null]>([
  ['without an authenticator', OPENED, {}, null],
  ['that owes a code', OPENED, { factors: [AUTHENTICATOR] }, AUTHENTICATOR],
  ['that has given its code', { ...OPENED, aal: 'aal2' }, { factors: [AUTHENTICATOR] }, null],
])('finds the recovery of an account %s', async (_, claims, account, owed) => {
  const found = await recovery(claims, account);
  expect(found).toMatchObject({ email: EMAIL, owed });
  expect(found?.client.auth).toBeDefined();
});

it.each<[what: string, claims: object, answer: object | Response]>([
  ['a session of a password under its name', { amr: [{ method: 'password' }] }, {}],
  ['a token that says nothing of its session', {}, {}],
  ['a recovery that is over', OPENED, failure(403, 'session_not_found')],
  ['an account without an e-mail', OPENED, { email: undefined }],
])('does not accept %s as a recovery', async (_, claims, answer) => {
  expect(await recovery(claims, answer)).toBeNull();
});

it('makes no request if only a session has a cookie', async () => {
  expect(await recovery(OPENED, {}, 'vitrine-session')).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['fails', 503, 'unavailable'],
  ['is at its limit', 429, 'over_request_rate_limit'],
])('throws if the auth service %s', async (_, status, code) => {
  await expect(recovery(OPENED, failure(status, code))).rejects.toThrow(StaffCheckFailure);
});
