import { galleryImages, heroImages, storyImage } from '@/components/hotels/images';
import { sectionsOf } from '@/components/hotels/page/sections';
import { type Hotel, readHotel } from '@/lib/hotels/model';

function hotel(features: Record<string, unknown>, row: Record<string, unknown> = {}): Hotel {
  const read = readHotel({ id: '1', name: 'Ipê', location: 'Itu, São Paulo', features, ...row });
  if (!read) throw new Error('the row of this test is no hotel');
  return read;
}

const stored = [
  { image_url: '/art/b.webp', is_main: false },
  { image_url: '/art/a.webp', is_main: true },
];

test('the hero takes its own pictures, else the main one, else none', () => {
  expect(heroImages(hotel({ hero_images: ['https://vimeo.com/123456', '/art/x.webp'] }))).toEqual([
    '/art/x.webp',
  ]);
  expect(heroImages(hotel({}, { hotel_images: stored }))).toEqual(['/art/a.webp']);
  expect(heroImages(hotel({}))).toEqual([]);
});

test('the gallery shows no picture twice', () => {
  const pictures = galleryImages(
    hotel({ gallery_images: ['/art/a.webp', '/art/c.webp'] }, { hotel_images: stored }),
  );
  expect(pictures).toEqual(['/art/a.webp', '/art/c.webp', '/art/b.webp']);
});

test('the history does not repeat the picture on top of the page', () => {
  const own = { hero_images: ['/art/a.webp'], gallery_images: ['/art/a.webp', '/art/c.webp'] };
  expect(storyImage(hotel(own))).toBe('/art/c.webp');
  expect(storyImage(hotel({ hero_images: ['/art/a.webp'] }))).toBeNull();
});

test('only sections with content are linked', () => {
  expect(sectionsOf(hotel({}), false)).toEqual(['location']);
  expect(sectionsOf(hotel({ history: 'Era uma vez', rooms: [{ name: 'Suíte' }] }), false)).toEqual([
    'accommodations',
    'story',
    'location',
  ]);
});
