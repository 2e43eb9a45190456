import { guestsValue } from '@/components/booking/guests-value';
import texts from '@/messages/pt-BR/stay-fields.json';

const { guests } = texts;

test.each([
  [[], '2 adultos'],
  [[6], '2 adultos, 1 criança (6 anos)'],
  [[1], '2 adultos, 1 criança (1 ano)'],
  [[12, 2, 7], '2 adultos, 3 crianças (2, 7, 12 anos)'],
  [[1, 0], '2 adultos, 2 crianças (0, 1 ano)'],
])('children of %j are said with the unit once, the youngest first', (childrenAges, words) => {
  const given = Object.freeze(childrenAges) as readonly number[];
  expect(guestsValue({ adults: 2, childrenAges: given }, guests, guests.ages)).toBe(words);
});

test('without a message of ages only their number is said', () => {
  expect(guestsValue({ adults: 1, childrenAges: [3, 5] }, guests)).toBe('1 adulto, 2 crianças');
});
