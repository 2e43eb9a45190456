/** @jest-environment node */
import { AuthApiError } from '@supabase/supabase-js';
import { signUpAccount } from '@/lib/users/create-account';

const mockSignUp = jest.fn();
jest.mock('@/lib/actions/admin-action', () => ({
  ActionError: class extends Error {},
}));
jest.mock('@/lib/db/public-client', () => ({
  publicWriteClient: () => ({ auth: { signUp: mockSignUp } }),
}));

const account = { email: 'bia@ipehoteis.example', password: '123456' };

it.each<[what: string, status: number, code: string, thrown: string]>([
  ['the limit', 429, 'over_request_rate_limit', 'too-often'],
  ['an account that exists', 422, 'user_already_exists', 'taken'],
  ['a password that is refused', 422, 'weak_password', 'failed'],
])('tells %s apart', async (_, status, code, thrown) => {
  mockSignUp.mockResolvedValue({ data: {}, error: new AuthApiError('Words', status, code) });
  await expect(signUpAccount(account)).rejects.toThrow(thrown);
});
