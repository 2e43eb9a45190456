import { altOf } from '@/lib/media/alternative-texts';
import { artworkOf } from '@/lib/media/artwork';

const ID = '3f0a2b1c-1111-4222-8333-444455556666';
const IMAGE = `/media/${ID}/1600.webp`;

it.each([
  ['an artwork has its own', '/art/capa.webp', {}, artworkOf('/art/capa.webp')?.alt],
  ['a described library image has the stored one', IMAGE, { [ID]: 'A piscina' }, 'A piscina'],
  ['any other library image has that of its place', IMAGE, {}, 'Foto 1'],
  ['an image of another site too', 'https://example.com/a.jpg', { [ID]: 'x' }, 'Foto 1'],
])('%s', (_, src, alts, alt) => {
  expect(altOf(src, alts, 'Foto 1')).toBe(alt);
});
