import { readItinerary } from '@/lib/itinerary/paths';
import { itineraryForStay, withStoredStay } from '@/lib/itinerary/stops';

const read = (query: string) => readItinerary(new URLSearchParams(query), '2026-11-22');

describe('a stay chosen before', () => {
  const kept = (checkOut: string | null) => ({
    ...{ dates: { checkIn: '2026-12-15', checkOut }, adults: 2, childrenAges: [6], promo: null },
  });
  const nightsFor = (query: string, checkOut: string | null) =>
    withStoredStay(read(query), kept(checkOut)).stops.map(({ nights }) => nights);

  it.each([
    ['a,b', '2026-12-18', [2, 1]],
    ['a,b,c', '2026-12-22', [3, 2, 2]],
    ['a', '2026-12-18', [3]],
    ['a,b,c', '2026-12-16', [1, 1, 1]],
    ['a', '2027-01-31', [30]],
    ['a,b', null, [2, 2]],
    ['a.3,b', '2026-12-18', [3, 2]],
  ])('distributes its nights over %s until %s', (stops, checkOut, nights) => {
    expect(nightsFor(`paradas=${stops}`, checkOut)).toEqual(nights);
  });

  it('brings its day and guests', () => {
    const itinerary = read('paradas=a,b');
    expect(withStoredStay(itinerary, kept('2026-12-18'))).toMatchObject({
      ...{ checkIn: '2026-12-15', adults: 2, childrenAges: [6] },
    });
    const noGuests = { ...kept(null), adults: null, childrenAges: null };
    expect(withStoredStay(read('paradas=a&adultos=3&idades=4'), noGuests)).toMatchObject({
      ...{ checkIn: '2026-12-15', adults: 3, childrenAges: [4] },
    });
  });

  it('without a day brings its guests where the link names none', () => {
    const itinerary = read('paradas=a,b.5');
    const guests = { ...kept(null), dates: null };
    expect(withStoredStay(itinerary, guests)).toEqual({ ...itinerary, childrenAges: [6] });
    expect(withStoredStay(itinerary, guests, true)).toBe(itinerary);
    const none = { ...guests, adults: null, childrenAges: null };
    expect(withStoredStay(itinerary, none)).toBe(itinerary);
    expect(withStoredStay(itinerary, { ...none, childrenAges: [] })).toBe(itinerary);
  });
});

it('starts with the compared stay of its hotels; without dates, with the stored one', () => {
  const guests = { adults: 2, childrenAges: [6], promo: '' };
  const dates = { checkIn: '2099-12-14', checkOut: '2099-12-17' };
  expect(itineraryForStay(['a', 'b'], { ...guests, dates })).toBe(
    '/roteiro?paradas=a.2,b.1&checkin=2099-12-14&adultos=2&idades=6',
  );
  expect(itineraryForStay(['a', 'b'], { ...guests, dates: null })).toBe('/roteiro?paradas=a,b');
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(itineraryForStay(six, { ...guests, dates })).not.toContain('f.');
  expect(itineraryForStay(six, { ...guests, dates: null })).toBe('/roteiro?paradas=a,b,c,d,e');
});
