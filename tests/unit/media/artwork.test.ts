import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { artworkOf, scrimOf } from '@/lib/media/artwork';
import manifest from '@/lib/media/artwork.json';

const names = Object.keys(manifest);

it.each(names)('%s has a description, a scrim and its files', (name) => {
  const address = `/art/${name}.webp`;
  const scene = artworkOf(address);
  expect(scene?.alt.trim()).not.toBe('');
  expect(scene?.scrim).toMatch(/^#[\da-f]{6}$/i);
  expect(scrimOf(address)).toBe(scene?.scrim);
  const files = [address, scene?.portraitUrl].filter((file) => file != null);
  for (const file of files) expect(existsSync(join(process.cwd(), 'public', file))).toBe(true);
});

it.each(names)(
  '%s has a vector for light mode: at most 15 KB gzipped, and smaller than the drawing',
  (name) => {
    const { portrait } = manifest[name as keyof typeof manifest];
    for (const file of portrait ? [name, `${name}-retrato`] : [name]) {
      const svg = readFileSync(join(process.cwd(), `public/art/leve/${file}.svg`));
      const sent = gzipSync(svg).length;
      expect(sent).toBeLessThanOrEqual(15 * 1024);
      expect(sent).toBeLessThan(statSync(join(process.cwd(), `public/art/480/${file}.webp`)).size);
      expect(svg.toString()).toMatch(
        /^<svg [^>]*viewBox="\d+ 0 \d+ 1000" width="\d+" height="1000"/,
      );
    }
  },
);

it('returns the portrait drawing if there is one', () => {
  expect(artworkOf('/art/iguacu.webp')?.portraitUrl).toBe('/art/iguacu-retrato.webp');
});

it.each([
  [null],
  [''],
  ['/art/desconhecida.webp'],
  ['/art/constructor.webp'],
  ['/art/__proto__.webp'],
  ['/art/toString.webp'],
  ['/art/capa.png'],
  ['/art/capa.webp?x'],
  ['https://images.example/art/capa.webp'],
])('%j is not an artwork, and gets the chain’s dark green as its scrim', (address) => {
  expect(artworkOf(address)).toBeNull();
  expect(scrimOf(address)).toBe('#0f312b');
});

it('text on an image of the library gets the image’s own scrim', () => {
  const id = '3f0a2b1c-1111-4222-8333-444455556666';
  const photo = `/media/${id}/1600.webp`;
  expect(scrimOf(photo, { [id]: '#2b1a12' })).toBe('#2b1a12');
  expect(scrimOf(photo)).toBe('#0f312b');
  expect(scrimOf('/art/capa.webp', { [id]: '#2b1a12' })).toBe(scrimOf('/art/capa.webp'));
});
