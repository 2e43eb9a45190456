import { OCCUPANCIES, occupancyFor, occupancyOf } from '@/lib/booking/occupancy';

it('offers one to four guests in a room, four or six in two', () => {
  expect(OCCUPANCIES.map(({ rooms, guests }) => [rooms, guests])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 6],
  ]);
});

it.each(['', '5', '2x5', 'constructor', '-1'])('uses the initial occupancy for %p', (id) => {
  expect(occupancyOf(id)).toMatchObject({ rooms: 1, guests: 2 });
});

it('finds every occupancy by its id', () => {
  for (const party of OCCUPANCIES) expect(occupancyOf(party.id)).toBe(party);
});

it.each([
  [0, '1'],
  [1, '1'],
  [2, '2'],
  [4, '4'],
  [5, '2x6'],
  [6, '2x6'],
  [20, '2x6'],
])('fits %i guests into one room if possible, else into two', (guests, id) => {
  expect(occupancyFor(guests).id).toBe(id);
});
