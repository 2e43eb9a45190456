import { authenticatorOf, readableSecret, readCode } from '@/lib/auth/authenticator';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('reads the code in %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

const factor = (factor_type: 'totp' | 'phone', status: 'verified' | 'unverified') => ({
  id: `${factor_type} ${status}`,
  factor_type,
  status,
  created_at: '',
  updated_at: '',
});

it('an account has an authenticator only after a code has confirmed it', () => {
  expect(authenticatorOf(null)).toBeNull();
  expect(authenticatorOf({})).toBeNull();
  expect(authenticatorOf({ factors: [factor('totp', 'unverified')] })).toBeNull();
  expect(authenticatorOf({ factors: [factor('phone', 'verified')] })).toBeNull();
  const confirmed = factor('totp', 'verified');
  expect(authenticatorOf({ factors: [factor('totp', 'unverified'), confirmed] })).toBe(confirmed);
});

it('shows a secret in groups of four', () => {
  expect(readableSecret('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(readableSecret('ABCD')).toBe('ABCD');
});
