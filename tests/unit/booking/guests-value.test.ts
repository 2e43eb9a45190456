import { guestsValue } from '@/components/booking/guests-value';
import texts from '@/messages/pt-BR/stay-fields.json';

const { guests } = texts;

test.each([
  [[], '2 adultos'],
  [[6], '2 adultos, 1 criança (6 anos)'],
  [[1], '2 adultos, 1 criança (1 ano)'],
  [[12, 2, 7], '2 adultos, 3 crianças (2, 7, 12 anos)'],
  [[1, 0], '2 adultos, 2 crianças (0, 1 ano)'],
])('lists the children’s ages %j youngest first, with the unit once', (childrenAges, words) => {
  const given = Object.freeze(childrenAges) as readonly number[];
  expect(guestsValue({ adults: 2, childrenAges: given }, guests, guests.ages)).toBe(words);
});

test('shows only the number of children without a message for ages', () => {
  expect(guestsValue({ adults: 1, childrenAges: [3, 5] }, guests)).toBe('1 adulto, 2 crianças');
});
