import { choosePageImages, galleryImages, heroImages } from '@/components/hotels/images';
import { sectionsOf } from '@/components/hotels/page/sections';
import { hotelImageOf } from '@/components/offers/images';
import { type Hotel, readHotel } from '@/lib/hotels/model';
import { readOffer } from '@/lib/offers/model';

function hotel(features: Record<string, unknown>, row: Record<string, unknown> = {}): Hotel {
  const read = readHotel({ id: '1', name: 'Ipê', location: 'Itu, São Paulo', features, ...row });
  if (!read) throw new Error('the row of this test is no hotel');
  return read;
}

const stored = [
  { image_url: '/art/b.webp', is_main: false },
  { image_url: '/art/a.webp', is_main: true },
];

test('the hero shows its own pictures, or the main one if it has none', () => {
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

const art = (...names: string[]) => names.map((name) => `/art/${name}.webp`);

test('a page shows no picture twice while the hotel has unused ones', () => {
  const house = hotel(
    {
      hero_images: art('a', 'b'),
      gallery_images: art('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      banner_images: art('a', 'd'),
      rooms: [{ name: 'Suíte', images: art('c', 'a') }],
      history: 'Era uma vez',
    },
    { hotel_images: [{ image_url: '/art/a.webp', is_main: true }] },
  );
  const offers = [
    { id: '1', image: '/art/f.webp' },
    { id: '2', image: '/art/a.webp' },
    { id: '3', image: null },
  ];
  const { story, banners, offers: ofOffers, tiles } = choosePageImages(house, offers);
  expect(story).toBe('/art/e.webp');
  expect(banners).toEqual(art('d'));
  expect(ofOffers).toEqual({ 1: '/art/f.webp', 2: '/art/g.webp', 3: '/art/h.webp' });
  // All are already shown, so the tiles repeat the gallery, with the most prominent ones last.
  expect(tiles).toEqual(art('b', 'f', 'g', 'h', 'a', 'c', 'd', 'e'));
  expect(choosePageImages(house, offers.slice(0, 1)).tiles).toEqual(art('g', 'h'));
});

test('no other section starts with the first hero picture if the hero uses all pictures', () => {
  const few = art('a', 'b', 'c');
  const house = hotel({ hero_images: few, banner_images: few, gallery_images: few });
  const { banners, tiles } = choosePageImages(house, []);
  expect(banners).toEqual(art('b', 'c', 'a'));
  expect(tiles).toEqual(art('c', 'a', 'b'));
});

test('a picture is repeated if the page has no unused ones', () => {
  const poor = hotel({ hero_images: art('a'), banner_images: art('a'), history: 'Era uma vez' });
  expect(choosePageImages(poor, [{ id: '1', image: '/art/a.webp' }])).toEqual({
    story: null,
    banners: art('a'),
    offers: { 1: '/art/a.webp' },
    tiles: [],
  });
});

test('the hotel picture of an offer is not a main one if the page already shows one', () => {
  const row = (image: string) => ({
    id: '1',
    hotel_id: '1',
    name: 'Feriado',
    image_url: image,
    hotel: {
      id: '1',
      name: 'Ipê',
      location: 'Itu, São Paulo',
      image_url: '/art/a.webp',
      features: { hero_images: art('b'), gallery_images: art('a', 'b', 'c', 'd') },
    },
  });
  const house = (image: string, below: string[] = []) => {
    const offer = readOffer(row(image));
    return offer && hotelImageOf(offer, below);
  };
  expect(house('/art/a.webp')).toBe('/art/c.webp');
  expect(house('/art/b.webp')).toBe('/art/c.webp');
  expect(house('/art/c.webp')).toBe('/art/a.webp');
  expect(house('/art/c.webp', art('a'))).toBe('/art/d.webp');
  expect(house('/art/c.webp', art('b'))).toBe('/art/d.webp');
  expect(house('/art/c.webp', art('a', 'd'))).toBe('/art/b.webp');
  expect(house('/art/c.webp', art('a', 'b', 'd'))).toBe('/art/d.webp');
});

test('only sections with content are linked', () => {
  expect(sectionsOf(hotel({}), false)).toEqual(['location']);
  expect(sectionsOf(hotel({ history: 'Era uma vez', rooms: [{ name: 'Suíte' }] }), false)).toEqual([
    'accommodations',
    'story',
    'location',
  ]);
});
