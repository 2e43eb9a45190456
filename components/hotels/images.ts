import type { Hotel } from '@/lib/hotels/model';

/** A picture as the viewer takes it. */
export type HotelImage = { src: string; alt: string };

const distinct = (sources: (string | null)[]) => [
  ...new Set(sources.filter((src) => src !== null)),
];

/** The pictures that take turns behind the hotel's name; none when the hotel has no picture. */
export function heroImages(hotel: Hotel): string[] {
  const { heroImages } = hotel.features;
  return heroImages.length > 0 ? heroImages : distinct([hotel.image]);
}

/** The gallery: what staff chose for it, then the other stored pictures of the hotel. */
export function galleryImages(hotel: Hotel): string[] {
  return distinct([...hotel.features.galleryImages, ...hotel.images]);
}

/** A picture beside the history that is not already the one on top of the page. */
export function storyImage(hotel: Hotel): string | null {
  const [cover] = heroImages(hotel);
  const candidates = distinct([...galleryImages(hotel), ...hotel.features.heroImages]);
  return candidates.find((src) => src !== cover) ?? null;
}
