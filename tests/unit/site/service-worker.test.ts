/** @jest-environment node */
import { runInContext } from 'node:vm';
import { ITINERARY, itineraryPath, readItinerary } from '@/lib/itinerary/paths';
import { startWorkerScripts } from './worker-scripts';

const world = startWorkerScripts({});
const stored = (path: string) => runInContext(`smallImage(${JSON.stringify(path)})`, world);

const ID = '/media/0a1b2c3d-0000-4000-8000-000000000001';

it.each([
  ['a drawing in a larger size', '/art/960/rio.webp', '/art/480/rio.webp'],
  ['the largest of a drawing', '/art/rio.webp', '/art/480/rio.webp'],
  ['an image of the library', `${ID}/960.webp`, `${ID}/480.webp`],
  ['one in another format', `${ID}/1440.avif`, `${ID}/480.webp`],
  ['a script', '/_next/static/chunks/1440.js', '/_next/static/chunks/1440.js'],
])('without a connection, shows %s in the stored size', (_, path, expected) => {
  expect(stored(path)).toBe(expected);
});

it.each([
  'paradas=ipe-a.3,ipe-b.2&checkin=2099-12-14&adultos=3&idades=4,7',
  'paradas=ipe-a,ipe-b',
  'paradas=ipe-a.3,ipe-b',
  'paradas=ipe-a%2Cipe-b&adultos=',
  'utm_source=chat&adultos=1&paradas=ipe-a',
  'paradas=ipe-a&noites=4&paradas=ipe-b&noites=&checkin=&adultos=2',
  'paradas=ipe-a,ipe-b&noites=3,2',
  'paradas=ipe-a.31,IPE-B.0,,ipe-c.x,ipe-d.07',
  'paradas=a.1,b.1,c.1,d.1,e.1,f.1&noites=9',
  'paradas=ipe-a&idades=&idades=4&idades=7',
])('without a connection, finds /roteiro?%s under its stored URL', (query) => {
  const stored = itineraryPath(readItinerary(new URLSearchParams(query), '2026-11-28'));
  const url = JSON.stringify(`http://site${ITINERARY}?${query}`);
  expect(runInContext(`keyOf(new URL(${url}))`, world)).toBe(stored);
});

it('a page without stops is not an itinerary', () => {
  expect(runInContext(`keyOf(new URL('http://site${ITINERARY}?adultos=2'))`, world)).toBe('');
});
