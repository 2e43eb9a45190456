/** @jest-environment node */
import { AuthApiError } from '@supabase/supabase-js';
import type { SessionClient } from '@/lib/db/session-client';
import { signUpAccount } from '@/lib/users/create-account';

const mockSignUp = jest.fn();
jest.mock('@/lib/db/public-client', () => ({
  publicWriteClient: () => ({ auth: { signUp: mockSignUp } }),
}));

const rpc = jest.fn(async () => ({ data: 'ticket', error: null as object | null }));
const client = { rpc } as unknown as SessionClient;
const account = { email: 'bia@ipehoteis.example', password: '123456' };

it.each<[what: string, status: number, code: string, thrown: string]>([
  ['the limit', 429, 'over_request_rate_limit', 'too-often'],
  ['an account that exists', 422, 'user_already_exists', 'taken'],
  ['a password that is refused', 422, 'weak_password', 'failed'],
])('distinguishes %s', async (_, status, code, thrown) => {
  mockSignUp.mockResolvedValue({ data: {}, error: new AuthApiError('Words', status, code) });
  await expect(signUpAccount(client, account)).rejects.toMatchObject({ code: thrown });
});

it('stops if the service does not respond', async () => {
  mockSignUp.mockClear();
  const error = { message: 'TimeoutError: The operation was aborted due to timeout' };
  rpc.mockResolvedValueOnce({ data: '', error });
  await expect(signUpAccount(client, account)).rejects.toBe(error);
  expect(mockSignUp).not.toHaveBeenCalled();
});

it('sends a ticket of the administrator, and creates the account even without one', async () => {
  const user = { id: 'a', identities: [{}] };
  mockSignUp.mockResolvedValue({ data: { user, session: null }, error: null });
  await signUpAccount(client, account);
  const options = { data: { account_ticket: 'ticket' } };
  expect(mockSignUp).toHaveBeenLastCalledWith({ ...account, options });

  const log = jest.spyOn(console, 'warn').mockReturnValue();
  rpc.mockResolvedValueOnce({ data: '', error: { code: '42501' } });
  await expect(signUpAccount(client, account)).resolves.toMatchObject({ id: 'a' });
  expect(mockSignUp).toHaveBeenLastCalledWith({ ...account, options: undefined });
  expect(log).toHaveBeenCalled();
});
