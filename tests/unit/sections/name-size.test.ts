import { nameSize } from '@/components/sections/name-size';

it.each([
  ['Ipê Bombinhas Praia', undefined],
  ['a'.repeat(40), undefined],
  ['a'.repeat(41), 'name-long'],
  ['a'.repeat(70), 'name-long'],
  ['a'.repeat(71), 'name-longest'],
])('%s: %s', (name, expected) => {
  expect(nameSize(name)).toBe(expected);
});
