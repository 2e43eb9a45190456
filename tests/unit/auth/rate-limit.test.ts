/** @jest-environment node */
import { countAttempt } from '@/lib/auth/rate-limit';

let mockEnv = {};
let mockForwarded: string | null = null;
let mockDevices: string | undefined;
jest.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'http://localhost',
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'key',
    TRUSTED_PROXIES: 0,
    ...mockEnv,
  }),
}));
jest.mock('next/headers', () => ({
  headers: async () => new Headers(mockForwarded ? { 'x-forwarded-for': mockForwarded } : {}),
  cookies: async () => ({ get: () => (mockDevices ? { value: mockDevices } : undefined) }),
}));

const VERDICT = { allowed: true, retry_after: 0, begins_lockout: false, attempts: 1 };
const SECRET = 's'.repeat(32);

/** What the database is asked to count, as the body of the request. */
async function counted(
  forwarded: string | null,
  settings: object,
): Promise<Record<string, string>> {
  mockForwarded = forwarded;
  mockEnv = settings;
  const answer = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([VERDICT]));
  await countAttempt('login', 'a@b.example');
  return JSON.parse(String(answer.mock.calls.at(-1)?.[1]?.body));
}

const behind = (proxies: number) => ({ TRUSTED_PROXIES: proxies, CLIENT_ADDRESS_SECRET: SECRET });
const digest = async (forwarded: string | null, proxies: number) =>
  (await counted(forwarded, behind(proxies))).client_digest;

beforeEach(() => {
  mockDevices = undefined;
});

it('identifies a client by the outermost trusted proxy, whatever the client sends', async () => {
  const own = await digest('192.0.2.7', 1);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(await digest('203.0.113.9, 198.51.100.1, 192.0.2.7', 1)).toBe(own);
  expect(await digest('203.0.113.9, 192.0.2.7, 10.0.0.1', 2)).toBe(own);
  expect(await digest('192.0.2.7, 203.0.113.9', 1)).not.toBe(own);
});

it.each<[what: string, forwarded: string | null, settings: object]>([
  ['no proxy is trusted', '192.0.2.7', { CLIENT_ADDRESS_SECRET: SECRET }],
  ['there is no secret', '192.0.2.7', { TRUSTED_PROXIES: 1 }],
  ['the proxy reports none', null, behind(1)],
  ['fewer proxies report than are trusted', '192.0.2.7', behind(2)],
  ['the proxy reports no address', 'unknown', behind(1)],
])('counts no client if %s', async (_, forwarded, settings) => {
  expect(await counted(forwarded, settings)).toEqual({ scope: 'login', email: 'a@b.example' });
});

it('makes a digest that depends on the secret, so that no one else can make it', async () => {
  const other = { TRUSTED_PROXIES: 1, CLIENT_ADDRESS_SECRET: 'o'.repeat(32) };
  const { client_digest: made } = await counted('192.0.2.7', other);
  expect(made).not.toBe(await digest('192.0.2.7', 1));
});

it('passes on the known-browser cookie, truncated to 1,000 characters', async () => {
  mockDevices = 'd'.repeat(5_000);
  expect((await counted(null, {})).devices).toBe('d'.repeat(1_000));
});

it('returns the verdict of the database', async () => {
  const lockout = { allowed: false, retry_after: 840, begins_lockout: true, attempts: 5 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([lockout]));
  expect(await countAttempt('login', 'a@b.example')).toEqual({
    allowed: false,
    retryAfter: 840,
    beginsLockout: true,
    attempts: 5,
  });
});

it.each([
  ['the database fails', Response.json({ code: '57014', message: 'canceled' }, { status: 500 })],
  ['it answers nothing', Response.json([])],
])('rejects if %s', async (_, answer) => {
  mockEnv = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer.clone());
  await expect(countAttempt('login', 'a@b.example')).rejects.toThrow();
});
