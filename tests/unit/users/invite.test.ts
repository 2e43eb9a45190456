/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { invitationMark, isInvitation } from '@/lib/auth/invitation';
import { newUserInput } from '@/lib/users/form';
import { sendPasswordLink, unknownPassword } from '@/lib/users/invite';

const mockSend = jest.fn();
jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://www.ipehoteis.example/' }) }));
jest.mock('@/lib/db/public-client', () => ({
  publicWriteClient: () => ({ auth: { resetPasswordForEmail: mockSend } }),
}));

const MARK = 'https://www.ipehoteis.example/auth?convite=1';
const EMAIL = 'bia@ipehoteis.example';

describe('the form of a new account', () => {
  const account = { email: EMAIL, role: 'editor', is_active: true, hotel_ids: null };

  it('requires no password for an invitation, and ignores one', () => {
    const fields = { ...account, entry: 'invitation', password: 'x' };
    expect(newUserInput.parse({ fields }).fields).toEqual({ ...account, entry: 'invitation' });
  });

  it.each([[undefined], ['password']])('requires one if the entry is %p', (entry) => {
    const { error } = newUserInput.safeParse({ fields: { ...account, entry, password: '12345' } });
    expect(error?.issues.map(({ message }) => message)).toEqual(['passwordTooShort']);
  });

  it('rejects any other entry', () => {
    const fields = { ...account, entry: 'link', password: '123456' };
    expect(newUserInput.safeParse({ fields }).success).toBe(false);
  });
});

it('generates a new password each time, with every kind of character and not too long', () => {
  const made = Array.from({ length: 50 }, unknownPassword);
  expect(new Set(made).size).toBe(50);
  for (const password of made) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*-).{60,72}$/);
  }
});

it('requests a link that is marked as an invitation', async () => {
  mockSend.mockResolvedValue({ error: null });
  expect(await sendPasswordLink(EMAIL)).toBe('sent');
  expect(mockSend).toHaveBeenCalledWith(EMAIL, { redirectTo: MARK });
});

it.each<[string, unknown, string]>([
  [
    'a limit',
    new AuthApiError(`Too many for ${EMAIL}`, 429, 'over_email_send_rate_limit'),
    'limited',
  ],
  ['no answer', new AuthRetryableFetchError('fetch failed', 0), 'away'],
  ['a refusal', new AuthApiError(`"${EMAIL}" is invalid`, 400, 'email_address_invalid'), 'unsent'],
])('returns the outcome: %s', async (_, error, delivery) => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  mockSend.mockResolvedValue({ error });
  expect(await sendPasswordLink(EMAIL)).toBe(delivery);
  expect(log).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.mock.calls)).not.toContain(EMAIL);
});

it('never throws', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  mockSend.mockRejectedValue(new Error('The operation was aborted due to timeout'));
  expect(await sendPasswordLink(EMAIL)).toBe('away');
});

it.each([
  [MARK, true],
  [`${MARK}&next=//evil.example`, false],
  ['https://evil.example/auth?convite=1', false],
  ['https://www.ipehoteis.example@evil.example/auth?convite=1', false],
  ['https://www.ipehoteis.example', false],
  ['/auth?convite=1', false],
  [[MARK, MARK], false],
  [undefined, false],
])('whether %p is an invitation: %p', (address, expected) => {
  expect(invitationMark()).toBe(MARK);
  expect(isInvitation(address)).toBe(expected);
});
