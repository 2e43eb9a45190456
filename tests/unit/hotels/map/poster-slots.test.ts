import { assignSlots, beam } from '@/components/hotels/map/poster-slots';

const hotel = (name: string, x: number, y: number) => ({ name, x, y });

it('gives each poster slot the nearest hotel, and no hotel twice', () => {
  const hotels = [
    hotel('north', 728, 234),
    hotel('east', 826, 471),
    hotel('south', 547, 851),
    hotel('west', 430, 532),
    hotel('coast', 600, 810),
    hotel('far', 20, 20),
  ];
  const assigned = assignSlots(hotels);
  expect(assigned.map(({ hotel: { name } }) => name)).toEqual([
    ...['north', 'west', 'east', 'coast', 'south'],
  ]);
});

it('shows as many posters as there are hotels', () => {
  expect(assignSlots([])).toEqual([]);
  const [south, ...others] = assignSlots([hotel('south', 600, 810)]);
  expect(others).toEqual([]);
  // West of the south of the country, not in its north.
  expect(south?.slot).toMatchObject({ x: 246, y: 790 });
});

it('draws the beam to the side of the poster that faces the place', () => {
  const slot = { x: 800, y: 400, width: 200, height: 200 };
  expect(beam({ x: 500, y: 500 }, slot)).toBe('M500 500L808 408L808 592z');
  expect(beam({ x: 900, y: 900 }, slot)).toBe('M900 900L808 592L992 592z');
});
