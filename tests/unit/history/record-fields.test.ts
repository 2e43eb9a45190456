import { recordFields } from '@/lib/history/record-fields';

const images = [{ id: 'i', image_url: '/art/rio.webp', is_main: true }];

it('splits a hotel like its form, known fields first, and keeps unknown ones', () => {
  const row = {
    id: '1',
    zeta: 'novo',
    price: 10,
    name: 'Ipê',
    updated_at: 'x',
    features: { custom: 1, rooms: [], distances: { places: 'Praia - 2 km' } },
  };
  expect(Object.entries(recordFields('hotels', { row, images }))).toEqual([
    ['name', 'Ipê'],
    ['price', 10],
    ['images', images],
    ['features.rooms', []],
    ['features.distances', 'Praia - 2 km'],
    ['zeta', 'novo'],
    ['features.custom', 1],
  ]);
});

it.each([
  [
    'hotels',
    {
      pool: true,
      season: [],
      access_step_free_detail: 'rampa',
      access_step_free: true,
      phone: '1',
    },
    ['phone', 'pool', 'access_step_free', 'access_step_free_detail', 'season'].map(
      (name) => `features.${name}`,
    ),
  ],
  ['packages', null, ['tags', 'min_nights', 'max_nights', 'arrival_days', 'room_name']],
] as const)('shows the fields of %s in the order of their form', (kind, features, names) => {
  const stored = { room_name: 'Suíte', max_nights: 3, min_nights: 2, arrival_days: [5], tags: [] };
  const row = features ? { features } : stored;
  const shown = Object.keys(recordFields(kind, { row, images: [] }));
  expect(shown.filter((name) => name !== 'images')).toEqual(names);
});

it('keeps an offer’s features as one list, and adds images to hotels only', () => {
  const row = { name: 'Oferta', features: ['Café'], hotel_id: 'h' };
  expect(recordFields('packages', { row, images: [] })).toEqual({
    name: 'Oferta',
    hotel_id: 'h',
    features: ['Café'],
  });
});

it.each([null, [], 'texto', 7])('keeps features that are %j', (features) => {
  expect(recordFields('hotels', { row: { name: 'A', features }, images: [] })).toMatchObject({
    name: 'A',
    features,
  });
});

it('keeps unreadable distances', () => {
  const row = { features: { distances: '{"quebrado' } };
  expect(recordFields('hotels', { row, images: [] })['features.distances']).toBe('{"quebrado');
});
