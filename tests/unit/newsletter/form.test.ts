import { newsletterEmail } from '@/lib/newsletter/form';
import addresses from '../../fixtures/newsletter-addresses.json';
import { growth, NEARLY_LINEAR } from '../support/growth';

// The database applies the same table: see tests/db/newsletter.cases.mjs.
it.each(addresses.taken)('accepts %j as %s', (typed, stored) => {
  expect(newsletterEmail.parse(typed)).toBe(stored);
});

const code = (value: unknown) =>
  newsletterEmail.safeParse(value).error?.issues.map(({ message }) => message);

it.each(addresses.refused)('rejects %j', (typed) => {
  expect(code(typed)).toEqual(['invalid']);
});

it.each([[''], ['   '], [null], [undefined], [7], [['a@b.co']], [{}]])(
  'reports %j as empty',
  (value) => {
    expect(code(value)).toEqual(['empty']);
  },
);

it('rejects addresses that are too long, in about linear time', () => {
  const refuse = (length: number) => {
    expect(code(`${'a.'.repeat(length)}@example.com`)).toEqual(['invalid']);
    expect(code(`a@${'b-'.repeat(length)}`)).toEqual(['invalid']);
  };
  expect(growth(refuse, 25_000)).toBeLessThan(NEARLY_LINEAR);
  expect(code(`a@${'b'.repeat(240)}.com`)).toEqual(['invalid']);
});
