import { newsletterEmail } from '@/lib/newsletter/form';
import addresses from '../../fixtures/newsletter-addresses.json';
import { growth, NEARLY_LINEAR } from '../support/growth';

// The database judges the same table: see tests/db/newsletter.cases.mjs.
it.each(addresses.taken)('takes %j as %s', (typed, stored) => {
  expect(newsletterEmail.parse(typed)).toBe(stored);
});

const code = (value: unknown) =>
  newsletterEmail.safeParse(value).error?.issues.map(({ message }) => message);

it.each(addresses.refused)('refuses %j', (typed) => {
  expect(code(typed)).toEqual(['invalid']);
});

it.each([[''], ['   '], [null], [undefined], [7], [['a@b.co']], [{}]])(
  '%j is no answer',
  (value) => {
    expect(code(value)).toEqual(['empty']);
  },
);

it('refuses what is longer than an address can be, in time that follows its length', () => {
  const refuse = (length: number) => {
    expect(code(`${'a.'.repeat(length)}@example.com`)).toEqual(['invalid']);
    expect(code(`a@${'b-'.repeat(length)}`)).toEqual(['invalid']);
  };
  expect(growth(refuse, 25_000)).toBeLessThan(NEARLY_LINEAR);
  expect(code(`a@${'b'.repeat(240)}.com`)).toEqual(['invalid']);
});
