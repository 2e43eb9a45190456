import { hotelsFormPath, hotelsOfRegionPath } from '@/lib/regions/paths';

const ID = '0b6f3f1e-58a4-4c0e-9d2b-7a1f2c3d4e5f';
const path = (query: string) => hotelsOfRegionPath(new URLSearchParams(query));

it.each([[''], ['q=praia'], ['regiao=x'], [`Region=${ID}`]])(
  '%j asks for the whole list',
  (query) => {
    expect(path(query)).toBeNull();
  },
);

it.each([[`region=${ID}`], [`region=${ID.toUpperCase()}`], [`q=x&region=%20${ID}%20`]])(
  '%s asks for one region, at one address',
  (query) => {
    expect(path(query)).toBe(`/hotels/regiao/${ID}`);
  },
);

it.each([
  ['without a value', 'region'],
  ['empty', 'region='],
  ['blank', 'region=%20'],
  ['a name', 'region=parana'],
  ['nearly an id', `region=${ID}0`],
  ['repeated', `region=${ID}&region=${ID}`],
  ['repeated, once empty', `region=${ID}&region=`],
  ['a path', 'region=../admin'],
  ['a filter', `region=${ID},or(is_active.is.false)`],
])('a region that is %s has an empty list of its own', (_case, query) => {
  expect(path(query)).toBe('/hotels/regiao/nenhuma');
});

it.each([
  ['q=&region=', '/hotels'],
  ['q=+praia+%26+sol&region=', '/hotels?q=praia+%26+sol'],
  ['region=&q=%3Cb%3E//evil.example', '/hotels?q=%3Cb%3E%2F%2Fevil.example'],
  ['region=', null],
  ['q=praia', null],
  [`q=praia&region=${ID}`, null],
  ['q=praia&region=%20', null],
])('the form that sends %s leads to %s', (query, address) => {
  expect(hotelsFormPath(new URLSearchParams(query))).toBe(address);
});
