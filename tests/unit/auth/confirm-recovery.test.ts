/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { confirmRecovery } from '@/app/(staff)/auth/actions/recovery';

const mockVerify = jest.fn();
jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => true }));
jest.mock('@/lib/auth/cookie-jar', () => ({ requestCookies: async () => ({}) }));
jest.mock('@/lib/db/session-client', () => ({
  sessionClient: () => ({ auth: { verifyOtp: mockVerify } }),
}));

it.each<[what: string, error: Error, code: string]>([
  ['used', new AuthApiError('Token has expired or is invalid', 403, 'otp_expired'), 'usedUp'],
  [
    'good, but too many are confirmed at once',
    new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
    'signInTooOften',
  ],
  [
    'valid, but the auth service does not answer',
    new AuthRetryableFetchError('fetch failed', 0),
    'unavailable',
  ],
])('answers a link that is %s', async (_, error, code) => {
  jest.spyOn(console, 'warn').mockImplementation();
  mockVerify.mockResolvedValue({ error });
  expect(await confirmRecovery(null, new FormData())).toMatchObject({ ok: false, code });
});
