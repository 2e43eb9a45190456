import type { Hotel } from '@/lib/hotels/model';
import type { Offer } from '@/lib/offers/model';

/** An image as the viewer takes it. */
export type HotelImage = { src: string; alt: string };

/** Where each image is shown on a hotel's page. */
export type PageImages = {
  story: string | null;
  banners: string[];
  /** By offer id. */
  offers: Readonly<Record<string, string | null>>;
  /** The gallery's images on the page; its viewer has them all. */
  tiles: string[];
};

const distinct = (sources: (string | null)[]) => [
  ...new Set(sources.filter((src) => src !== null)),
];

/** The same images, with those visible elsewhere on load moved to the end. */
const unseenFirst = (sources: string[], seen: (string | null | undefined)[]) => [
  ...sources.filter((src) => !seen.includes(src)),
  ...sources.filter((src) => seen.includes(src)),
];

/** The images that take turns behind the hotel's name; none when the hotel has no image. */
export function heroImages(hotel: Hotel): string[] {
  const { heroImages } = hotel.features;
  return heroImages.length > 0 ? heroImages : distinct([hotel.image]);
}

/** The gallery: what staff chose for it, then the other stored images of the hotel. */
export function galleryImages(hotel: Hotel): string[] {
  return distinct([...hotel.features.galleryImages, ...hotel.images]);
}

/**
 * Assigns the images of a hotel's page so that none repeats while the hotel has others. Priority:
 * hero, story, banners, offers, gallery. A room always shows its own image, so no other place takes
 * that. With none left, a place at least starts with an image that no earlier place starts with.
 */
export function choosePageImages(hotel: Hotel, offers: Pick<Offer, 'id' | 'image'>[]): PageImages {
  const { history, rooms, bannerImages } = hotel.features;
  const gallery = galleryImages(hotel);
  const hero = heroImages(hotel);
  const shown = new Set(hero);
  const roomImages = distinct(rooms.map(({ images }) => images[0] ?? null));
  const offerImages = distinct(offers.map(({ image }) => image));

  /** The first image not on the page yet, preferably one that no other place requests. */
  const take = (candidates: (string | null)[], asked: string[]): string | null => {
    const free = distinct(candidates).filter((src) => !shown.has(src));
    const taken = free.find((src) => !asked.includes(src)) ?? free[0] ?? null;
    if (taken) shown.add(taken);
    return taken;
  };

  const story =
    history.length > 0 ? take(gallery, [...roomImages, ...bannerImages, ...offerImages]) : null;
  for (const src of roomImages) shown.add(src);

  const fresh = bannerImages.filter((src) => !shown.has(src));
  for (const src of fresh) shown.add(src);
  const other = bannerImages.length > 0 && fresh.length === 0 ? take(gallery, offerImages) : null;
  const again = other ? [other] : unseenFirst(bannerImages, [hero[0]]);
  const banners = fresh.length > 0 ? fresh : again;

  const ofOffers = offers.map(({ id, image }) => {
    const wanted = image ?? hotel.image;
    return [id, take([wanted], []) ?? take(gallery, offerImages) ?? wanted] as const;
  });
  const tiles = gallery.filter((src) => !shown.has(src));
  return {
    story,
    banners,
    offers: Object.fromEntries(ofOffers),
    tiles:
      tiles.length > 0 ? tiles : unseenFirst(gallery, [hero[0], story, banners[0], ...roomImages]),
  };
}
