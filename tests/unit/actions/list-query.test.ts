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
])('%j is the number of a change: %j', (text, expected) => {
  expect(number(text)).toBe(expected);
});

it('knows an id however it is written, and nothing else', () => {
  const id = 'c0000000-0000-4000-8000-00000000000a';
  expect(uuid(` ${id.toUpperCase()} `)).toBe(id);
  expect(uuid(`${id}0`)).toBeNull();
});

it('knows one of a few words', () => {
  const kind = oneOf(['hotels', 'regions']);
  expect(['hotels', 'Hotels', 'constructor', ''].map(kind)).toEqual(['hotels', null, null, null]);
});
