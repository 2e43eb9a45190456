import {
  filtersOfSegments,
  hotelsPath,
  isNarrowed,
  isWholeList,
  NO_FILTERS,
  readHotelFilters,
  WHOLE_MAP,
} from '@/lib/hotels/list/filters';
import { hotelsInternalPath } from '@/lib/hotels/list/routes';

const read = (query: string) => readHotelFilters(new URLSearchParams(query));
const AREA = '-50.5_-30_-40_-20';

it.each([
  ['vista=mapa', '/hotels?vista=mapa'],
  ['vista=lista', '/hotels?vista=lista'],
  ['vista=mapa&zoom=sul', '/hotels?vista=mapa&zoom=sul'],
  [`vista=mapa&zoom=${AREA}`, `/hotels?vista=mapa&zoom=${AREA}`],
  [`vista=mapa&area=${AREA}`, `/hotels?vista=mapa&area=${AREA}`],
  [`vista=mapa&area=${AREA}&zoom=sul`, `/hotels?vista=mapa&area=${AREA}`],
  ['vista=mapa&area=sul', '/hotels?vista=mapa'],
  ['vista=mapa&zoom=constructor', '/hotels?vista=mapa'],
  [`vista=mapa&area=-40_-30_-50_-20&zoom=norte`, '/hotels?vista=mapa&zoom=norte'],
  [`area=${AREA}&zoom=sul`, '/hotels'],
  [`vista=lista&area=${AREA}`, '/hotels?vista=lista'],
  ['vista=grade', '/hotels'],
  ['vista=__proto__', '/hotels'],
])('%s is always written as %s', (query, path) => {
  expect(hotelsPath(read(query))).toBe(path);
  expect(hotelsPath(read(path.split('?')[1] ?? ''))).toBe(path);
});

it('only an area of the map narrows the list', () => {
  expect(isNarrowed(read('vista=mapa&zoom=sul'))).toBe(false);
  expect(isNarrowed(read(`vista=mapa&area=${AREA}`))).toBe(true);
  expect(isNarrowed({ ...NO_FILTERS, view: 'lista' })).toBe(false);
});

it.each(['vista=mapa', 'vista=mapa&pagina=1', 'vista=mapa&checkin=2031-03-04&checkout=2031-03-09'])(
  'uses a stored page for the map of all hotels: %s',
  (query) => {
    const path = hotelsInternalPath(new URLSearchParams(query));
    expect(path).toBe('/hotels/mapa');
    expect(filtersOfSegments((path ?? '').split('/').slice(2))).toEqual(WHOLE_MAP);
  },
);

it.each([
  'vista=mapa&zoom=sul',
  `vista=mapa&area=${AREA}`,
  'vista=mapa&pessoas=3',
  'vista=mapa&q=mar',
  'vista=mapa&region=a0000000-0000-4000-8000-000000000001',
])('renders any other map for each request: %s', (query) => {
  expect(hotelsInternalPath(new URLSearchParams(query))).toMatch(/^\/hotels\/lista\//);
});

it.each([
  ['', true],
  ['pagina=2&ordem=preco&vista=lista', true],
  ['vista=mapa&zoom=sul', true],
  [`vista=mapa&area=${AREA}`, false],
  ['region=a0000000-0000-4000-8000-000000000001', false],
  ['q=mar', false],
  ['preco-ate=600', false],
  ['pessoas=3', true],
  ['ordem=preco&pessoas=3', false],
  ['vista=mapa&pessoas=3', false],
])('whether the list of "%s" has every hotel at its lowest price: %s', (query, whole) => {
  expect(isWholeList(read(query))).toBe(whole);
});
