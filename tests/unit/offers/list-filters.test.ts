import {
  NO_OFFER_FILTERS,
  offerFiltersOfSegment,
  offersInternalPath,
  offersPath,
  readOfferFilters,
} from '@/lib/offers/list-filters';

const read = (query: string) => readOfferFilters(new URLSearchParams(query));
const internal = (query: string) => offersInternalPath(new URLSearchParams(query));

it.each([
  ...['', 'hotel=', 'hotel=%20%00', 'pagina=1', 'pagina=x', 'pagina=-1', 'utm_source=carta'],
  ...['para=', 'para=couple', 'para=todos', 'checkin=2026-12-14', 'checkout=2026-12-14'],
  'checkin=2026-12-14&checkout=2026-12-14',
  'checkin=2026-02-30&checkout=2026-12-14',
])('reads no filters from %j', (query) => {
  expect(read(query)).toEqual(NO_OFFER_FILTERS);
  expect(offersPath(read(query))).toBe('/deals');
  expect(internal(query)).toBeNull();
});

it.each([
  ['hotel=ipe-mar', { hotel: 'ipe-mar' }, '/deals?hotel=ipe-mar'],
  ['pagina=2&hotel=+Ip%C3%AA+', { hotel: 'Ipê', page: 2 }, '/deals?hotel=Ip%C3%AA&pagina=2'],
  ['hotel=..%2Fadmin', { hotel: '../admin' }, '/deals?hotel=..%2Fadmin'],
  ['para=a-dois', { tag: 'couple' as const }, '/deals?para=a-dois'],
  [
    'checkout=2026-12-17&para=familia&checkin=2026-12-14',
    { tag: 'family' as const, stay: { checkIn: '2026-12-14', checkOut: '2026-12-17' } },
    '/deals?para=familia&checkin=2026-12-14&checkout=2026-12-17',
  ],
])('%s', (query, change, address) => {
  const filters = { ...NO_OFFER_FILTERS, ...change };
  expect(read(query)).toEqual(filters);
  expect(offersPath(filters)).toBe(address);
  const path = internal(query) ?? '';
  expect(path).toMatch(/^\/deals\/lista\/[\w-]+$/);
  expect(offerFiltersOfSegment(path.split('/').at(-1) ?? '')).toEqual(filters);
});

it('limits what a URL can ask for', () => {
  expect(read(`hotel=${'a'.repeat(10_000)}&pagina=${'9'.repeat(50)}`)).toEqual({
    ...NO_OFFER_FILTERS,
    hotel: 'a'.repeat(100),
    page: 100_000,
  });
  expect(offerFiltersOfSegment('%')).toBeNull();
});
