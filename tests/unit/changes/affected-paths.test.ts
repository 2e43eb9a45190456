import { readdirSync } from 'node:fs';
import { affectedPaths, affectedTags, affectsEveryPage } from '@/lib/changes/affected-paths';
import type { HotelState } from '@/lib/changes/model';

const ID = 'b0000000-0000-4000-8000-000000000001';
const REGION = 'b0000000-0000-4000-8000-00000000000a';
const HOTEL: HotelState = {
  id: ID,
  slug: 'ipe-mar',
  hotel_type: 'alternative',
  region_id: REGION,
};
const MAPS = [
  ...['/sitemap', '/sitemap.xml', '/sitemaps/paginas-1.xml'],
  ...['/sitemaps/hoteis-1.xml', '/sitemaps/ofertas-1.xml'],
];

it('names a hotel’s page, its older one and the list of its region before all others', () => {
  expect(affectedPaths({ tables: ['hotels'], hotels: [HOTEL] })).toEqual([
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
    `/hotels?region=${REGION}`,
    ...['/', '/hotels', '/hotels?vista=mapa', '/deals', '/destinations', '/about'],
    ...['/favoritos', '/comparar', '/roteiro', ...MAPS],
  ]);
});

it('names no list where a hotel has no region', () => {
  const hotel: HotelState = { ...HOTEL, hotel_type: 'corporate', region_id: null };
  expect(affectedPaths({ tables: ['hotels'], hotels: [hotel] }).slice(0, 3)).toEqual([
    '/hotel_corp/ipe-mar',
    '/hotel_corp/old/ipe-mar',
    '/',
  ]);
});

it('names an offer’s page and the lists before the pages of its hotel', () => {
  const offers = [{ id: ID, name: 'Feriado na praia' }];
  expect(affectedPaths({ tables: ['hotel_packages'], offers, hotels: [HOTEL] })).toEqual([
    `/oferta/feriado-na-praia-${ID}`,
    '/',
    '/deals',
    ...MAPS,
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
    `/hotels?region=${REGION}`,
  ]);
});

it('names a region’s list, what names regions, and the pages of its hotels', () => {
  expect(affectedPaths({ tables: ['regions'], regions: [REGION], hotels: [HOTEL] })).toEqual([
    `/hotels?region=${REGION}`,
    ...['/', '/hotels', '/hotels?vista=mapa', '/destinations', '/about', ...MAPS],
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
  ]);
});

/** Rendered at every visit. */
const UNSTORED = ['/acessibilidade/modo-leve', '/newsletter/sair'];

it('names for a change of the settings every page of the program that has no row', () => {
  const pages = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !/\[|nao-encontrada/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$/, '').replace(/\/\([^/]+\)/g, '') || '/');
  const stored = pages
    .filter((page) => !UNSTORED.includes(page))
    // Known to visitors by the query that leads to it.
    .map((page) => (page === '/hotels/mapa' ? '/hotels?vista=mapa' : page));
  expect(affectedPaths({ tables: ['general_config'] }).sort()).toEqual(stored.sort());
});

it('names no page for what an image shows but those of its uses', () => {
  // Strictly: an array with nothing but undefined equals an empty one otherwise.
  expect(affectedPaths({ tables: ['media_files'] })).toStrictEqual([]);
  const offers = [{ id: ID, name: 'Praia' }];
  expect(affectedPaths({ tables: ['media_files'], offers })).toEqual([`/oferta/praia-${ID}`]);
});

it('names for the images of a hotel all that its other columns would', () => {
  const hotels = [HOTEL];
  const paths = affectedPaths({ tables: ['hotel_images'], hotels });
  expect(paths).toEqual(affectedPaths({ tables: ['hotels'], hotels }));
});

it('names a page once, however many states and tables name it', () => {
  const change = { tables: ['hotels', 'regions'] as const, hotels: [HOTEL, HOTEL] };
  const paths = affectedPaths({ ...change, tables: [...change.tables], regions: [REGION] });
  expect(new Set(paths).size).toBe(paths.length);
});

it('makes stale what reads a table, and what shows its rows beside others', () => {
  expect(affectedTags({ tables: ['hotels'] })).toEqual(['hotels', 'offers']);
  expect(affectedTags({ tables: ['hotels', 'hotel_packages'] })).toEqual(['hotels', 'offers']);
  expect(affectedTags({ tables: ['regions'] })).toEqual(['regions', 'hotels']);
  expect(affectedTags({ tables: ['media_files'] })).toEqual(['media']);
  expect(affectedTags({ tables: ['hotel_images'] })).toEqual(['hotels']);
  expect(affectedTags({ tables: ['hotel_packages'] })).toEqual(['offers']);
  expect(affectedTags({ tables: ['general_config'] })).toEqual(['settings']);
});

it.each([
  ['the settings', true, { tables: ['general_config' as const] }],
  ['too much to name', true, { tables: ['hotels' as const], all: true }],
  ['one hotel', false, { tables: ['hotels' as const], hotels: [HOTEL] }],
])('%s may be on every page: %s', (_, expected, change) => {
  expect(affectsEveryPage(change)).toBe(expected);
});
