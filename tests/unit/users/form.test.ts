import { newUserInput, profileInput } from '@/lib/users/form';

const FIELDS = {
  email: 'ana@example.com',
  password: '123456',
  role: 'editor',
  is_active: true,
  hotel_ids: null,
};
const HOTEL = 'b0000000-0000-4000-8000-000000000001';
const problems = (fields: Record<string, unknown>) => {
  const { error } = newUserInput.safeParse({ fields: { ...FIELDS, ...fields } });
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [issue.path.at(-1), issue.message]),
  );
};

it('normalizes the e-mail address', () => {
  const { fields } = newUserInput.parse({
    fields: { ...FIELDS, email: ' ANA\u200b@Example.com ' },
  });
  expect(fields.email).toBe('ana@example.com');
});

it.each([
  [{ email: '' }, { email: 'email' }],
  [{ email: 'ana@' }, { email: 'email' }],
  [{ email: null }, { email: 'email' }],
  [{ email: 'Ana ana@example.com' }, { email: 'email' }],
  [{ password: '12345' }, { password: 'passwordTooShort' }],
  [{ password: ' '.repeat(6) }, { password: 'passwordBlank' }],
  [{ password: '\u200b'.repeat(6) }, { password: 'passwordBlank' }],
  [{ password: ' 1 2 3 ' }, {}],
  [{ password: undefined }, { password: 'passwordTooShort' }],
  [{ password: 'a'.repeat(72) }, {}],
  [{ password: 'a'.repeat(73) }, { password: 'tooLong' }],
  [{ password: 'ç'.repeat(37) }, { password: 'tooLong' }],
  // A form that knows no limits must not remove one.
  [{ hotel_ids: undefined }, { hotel_ids: expect.any(String) }],
  [{ hotel_ids: [] }, { hotel_ids: 'noHotel' }],
  [{ hotel_ids: Array(201).fill(HOTEL) }, { hotel_ids: 'tooMany' }],
])('reports the problems of %j', (fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});

it.each([['owner'], ['ADMIN'], [''], [null], [['admin']]])('rejects the role %j', (role) => {
  expect(Object.keys(problems({ role }))).toEqual(['role']);
});

it('an edit changes role, hotels and activation, but not the e-mail', () => {
  const id = '10000000-0000-4000-8000-000000000005';
  const loaded = { version: '2026-11-20T10:00:00+00:00', base: {} };
  const sent = {
    id,
    loaded,
    fields: {
      ...{ role: 'admin', is_active: false, hotel_ids: [HOTEL] },
      ...{ email: 'x@example.com', id: 'other' },
    },
  };
  expect(profileInput.parse(sent).fields).toEqual({
    role: 'admin',
    is_active: false,
    hotel_ids: [HOTEL],
  });
});
