import { listedDocumentPath } from '@/lib/format/segment';
import { AMENITY_FLAGS } from '@/lib/hotels/content/amenity-flags';
import { HOTEL_TYPES } from '@/lib/hotels/hotel-type';
import {
  filtersOfSegment,
  filtersOfSegments,
  hotelsPath,
  NO_FILTERS,
  readHotelFilters,
} from '@/lib/hotels/list/filters';
import { hotelsFormPath, hotelsInternalPath } from '@/lib/hotels/list/routes';

const ID = '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f';
const OTHER = '00000000-58a4-4c0e-9d2b-7a1f2c3d4e5f';
const read = (query: string) => readHotelFilters(new URLSearchParams(query));
const internal = (query: string) => hotelsInternalPath(new URLSearchParams(query));

it('reads every filter of a URL, and writes them in a fixed order', () => {
  const filters = read(
    `pagina=3&vista=lista&ordem=preco&acesso=cegos&acesso=sem-degraus&lugar=tranquilo&lugar=mar&nota=4,5&preco-ate=600&preco-de=200.50&pessoas=3&comodidade=spa&comodidade=piscina&tipo=lazer&tipo=padrao&region=${ID.toUpperCase()}&q=+S%C3%A3o+%26+sol+`,
  );
  expect(filters).toEqual({
    text: 'São & sol',
    regions: [ID],
    types: ['standard', 'alternative'],
    amenities: ['pool', 'spa'],
    access: ['access_step_free', 'access_blind_guests'],
    surroundings: ['near_sea', 'quiet'],
    priceFrom: 200.5,
    priceTo: 600,
    guests: 3,
    rating: 4.5,
    order: 'preco',
    view: 'lista',
    area: null,
    zoom: null,
    page: 3,
  });
  const path = `/hotels?q=S%C3%A3o+%26+sol&region=${ID}&tipo=padrao&tipo=lazer&comodidade=piscina&comodidade=spa&acesso=sem-degraus&acesso=cegos&lugar=mar&lugar=tranquilo&preco-de=200.5&preco-ate=600&pessoas=3&nota=4.5&ordem=preco&vista=lista&pagina=3`;
  expect(hotelsPath(filters)).toBe(path);
  expect(read(path.split('?')[1] ?? '')).toEqual(filters);
});

it.each([
  '',
  'q=',
  'q=%20%00',
  'tipo=luxo',
  'tipo=',
  'comodidade=constructor',
  'preco-de=-1',
  'preco-de=1e9',
  'preco-de=0',
  'preco-ate=NaN',
  'preco-ate=999999999',
  'preco-ate=6%00',
  'nota=9',
  'nota=0',
  'nota=5.1',
  'ordem=recomendados',
  'ordem=__proto__',
  'vista=grade',
  'vista=tudo',
  'acesso=access_step_free',
  'acesso=toString',
  'lugar=near_sea',
  'lugar=__proto__',
  'pagina=0',
  'pagina=1',
  'pagina=-2',
  'pagina=2.5',
  'pagina=x',
  'utm_source=carta',
])('drops invalid values and omits defaults: %j', (query) => {
  expect(read(query)).toEqual(NO_FILTERS);
  expect(hotelsPath(read(query))).toBe('/hotels');
  expect(internal(query)).toBeNull();
});

it.each([
  ['preco-ate=600&pessoas=3', '/hotels?preco-ate=600&pessoas=3'],
  ['ordem=preco&pessoas=7', '/hotels?pessoas=7&ordem=preco'],
  ['vista=mapa&pessoas=4', '/hotels?pessoas=4&vista=mapa'],
  ['pessoas=3', '/hotels'],
  ['tipo=padrao&pessoas=3', '/hotels?tipo=padrao'],
  ['preco-ate=600&pessoas=2', '/hotels?preco-ate=600'],
  ['preco-ate=600&pessoas=8', '/hotels?preco-ate=600'],
  ['preco-ate=600&pessoas=03', '/hotels?preco-ate=600'],
  ['preco-ate=600&pessoas=-3', '/hotels?preco-ate=600'],
])('%s: names guests only if prices depend on them and they are not 2', (query, path) => {
  expect(hotelsPath(read(query))).toBe(path);
});

it('reads keys of types and amenities in older URLs, and writes the Portuguese words', () => {
  const filters = read('tipo=alternative&comodidade=kid_friendly&comodidade=pool');
  expect(filters).toMatchObject({ types: ['alternative'], amenities: ['pool', 'kid_friendly'] });
  expect(hotelsPath(filters)).toBe('/hotels?tipo=lazer&comodidade=piscina&comodidade=familias');
});

it('names every type and amenity in the URL by its Portuguese word', () => {
  const all = { ...NO_FILTERS, types: [...HOTEL_TYPES], amenities: [...AMENITY_FLAGS] };
  const path = hotelsPath(all);
  expect(path).not.toMatch(/standard|corporate|pool|_/);
  expect(read(path.split('?')[1] ?? '')).toEqual(all);
});

it('limits the length, page and prices of a URL', () => {
  expect(read(`q=${'a'.repeat(10_000)}`).text).toHaveLength(100);
  expect(read('pagina=99999999999999999999').page).toBe(100_000);
  expect(read('preco-de=600&preco-ate=200')).toMatchObject({ priceFrom: null, priceTo: 200 });
  expect(read('q=a%ED%A0%80b%00').text).not.toMatch(/\0/);
});

it.each([[`region=${ID}`], [`region=${ID.toUpperCase()}`], [`region=%20${ID}%20&utm_source=x`]])(
  '%s selects one region, under one internal path',
  (query) => expect(internal(query)).toBe(`/hotels/regiao/${ID}`),
);

it.each([
  ['without a value', 'region'],
  ['empty', 'region='],
  ['blank', 'region=%20'],
  ['a name', 'region=parana'],
  ['nearly an id', `region=${ID}0`],
  ['repeated', `region=${ID}&region=${ID}`],
  ['repeated, once empty', `region=${ID}&region=`],
  ['two, one of them no id', `region=${ID},parana`],
  ['two with nothing between', `region=${ID},,${OTHER}`],
  [
    'more than a form has',
    `region=${Array.from({ length: 21 }, (_, n) => ID.replace(/..$/, String(n + 10))).join()}`,
  ],
  ['a path', 'region=../admin'],
  ['a filter', `region=${ID},or(is_active.is.false)`],
  ['no id beside other filters', 'region=x&tipo=corporativo&pagina=2'],
])('uses the empty list for a region that is %s', (_case, query) => {
  expect(internal(query)).toBe('/hotels/regiao/nenhuma');
});

it('uses one path for several regions, whatever their order', () => {
  const filters = read(`region=${ID},${OTHER},${ID}`);
  expect(filters.regions).toEqual([OTHER, ID]);
  expect(hotelsPath(filters)).toBe(`/hotels?region=${OTHER},${ID}`);
  expect(internal(`region=${ID},${OTHER}`)).toBe(internal(`region=${OTHER},${ID}`));
  expect(internal(`region=${ID},${OTHER}`)).toMatch(/^\/hotels\/lista\//);
});

it.each([
  ['', null],
  [`region=${ID}`, `/hotels/regiao/${ID}`],
  ['tipo=padrao', '/hotels/lista/dGlwbz1wYWRyYW8'],
])('ignores the stay in the internal path of %j', (query, path) => {
  const stay = 'checkin=2031-03-04&checkout=2031-03-09&adultos=3&idades=4,7&promo=X';
  expect(internal(query)).toBe(path);
  expect(internal(`${query}&${stay}`)).toBe(path);
});

it.each(['q=praia', `region=${ID}&pagina=2`, 'ordem=preco', 'q=%F0%9F%8F%96%2F..%2Fadmin&nota=4'])(
  '%s has an internal path that encodes it in one plain segment',
  (query) => {
    const path = internal(query) ?? '';
    expect(path).toMatch(/^\/hotels\/lista\/[\w-]+$/);
    for (const whole of [path, listedDocumentPath(path)]) {
      expect(filtersOfSegments(whole.split('/').slice(2))).toEqual(read(query));
    }
  },
);

it.each(['%', 'ÿ', '*', 'a'])('reads no filters from the segment %j', (segment) => {
  expect(filtersOfSegment(segment) ?? NO_FILTERS).toEqual(NO_FILTERS);
});

it('reads the filters of the unfiltered list and of a region from their segments', () => {
  expect(filtersOfSegments([])).toEqual(NO_FILTERS);
  expect(filtersOfSegments(['regiao', ID])).toEqual({ ...NO_FILTERS, regions: [ID] });
});

it.each([
  ['q=&region=&tipo=&comodidade=', '/hotels'],
  ['q=+praia+%26+sol&region=&tipo=&comodidade=', '/hotels?q=praia+%26+sol'],
  [`q=&region=${ID}&tipo=corporativo&comodidade=`, `/hotels?region=${ID}&tipo=corporativo`],
  ['region=&q=%3Cb%3E//evil.example', '/hotels?q=%3Cb%3E%2F%2Fevil.example'],
  [`q=&region=${ID}&region=${OTHER}&pagina=`, `/hotels?region=${OTHER},${ID}`],
  ['q=mar&preco-de=&preco-ate=&nota=&pagina=', '/hotels?q=mar'],
  [
    'q=mar&preco-de=500&preco-ate=R$ 1.600,50&pagina=',
    '/hotels?q=mar&preco-de=500&preco-ate=1600.5',
  ],
  ['q=mar&preco-ate=abc&pagina=', '/hotels?q=mar'],
  ['q=mar&lugar=', '/hotels?q=mar'],
  ['q=mar&pessoas=', '/hotels?q=mar'],
  ['q=&vista=lista&vista=grade', '/hotels'],
  [
    'q=&tipo=padrao&checkin=2031-03-04&checkout=2031-03-09&adultos=&idades=4&idades=&idades=7',
    '/hotels?tipo=padrao&checkin=2031-03-04&checkout=2031-03-09&idades=4,7',
  ],
  [
    'q=&preco-ate=600&pagina=&pessoas=&adultos=2&idades=4',
    '/hotels?preco-ate=600&pessoas=3&adultos=2&idades=4',
  ],
  ['q=&pagina=&checkin=2031-03-04', '/hotels?checkin=2031-03-04'],
  ['q=&preco-ate=600&pagina=&adultos=4', '/hotels?preco-ate=600&pessoas=4&adultos=4'],
  ['q=&preco-ate=600&pessoas=4&adultos=2', '/hotels?preco-ate=600&adultos=2'],
  ['q=&preco-ate=600&pagina=&pessoas=4', '/hotels?preco-ate=600&pessoas=4'],
  ['region=', null],
  [`region=${ID}&checkin=&checkout=&adultos=`, null],
  ['q=praia', null],
  [`q=praia&region=${ID}`, null],
])('the form that sends %s redirects to %s', (query, address) => {
  expect(hotelsFormPath(new URLSearchParams(query))).toBe(address);
});

it.each([
  ['', 'checkin=2031-03-04&checkout=2031-03-09&adultos=2&idades=4'],
  ['&checkin=&checkout=&adultos=', 'checkin=2031-03-04&checkout=2031-03-09&adultos=2&idades=4'],
  ['&checkin=2031-05-01&adultos=3', 'checkin=2031-05-01&adultos=3&idades=4'],
])('the form keeps the stay of its page, changed by the fields%s', (fields, stay) => {
  const page = 'tipo=lazer&checkin=2031-03-04&checkout=2031-03-09&adultos=2&idades=4';
  const sent = new URLSearchParams(`q=&lugar=mar&pagina=${fields}`);
  expect(hotelsFormPath(sent, new URLSearchParams(page))).toBe(`/hotels?lugar=mar&${stay}`);
});
