import { createTranslator } from 'next-intl';
import { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';

type Values = Record<string, string | number>;

const byNextIntl = (text: string, values: Values) =>
  createTranslator<{ text: string }>({ locale: 'pt-BR', messages: { text } })('text', values);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Messages with tags are formatted into elements, which only next-intl does. */
const withArguments = textsIn(messages).filter((text) => /\{/.test(text) && !/<\w/.test(text));
const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').filter((name) => name !== '');

it.each(withArguments)('formats %s like next-intl', (text) => {
  for (const number of [0, 1, 2, 12, 1000, 1_000_000]) {
    const values = Object.fromEntries(namesIn(text).map((name) => [name, number]));
    expect(formatMessage(text, values)).toBe(byNextIntl(text, values));
  }
});

it.each([
  ['a value that looks like an argument', '{a} e {b}', { a: '{b}', b: 'B' }],
  ['a value that looks like a replacement pattern', '{a}', { a: '$& $1' }],
  ['a number sign in a value', '{n, plural, =1 {# {a}} other {# {a}}}', { n: 1, a: '#2' }],
  ['a number sign outside of a plural', '#{n}', { n: 3 }],
])('keeps %s as text', (_, text, values) => {
  expect(formatMessage(text, values)).toBe(byNextIntl(text, values));
});

it('leaves an argument without a value as it is', () => {
  expect(formatMessage('{a} e {b}', { a: 'A' })).toBe('A e {b}');
});
