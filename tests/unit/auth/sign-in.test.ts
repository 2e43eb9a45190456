/** @jest-environment node */
import { signIn } from '@/app/(staff)/auth/actions/sign-in';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, getAll: () => [], set: () => {} }),
}));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => true }));
jest.mock('@/lib/auth/timing', () => ({
  withMinDuration: (_: number, task: () => unknown) => task(),
}));
jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
    TRUSTED_PROXIES: 0,
  }),
}));

const COUNTED = [{ allowed: true, retry_after: 0, begins_lockout: false, attempts: 1 }];

const refusal = (status: number, code: string, msg: string) =>
  Response.json({ code, error_code: code, msg, message: msg }, { status });

type Answer = Response | Error;

/** What a sign-in returns, given these answers of both services. It keeps the e-mail. */
async function signInWhere(counted: Answer, answer: Answer) {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const given = String(input).includes('/auth/v1/') ? answer : counted;
    if (given instanceof Error) throw given;
    return given.clone();
  });
  const form = new FormData();
  form.set('email', 'a@b.example');
  form.set('password', 'Abcdefg1');
  const state = await signIn(null, form);
  expect(state).toMatchObject({ ok: false, typed: { email: 'a@b.example' } });
  return state;
}

it.each<[what: string, answer: Answer, says: object]>([
  ['no answer', new TypeError('fetch failed'), { code: 'unavailable' }],
  [
    'a page',
    new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } }),
    { code: 'unavailable' },
  ],
  ...[502, 503, 504].map((status): [string, Response, object] => [
    `${status}`,
    refusal(status, 'unavailable', 'upstream'),
    { code: 'unavailable' },
  ]),
  ['its own limit', refusal(429, 'over_request_rate_limit', 'x'), { code: 'signInTooOften' }],
  [
    'a wrong password',
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    { code: 'wrong', limit: { attempts: 1 } },
  ],
  [
    'any other refusal',
    refusal(400, 'email_not_confirmed', 'Email not confirmed'),
    { code: 'failed', detail: 'Email not confirmed' },
  ],
])(
  'reports that the auth service answered with %s, and keeps the e-mail',
  async (_, answer, says) => {
    expect(await signInWhere(Response.json(COUNTED), answer)).toMatchObject(says);
  },
);

it.each<[what: string, counted: Answer]>([
  ['does not answer', new TypeError('fetch failed')],
  ['answers with a page', new Response('<h1>Hi</h1>')],
  ['fails', refusal(503, '503', 'unavailable')],
])('tries no password if the database %s', async (_, counted) => {
  const asked = await signInWhere(counted, Response.json({}));
  expect(asked).toMatchObject({ code: 'unavailable' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
