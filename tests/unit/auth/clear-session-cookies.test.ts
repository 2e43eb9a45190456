/** @jest-environment node */
import { clearSessionCookies } from '@/lib/auth/clear-session-cookies';

const NAMES = [
  ...['vitrine-session', 'vitrine-session.0', 'vitrine-session.1', 'vitrine-session-x'],
  ...['x.vitrine-session', 'vitrine-recovery', 'vitrine-recovery.0', 'vitrine-device'],
];
const mockSet = jest.fn();
jest.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => NAMES.map((name) => ({ name })), set: mockSet }),
}));
jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://site.example' }) }));

it.each([
  ['session', '/', ['vitrine-session', 'vitrine-session.0', 'vitrine-session.1']],
  ['recovery', '/auth', ['vitrine-recovery', 'vitrine-recovery.0']],
] as const)(
  'removes every part of a %s with its original path, and no other cookie',
  async (kind, path, names) => {
    await clearSessionCookies(kind);
    const options = { path, httpOnly: true, sameSite: 'lax', secure: true, maxAge: 0 };
    expect(mockSet.mock.calls).toEqual(names.map((name) => [name, '', options]));
  },
);
