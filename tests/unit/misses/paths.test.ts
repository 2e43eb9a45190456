/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { isFile, isMalformed, isRoute, MISS, subjectOf } from '@/lib/misses/paths';

const ID = 'c0000000-0000-4000-8000-0000000000ff';

it.each([
  ['/', null],
  ['/about', null],
  ['/deals', null],
  ['/robots.txt', null],
  ['/x.php', null],
  ['/a/b/c', null],
  ['/n%C3%A3o', null],
  ['/ipe-guanabara', { kind: 'hotel', name: 'ipe-guanabara', form: 'short' }],
  ['/%69pe-guanabara', { kind: 'hotel', name: 'ipe-guanabara', form: 'short' }],
  ['/hotel/ipe', { kind: 'hotel', name: 'ipe', form: 'page' }],
  ['/hotel_corp/ipe', { kind: 'hotel', name: 'ipe', form: 'page' }],
  ['/hotel_lazer/old/ipe', { kind: 'hotel', name: 'ipe', form: 'older' }],
  ['/hotel/old', { kind: 'hotel', name: 'old', form: 'page' }],
  ['/hotel/n%C3%A3o_%20existe', MISS.hotel],
  ['/hotel/%ff%fe', MISS.hotel],
  ['/hotel/a/b', null],
  ['/a/hotel/ipe', null],
  [`/oferta/qualquer-${ID}`, { kind: 'offer', name: ID, form: 'page' }],
  [`/oferta/${ID.toUpperCase()}`, { kind: 'offer', name: ID, form: 'page' }],
  ['/oferta/sem-id', MISS.offer],
  [`/package/${ID}`, { kind: 'offer', name: ID, form: 'short' }],
  [`/package/qualquer-${ID}`, MISS.offer],
  ['/package/%3Cscript%3E', MISS.offer],
  [`/hotels/regiao/${ID}`, { kind: 'region', name: ID }],
  [`/hotels/regiao/${ID.toUpperCase()}`, MISS.page],
  [`/hotels/regiao/%63${ID.slice(1)}`, MISS.page],
  ['/hotels/regiao/xyz', MISS.page],
  [MISS.region, null],
  ['/hotels/lista/cT1wcmFpYQ', null],
  ['/hotels/documento/cT1wcmFpYQ', null],
  ['/deals/lista/aG90ZWw9eA', null],
  ['/sitemaps/hoteis-1.xml', null],
  ['/sitemaps/hoteis-0.xml', MISS.page],
  ['/sitemaps/hoteis-100.xml', MISS.page],
  ['/sitemaps/paginas-1.xml/x', MISS.page],
  ['/sitemaps/tudo-1.xml', MISS.page],
  ['/sitemap/ofertas', null],
  ['/sitemap/outras-regioes/2', null],
  [`/sitemap/${ID}/40`, null],
  [`/sitemap/${ID.toUpperCase()}`, MISS.page],
  ['/sitemap/ofertas/1', MISS.page],
  ['/sitemap/ofertas/99999', MISS.page],
  ['/sitemap/xyz', MISS.page],
  ['/_global-error', MISS.page],
  ['/%5Fglobal-error', MISS.page],
])('the subject of %s is %j', (pathname, subject) => {
  expect(subjectOf(pathname)).toEqual(subject);
});

it.each([
  ['/%', true],
  ['/%E0%A4%A', true],
  ['/hotel/%ff%fe', true],
  ['/n%C3%A3o', false],
  ['/hotel/ipe', false],
])('%s is malformed: %s', (pathname, expected) => {
  expect(isMalformed(pathname)).toBe(expected);
});

/** The path of every page and route of the app, with a value for each parameter. */
const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
  .map((file) =>
    `/${file}`
      .replace(/\/(?:page|route)\.tsx?$/, '')
      .replace(/\/\([^/]+\)/g, '')
      .replace(/\[[^\]]+\]/g, 'x'),
  )
  .map((path) => path || '/');

it('knows every route of the app, and looks up no hotel for a page without one', () => {
  expect(routes.length).toBeGreaterThan(20);
  for (const path of routes) {
    expect([path, isRoute(path)]).toEqual([path, true]);
    expect([path, subjectOf(path)]).not.toMatchObject([path, { form: 'short' }]);
  }
});

it.each([
  '/nada',
  '/a/b/c',
  '/hotels/lista',
  '/deals/x',
  '/x.php',
  '/icon-x',
  '/hotel/a/b',
  '/about/x',
])('finds no route for %s', (path) => expect(isRoute(path)).toBe(false));

it.each([
  ['/icon-192.png', true],
  ['/sitemap.xml', true],
  ['/icon-x', false],
  ['/wp-login.php', false],
])('%s is a file: %s', (path, expected) => expect(isFile(path)).toBe(expected));

it('recognizes every file that the app has besides its pages', () => {
  const kept = readdirSync('public').filter((name) => name.includes('.'));
  const made = ['favicon.ico', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
  const icons = ['icon.svg', 'apple-icon.png'];
  expect([...kept, ...made, ...icons].filter((name) => !isFile(`/${name}`))).toEqual([]);
});
