import { isBlank } from '@/lib/format/is-blank';
import { isObject } from '@/lib/format/is-object';
import { type HotelFeatures, readFeatures } from './features';
import type { StoredItem } from './stored-values';

/** Parts of a hotel's stored content that may not be shown completely. */
const CONTENT_PARTS = [
  'rooms',
  'services',
  'amenities',
  'testimonials',
  'faqs',
  'day_notes',
  'distances',
  'hero_images',
  'banner_images',
  'gallery_images',
  'gallery_details',
  'season',
  'whatsapp',
  'logo_url',
  'primary_color',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];

/** Whether every item of a list is shown; repeated images are shown once. */
const allOf = (stored: unknown, shown: number) =>
  isBlank(stored) || (Array.isArray(stored) && new Set(stored).size <= shown);

/** Whether a stored value is shown; a blank one need not be. */
const any = (stored: unknown, shown: unknown) => isBlank(stored) || !isBlank(shown);

/** The same for each room and for the lists in it. */
function roomsShown(stored: unknown, rooms: HotelFeatures['rooms']): boolean {
  if (!allOf(stored, rooms.length)) return false;
  return ((stored ?? []) as StoredItem[]).every((room, index) => {
    const shown = rooms[index];
    return (
      shown !== undefined &&
      allOf(room.images, shown.images.length) &&
      allOf(room.included_items, shown.includedItems.length)
    );
  });
}

/** Whether every stored month is one of a year and its content is shown. */
const monthsShown = (stored: unknown, season: HotelFeatures['season']) =>
  Array.isArray(stored) &&
  stored.length <= 12 &&
  stored.every(
    (month, at) =>
      isObject(month) && any(month.text, season[at]?.text) && any(month.mark, season[at]?.mark),
  );

const SHOWN: Record<ContentPart, (stored: StoredItem, read: HotelFeatures) => boolean> = {
  rooms: ({ rooms }, read) => roomsShown(isBlank(rooms) ? [] : rooms, read.rooms),
  services: ({ services }, read) => allOf(services, read.services.length),
  amenities: ({ amenities }, read) => allOf(amenities, read.amenities.length),
  testimonials: ({ testimonials }, read) => allOf(testimonials, read.testimonials.length),
  faqs: ({ faqs }, read) => allOf(faqs, read.faqs.length),
  day_notes: ({ day_notes }, read) => allOf(day_notes, read.dayNotes.length),
  distances: ({ distances }, read) =>
    Array.isArray(distances)
      ? distances.length === read.distances.length
      : isBlank(distances) || read.distances.length > 0,
  hero_images: ({ hero_images }, read) =>
    allOf(hero_images, read.heroImages.length + (read.heroVideo ? 1 : 0)),
  banner_images: ({ banner_images }, read) => allOf(banner_images, read.bannerImages.length),
  gallery_images: ({ gallery_images }, read) => allOf(gallery_images, read.galleryImages.length),
  gallery_details: ({ gallery_details }, read) =>
    allOf(gallery_details, Object.keys(read.galleryDetails).length),
  season: ({ season }, read) => monthsShown(isBlank(season) ? [] : season, read.season),
  whatsapp: ({ whatsapp }, read) => any(whatsapp, read.whatsapp),
  logo_url: ({ logo_url }, read) => any(logo_url, read.logoUrl),
  primary_color: ({ primary_color }, read) => any(primary_color, read.primaryColor),
};

/**
 * The parts of a hotel's stored content that pages show only in part. Visitors don't notice, so the
 * back office lists them. Never throws.
 */
export function contentProblems(features: unknown): ContentPart[] {
  const stored = isObject(features) ? features : {};
  const read = readFeatures(stored);
  return CONTENT_PARTS.filter((part) => !SHOWN[part](stored, read));
}
