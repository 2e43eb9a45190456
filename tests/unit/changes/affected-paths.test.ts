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

it('lists a hotel’s page, its older page and the list of its region first', () => {
  expect(affectedPaths({ tables: ['hotels'], hotels: [HOTEL] })).toEqual([
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
    `/hotels?region=${REGION}`,
    ...['/', '/hotels', '/hotels?vista=mapa', '/deals', '/destinations', '/about'],
    ...['/favoritos', '/comparar', '/roteiro', ...MAPS],
  ]);
});

it('lists no region for a hotel without one', () => {
  const hotel: HotelState = { ...HOTEL, hotel_type: 'corporate', region_id: null };
  expect(affectedPaths({ tables: ['hotels'], hotels: [hotel] }).slice(0, 3)).toEqual([
    '/hotel_corp/ipe-mar',
    '/hotel_corp/old/ipe-mar',
    '/',
  ]);
});

it('lists an offer’s page and the lists before the pages of its hotel', () => {
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

it('lists the page of a region, the pages that name regions, and the pages of its hotels', () => {
  expect(affectedPaths({ tables: ['regions'], regions: [REGION], hotels: [HOTEL] })).toEqual([
    `/hotels?region=${REGION}`,
    ...['/', '/hotels', '/hotels?vista=mapa', '/destinations', '/about', ...MAPS],
    '/hotel_lazer/ipe-mar',
    '/hotel_lazer/old/ipe-mar',
  ]);
});

/** Rendered on every visit. */
const UNSTORED = ['/acessibilidade/modo-leve', '/newsletter/sair'];

it('lists every stored page that has no row of its own for a change of the settings', () => {
  const pages = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !/\[|nao-encontrada/.test(file))
    .map((file) => `/${file}`.replace(/\/page\.tsx$/, '').replace(/\/\([^/]+\)/g, '') || '/');
  const stored = pages
    .filter((page) => !UNSTORED.includes(page))
    // Visitors reach it by this query.
    .map((page) => (page === '/hotels/mapa' ? '/hotels?vista=mapa' : page));
  expect(affectedPaths({ tables: ['general_config'] }).sort()).toEqual(stored.sort());
});

it('lists only the pages that use an image for a change of its description', () => {
  // Strict, since otherwise an array of nothing but undefined equals an empty one.
  expect(affectedPaths({ tables: ['media_files'] })).toStrictEqual([]);
  const offers = [{ id: ID, name: 'Praia' }];
  expect(affectedPaths({ tables: ['media_files'], offers })).toEqual([`/oferta/praia-${ID}`]);
});

it('lists the same pages for the images of a hotel as for its columns', () => {
  const hotels = [HOTEL];
  const paths = affectedPaths({ tables: ['hotel_images'], hotels });
  expect(paths).toEqual(affectedPaths({ tables: ['hotels'], hotels }));
});

it('lists a page once, however many states and tables affect it', () => {
  const change = { tables: ['hotels', 'regions'] as const, hotels: [HOTEL, HOTEL] };
  const paths = affectedPaths({ ...change, tables: [...change.tables], regions: [REGION] });
  expect(new Set(paths).size).toBe(paths.length);
});

it('returns the tags of what reads a table and of what shows its rows among others', () => {
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
])('%s may affect every page: %s', (_, expected, change) => {
  expect(affectsEveryPage(change)).toBe(expected);
});
