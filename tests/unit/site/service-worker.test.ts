/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const world = createContext({ self: { addEventListener() {} }, location: new URL('http://site/') });
runInContext(readFileSync('public/sw.js', 'utf8'), world);
const stored = (path: string) => runInContext(`smallImage(${JSON.stringify(path)})`, world);

const ID = '/media/0a1b2c3d-0000-4000-8000-000000000001';

it.each([
  ['a drawing in a larger size', '/art/960/rio.webp', '/art/480/rio.webp'],
  ['the largest of a drawing', '/art/rio.webp', '/art/480/rio.webp'],
  ['an image of the library', `${ID}/960.webp`, `${ID}/480.webp`],
  ['one in another format', `${ID}/1440.avif`, `${ID}/480.webp`],
  ['a script', '/_next/static/chunks/1440.js', '/_next/static/chunks/1440.js'],
])('without a connection %s is shown in the size that is stored', (_, path, expected) => {
  expect(stored(path)).toBe(expected);
});
