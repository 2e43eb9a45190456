import { newPasswordInput, resetInput, signInInput } from '@/lib/auth/form';

it.each([
  ['Ana@Example.com', 'ana@example.com'],
  ['  ana@example.com\n', 'ana@example.com'],
  ['a\u200bna@exam\ufeffple.com', 'ana@example.com'],
  ['\uff41na@example.com', 'ana@example.com'],
  ['an a@example.com', 'ana@example.com'],
])('normalizes the address %j', (typed, address) => {
  expect(resetInput.parse({ email: typed })).toEqual({ email: address });
});

const problems = (schema: typeof signInInput | typeof newPasswordInput, input: unknown) => {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};

it.each([
  ['', 'x', [['email', 'email']]],
  ['ana@', 'x', [['email', 'email']]],
  ['ana@example', 'x', [['email', 'email']]],
  ['<ana@example.com>', 'x', [['email', 'email']]],
  [`${'a'.repeat(251)}@b.co`, 'x', [['email', 'email']]],
  [null, 'x', [['email', 'email']]],
  ['a@b.co', '', [['password', 'password']]],
  ['a@b.co', undefined, [['password', 'password']]],
  ['a@b.co', 'x'.repeat(129), [['password', 'tooLong']]],
  ['a@b.co', 'x'.repeat(128), []],
  ['a@b.co', ' ', []],
])('a sign-in with %j and %j', (email, password, expected) => {
  expect(problems(signInInput, { email, password })).toEqual(expected);
});

it('keeps a password exactly as typed', () => {
  const password = ' Ção\u200b1 ';
  expect(signInInput.parse({ email: 'a@b.co', password }).password).toBe(password);
});

it.each([
  ['Abcdef1', 'Abcdef1', 'tooShort'],
  ['abcdefg1', 'abcdefg1', 'classes'],
  ['ABCDEFG1', 'ABCDEFG1', 'classes'],
  ['Abcdefgh', 'Abcdefgh', 'classes'],
  ['Abcdefg1', 'Abcdefg2', 'mismatch'],
  ['Abcdefg1', '', 'mismatch'],
  [`Aa1${'x'.repeat(70)}`, `Aa1${'x'.repeat(70)}`, 'tooManyBytes'],
  [`Aa1${'ç'.repeat(35)}`, `Aa1${'ç'.repeat(35)}`, 'tooManyBytes'],
])('a new password %j, repeated %j', (password, confirmation, expected) => {
  const found = problems(newPasswordInput, { password, confirmation });
  const field = expected === 'mismatch' ? 'confirmation' : 'password';
  expect(found).toContainEqual([field, expected]);
});

it.each(['Abcdefg1', 'Ção-ÉÃ12', 'Aa1 Aa1 ', `Aa1${'x'.repeat(69)}`])('accepts %j', (password) => {
  expect(problems(newPasswordInput, { password, confirmation: password })).toEqual([]);
});
