import { number, oneOf, uuid } from '@/lib/actions/list-query';

it.each([
  ['1', 1],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', null],
  ['0', null],
  ['-1', null],
  ['07', null],
  ['1.5', null],
  ['1e3', null],
  [' 7', null],
  ['7x', null],
  ['x7', null],
  ['', null],
])('%j parses as the number of a change: %j', (text, expected) => {
  expect(number(text)).toBe(expected);
});

it('accepts an id in any case, with spaces around it, and nothing else', () => {
  const id = 'c0000000-0000-4000-8000-00000000000a';
  expect(uuid(` ${id.toUpperCase()} `)).toBe(id);
  expect(uuid(`${id}0`)).toBeNull();
});

it('accepts only the listed words, in their exact case', () => {
  const kind = oneOf(['hotels', 'regions']);
  expect(['hotels', 'Hotels', 'constructor', ''].map(kind)).toEqual(['hotels', null, null, null]);
});
