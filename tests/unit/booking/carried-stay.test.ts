import { carriedStayPath } from '@/lib/booking/carried-stay';

const STAY = 'checkin=2099-12-14&checkout=2099-12-17&adultos=2&idades=4,7';
const lead = (path: string, page: string) => {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  return carriedStayPath(pathname, searchParams, new URLSearchParams(page));
};

test.each([
  ['/hotels', `/hotels?${STAY}`],
  ['/hotels?vista=lista', `/hotels?vista=lista&${STAY}`],
  ['/hotel_lazer/ipe', `/hotel_lazer/ipe?${STAY}`],
  ['/hotel/ipe/quartos?quarto=suite', `/hotel/ipe/quartos?quarto=suite&${STAY}`],
  ['/oferta/praia-1', `/oferta/praia-1?${STAY}`],
])('adds the stay of the page to a link: %s becomes %s', (path, expected) => {
  expect(lead(path, `tipo=lazer&${STAY}`)).toBe(expected);
});

test.each([
  ['a page without a stay', '/hotels', ''],
  ['a page of another list', '/hotels', 'tipo=lazer'],
  ['an itinerary', '/hotel/ipe', `paradas=ipe-paulista&${STAY}`],
])('carries nothing from %s', (_, path, page) => {
  expect(lead(path, page)).toBeNull();
});

test.each(['/', '/about', '/hotels/x', '/hotel/ipe?adultos=3', '/api/booking', '/hotel/old/ipe'])(
  'carries nothing to %s',
  (path) => {
    expect(lead(path, STAY)).toBeNull();
  },
);
