/** @jest-environment node */
import { profileError } from '@/lib/users/profile-error';

const refusal = { code: 'PT409', message: 'É necessário manter ao menos um administrador ativo.' };

it.each([
  ['demoted', { role: 'editor', is_active: true }, { role: 'lastAdmin' }],
  ['switched off', { role: 'admin', is_active: false }, { is_active: 'lastAdmin' }],
  ['both', { role: 'editor', is_active: false }, { role: 'lastAdmin', is_active: 'lastAdmin' }],
] as const)('marks what would remove the last administrator: %s', (_, values, fields) => {
  expect(profileError(refusal, { ...values, hotel_ids: null })).toMatchObject({
    code: 'invalid',
    details: { fields },
  });
});

it('passes on every other error', () => {
  const error = { code: '23505', message: 'duplicate key' };
  expect(profileError(error, { role: 'editor', is_active: true, hotel_ids: null })).toBe(error);
});
