/** @jest-environment node */
import { AUTH_TIMED_OUT } from '@/lib/auth/auth-away';
import { currentAccess, requireStaff, StaffCheckFailure } from '@/lib/auth/staff';
import { cookieWith, HOUR_S, inSeconds } from './session-cookie';

let mockCookies: { name: string; value: string }[] = [];
let mockHeaders: Record<string, string> = {};
jest.mock('next/headers', () => ({
  headers: async () => new Headers(mockHeaders),
  cookies: async () => ({ getAll: () => mockCookies, set: () => {} }),
}));
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirected to ${path}`);
  },
}));
jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));

const ID = '10000000-0000-4000-8000-000000000001';
const PROFILE = { id: ID, email: 'a@b.example', role: 'editor', is_active: true, hotel_ids: null };
const AUTHENTICATOR = { id: 'f', factor_type: 'totp', status: 'verified' };

/** What the services answer; a null profile means none. */
type World = {
  claims?: object;
  user?: object | Response;
  profile?: object | null | Response;
  rules?: object[] | Response;
};

const answerOf = (value: unknown) =>
  value instanceof Response ? value.clone() : Response.json(value);

const rulesFrom = (seconds: number) => [
  { id: 'editor', required_from: new Date(inSeconds(seconds) * 1000).toISOString() },
];

function prepare({ claims = { amr: ['password'] }, user = {}, profile = {}, rules = [] }: World) {
  mockHeaders = {};
  mockCookies = [cookieWith('vitrine-session', claims)];
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = String(input);
    if (url.includes('/auth/v1/user')) {
      return answerOf(user instanceof Response ? user : { id: ID, email: PROFILE.email, ...user });
    }
    if (url.includes('/code_rules')) return answerOf(rules);
    const isRow = profile !== null && !(profile instanceof Response);
    return answerOf(isRow ? [{ ...PROFILE, ...profile }] : (profile ?? []));
  });
}

const failure = (status: number, code: string) =>
  Response.json({ code, message: code }, { status });

it.each<[who: string, world: World, state: string]>([
  ['an editor', {}, 'staff'],
  ['an administrator', { profile: { role: 'admin' } }, 'staff'],
  ['an investor', { profile: { role: 'investidor' } }, 'denied'],
  ['an inactive editor', { profile: { is_active: false } }, 'inactive'],
  ['an inactive administrator', { profile: { role: 'admin', is_active: false } }, 'inactive'],
  ['an account without a profile', { profile: null }, 'no-profile'],
  ['an account that may not read its profile', { profile: failure(403, '42501') }, 'no-profile'],
  ['an unknown role', { profile: { role: 'owner' } }, 'no-profile'],
  ['a recovery', { claims: { amr: ['recovery'] } }, 'signed-out'],
  ['a token that says nothing of its session', { claims: {} }, 'signed-out'],
  ['a session that was ended', { user: failure(403, 'session_not_found') }, 'signed-out'],
  ['a password without its code', { user: { factors: [AUTHENTICATOR] } }, 'code-owed'],
  [
    'a password with its code',
    { user: { factors: [AUTHENTICATOR] }, claims: { amr: ['password'], aal: 'aal2' } },
    'staff',
  ],
  ['an editor before a code is required', { rules: rulesFrom(HOUR_S) }, 'staff'],
  ['an editor once a code is required', { rules: rulesFrom(-1) }, 'authenticator-owed'],
  [
    'an administrator where editors need one',
    { profile: { role: 'admin' }, rules: rulesFrom(-1) },
    'staff',
  ],
  [
    'an editor with a code once one is required',
    {
      user: { factors: [AUTHENTICATOR] },
      claims: { amr: ['password'], aal: 'aal2' },
      rules: rulesFrom(-1),
    },
    'staff',
  ],
])('%s', async (_, world, state) => {
  prepare(world);
  const { access } = await currentAccess();
  expect(access.state).toBe(state);
  if (state === 'staff') expect((await requireStaff()).profile.id).toBe(ID);
  else await expect(requireStaff()).rejects.toThrow('redirected to /auth');
});

it('returns the time from which a code is required', async () => {
  const rules = rulesFrom(HOUR_S);
  prepare({ rules });
  const { access } = await currentAccess();
  expect(access).toMatchObject({ codeRequiredFrom: rules[0]?.required_from });
});

it('returns the role and the hotels of the account', async () => {
  for (const hotel_ids of [null, [ID]]) {
    prepare({ profile: { hotel_ids } });
    expect((await currentAccess()).access).toMatchObject({ profile: { ...PROFILE, hotel_ids } });
  }
});

it('returns whose code is owed', async () => {
  prepare({ user: { factors: [AUTHENTICATOR] } });
  const { access } = await currentAccess();
  expect(access).toEqual({
    state: 'code-owed',
    userId: ID,
    email: PROFILE.email,
    authenticatorId: 'f',
  });
});

it('makes no request without a session', async () => {
  prepare({});
  mockCookies = [{ name: 'vitrine-recovery', value: 'x' }];
  expect((await currentAccess()).access.state).toBe('signed-out');
  expect(fetch).not.toHaveBeenCalled();
});

it.each<[what: string, world: World]>([
  ['the auth service', { user: failure(503, 'unavailable') }],
  ['the limit of the auth service', { user: failure(429, 'over_request_rate_limit') }],
  ['the profiles', { profile: failure(500, '57014') }],
  ['the rules on codes', { rules: failure(500, '57014') }],
])('throws instead of signing out on a failure of %s', async (_, world) => {
  prepare(world);
  await expect(currentAccess()).rejects.toThrow(StaffCheckFailure);
});

it('does not wait again for an auth service that has just timed out', async () => {
  prepare({});
  mockHeaders = { [AUTH_TIMED_OUT]: '1' };
  await expect(currentAccess()).rejects.toThrow(StaffCheckFailure);
  expect(fetch).not.toHaveBeenCalled();
});
