import { existsSync } from 'node:fs';
import path from 'node:path';
import manifest from '@/lib/media/artwork.json';
import { renditions, smallestRendition } from '@/lib/media/renditions';

const files = Object.entries(manifest).flatMap(([name, { portrait }]) => [
  `/art/${name}.webp`,
  ...(portrait ? [`/art/${name}-retrato.webp`] : []),
]);

it.each(files)('%s has a file for every size in its srcset', (file) => {
  const { src, srcSet } = renditions(file);
  const addresses = [src, ...(srcSet ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? '')];
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    expect([address, existsSync(path.join(process.cwd(), 'public', address))]).toEqual([
      address,
      true,
    ]);
  }
});

it.each([
  ['/art/rio.webp', '/art/480/rio.webp'],
  ['https://example.com/rio.jpg', 'https://example.com/rio.jpg'],
])('the smallest file of %s is %s', (file, smallest) => {
  expect(smallestRendition(file)).toBe(smallest);
});

it('offers the widths of landscape and portrait', () => {
  expect(renditions('/art/rio.webp').srcSet).toBe(
    '/art/480/rio.webp 480w, /art/960/rio.webp 960w, /art/1440/rio.webp 1440w, /art/rio.webp 2400w',
  );
  expect(renditions('/art/rio.webp', true).srcSet).toBe(
    '/art/480/rio.webp 480w, /art/960/rio.webp 960w, /art/1440/rio.webp 1440w',
  );
  expect(renditions('/art/rio-retrato.webp').srcSet).toBe(
    '/art/480/rio-retrato.webp 480w, /art/750/rio-retrato.webp 750w, /art/rio-retrato.webp 1080w',
  );
});

it.each(['/media/abc.webp', '/art/480/rio.webp', '/art/rio.png'])('leaves %s unchanged', (file) => {
  expect(renditions(file)).toEqual({ src: file });
});
