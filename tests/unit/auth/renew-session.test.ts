/** @jest-environment node */
import { NextRequest } from 'next/server';
import { AUTH_TIMED_OUT } from '@/lib/auth/auth-away';
import { renewSession } from '@/lib/auth/renew-session';

jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
  }),
}));

/** Longer than the library keeps retrying. */
const RETRIES_MS = 60_000;
const HOUR = 3_600;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session that ends in this many seconds. */
function sessionOf(secondsLeft: number, amr = 'password') {
  const expires_at = Math.round(Date.now() / 1000) + secondsLeft;
  const token = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: expires_at, amr: [amr] },
  ].map(encoded);
  const access_token = `${token.join('.')}.c2ln`;
  return { access_token, refresh_token: 'r', token_type: 'bearer', expires_at, expires_in: HOUR };
}

const cookieOf = (session: object) => `vitrine-session=base64-${encoded(session)}`;

function visit(secondsLeft: number, method = 'GET', amr = 'password') {
  const cookie = cookieOf(sessionOf(secondsLeft, amr));
  return new NextRequest('http://localhost/admin', { method, headers: { cookie } });
}

it.each<[what: string, secondsLeft: number, status: number, code: string, signedIn: boolean]>([
  ['an ended session at the limit', -60, 429, 'over_request_rate_limit', true],
  ['an ended session in an outage', -60, 503, 'unavailable', true],
  ['an ended session that is unknown', -60, 400, 'refresh_token_not_found', false],
  ['a session at the limit', HOUR, 429, 'over_request_rate_limit', true],
  ['a session in an outage', HOUR, 503, 'unavailable', true],
  ['a session that is unknown', HOUR, 403, 'bad_jwt', false],
])('decides whether %s is signed in', async (_, secondsLeft, status, code, signedIn) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  const answer = () => Response.json({ error_code: code, msg: code }, { status });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const request = visit(secondsLeft);
  const renewing = renewSession(request, new Headers());
  await jest.advanceTimersByTimeAsync(RETRIES_MS);
  jest.useRealTimers();
  const renewed = await renewing;
  expect(renewed.signedIn).toBe(signedIn);
  if (signedIn) expect(renewed.next().headers.get('set-cookie')).toBeNull();
});

it.each([
  ['GET', /^vitrine-session=;/],
  // If an action removed the cookie, the open form would re-render as the sign-in.
  ['POST', /^none$/],
])('removes the cookie of an ended session only on a GET: %s', async (method, removed) => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }),
    );
  const renewed = await renewSession(visit(-60, method), new Headers());
  expect(renewed.signedIn).toBe(false);
  expect(renewed.next().headers.get('set-cookie') ?? 'none').toMatch(removed);
});

it.each([
  ['the service did not answer in time', new DOMException('aborted', 'TimeoutError'), true],
  ['it could not be reached', new TypeError('fetch failed'), false],
])(
  'sets AUTH_TIMED_OUT only after a timeout, never from the browser: %s',
  async (_, error, told) => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(error);
    const headers = new Headers(told ? {} : { [AUTH_TIMED_OUT]: '1' });
    const renewed = await renewSession(visit(HOUR), headers);
    expect(renewed.signedIn).toBe(true);
    expect(headers.has(AUTH_TIMED_OUT)).toBe(told);
  },
);

/** The cookies that a page of the same request gets; null if none. */
const passedOn = (response: Response) => response.headers.get('x-middleware-request-cookie');

it('passes a renewed session to the page and to the browser', async () => {
  const session = sessionOf(HOUR);
  const user = { id: 'u', aud: 'authenticated' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...user, ...session, user }));
  const renewed = await renewSession(visit(-60), new Headers());
  expect(renewed.signedIn).toBe(true);
  const answer = renewed.next();
  const [, sent = ''] =
    /^(vitrine-session=[^;]+);/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  const [, value = ''] = sent.split('base64-');
  expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject(session);
  expect(passedOn(answer)).toBe(sent);
});

it('does not pass an ended session to a page', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const refusal = { error_code: 'refresh_token_not_found' };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(refusal, { status: 400 }));
  const request = visit(-60);
  const headers = new Headers(request.headers);
  const answer = (await renewSession(request, headers)).next();
  expect(passedOn(answer) ?? '').not.toMatch(/vitrine-session=[^;]/);
});

it.each([
  ['of a password', 'password', true],
  ['of a recovery under its name', 'recovery', false],
])('admits a session only if a password opened it: %s', async (_, amr, signedIn) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: 'u' }));
  const renewed = await renewSession(visit(HOUR, 'GET', amr), new Headers());
  expect(renewed.signedIn).toBe(signedIn);
});
