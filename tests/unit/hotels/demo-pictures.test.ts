/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choosePageImages, heroImages } from '@/components/hotels/images';
import { type Hotel, readHotel } from '@/lib/hotels/model';

const seed = readFileSync(path.join(process.cwd(), 'supabase/seed.sql'), 'utf8');

/** The demo hotels of the seed, each with the images of its offers. */
function demoHotels(): { hotel: Hotel; offers: { id: string; image: string | null }[] }[] {
  const stored = [
    ...seed.matchAll(/'(b0000000-[\d-]+)', '(\/art\/[\w-]+\.webp)', (true|false), now/g),
  ];
  const offers = [
    ...seed.matchAll(
      /'(c0000000-[\d-]+)', '(b0000000-[\d-]+)', '[^']+', [\w.]+, (?:'([^']+)'|null),/g,
    ),
  ];
  const rows = seed.matchAll(
    /insert into public\.hotels \([\s\S]+?\n {2}'(b0000000-[\d-]+)',\n {2}'([^']+)',[\s\S]+?\$json\$([\s\S]+?)\$json\$/g,
  );
  return [...rows].flatMap(([, id = '', name, features = '{}']) => {
    const hotel = readHotel({
      id,
      name,
      location: 'Brasil',
      features: JSON.parse(features),
      hotel_images: stored
        .filter(([, of]) => of === id)
        .map(([, , image_url, main]) => ({ image_url, is_main: main === 'true' })),
    });
    const own = offers
      .filter(([, , of]) => of === id)
      .map(([, offer = '', , image]) => ({ id: offer, image: image ?? null }));
    return hotel ? [{ hotel, offers: own }] : [];
  });
}

it.each(demoHotels().map((demo) => [demo.hotel.name, demo] as const))(
  '%s shows no drawing twice on its page',
  (_, { hotel, offers }) => {
    const { story, banners, offers: ofOffers, tiles } = choosePageImages(hotel, offers);
    const all = [...heroImages(hotel), story, ...banners, ...Object.values(ofOffers), ...tiles];
    const shown = all.filter((src) => src !== null);
    expect(shown.filter((src, index) => shown.indexOf(src) !== index)).toEqual([]);
  },
);

it('shows the drawing with bunk beds and toys only for rooms for more than two guests', () => {
  const shown = demoHotels().flatMap(({ hotel }) =>
    hotel.features.rooms.filter(({ images }) => images[0]?.includes('quarto-familia')),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter(({ capacity }) => !capacity || capacity <= 2)).toEqual([]);
});

it('shows different drawings for adjacent rooms of a hotel with three rooms', () => {
  const firsts = demoHotels().map(({ hotel }) =>
    hotel.features.rooms.map(({ images }) => images[0]),
  );
  const repeated = firsts.filter(
    (images) => images.length === 3 && images.some((src, at) => at > 0 && src === images[at - 1]),
  );
  expect(repeated).toEqual([]);
});
