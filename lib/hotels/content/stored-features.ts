import { toBookingEngine } from '@/lib/booking/engines';
import { isObject } from '@/lib/format/is-object';
import { toNumber } from '@/lib/format/numbers';
import { toRoomView } from '@/lib/hotels/rooms/views';
import { httpsUrl } from '@/lib/security/safe-url';
import { readAccess } from './access';
import { AMENITY_FLAGS } from './amenity-flags';
import { type Distance, isJsonText, readDistances } from './distances';
import { readGalleryDetails } from './gallery-details';
import { readSeason } from './season';
import { flagsOf, images, imageText, objects, type StoredItem, text, texts } from './stored-values';
import { SURROUNDINGS } from './surroundings';

/**
 * `hotels.features` after the one tolerant reading (D12): every key has one type, absence is null or
 * an empty list, URLs are safe, and items keep their unknown keys. An item without a name is
 * still in its list: the form shows it, the page drops it.
 */
export type StoredFeatures = ReturnType<typeof readStoredFeatures>;

/** Reads a hotel's stored JSON. Never throws: only malformed items are dropped. */
export function readStoredFeatures(value: unknown) {
  const stored = isObject(value) ? value : {};
  return {
    history: text(stored.history),
    experience: text(stored.experience),
    distances: readDistanceText(stored.distances),
    phone: text(stored.phone),
    whatsapp: text(stored.whatsapp),
    recommended: stored.recommended === true,
    ...readAccess(stored),
    ...flagsOf(stored, SURROUNDINGS),
    ...flagsOf(stored, AMENITY_FLAGS),
    season: readSeason(stored.season),
    logo_url: imageText(stored.logo_url),
    hero_images: images(stored.hero_images),
    banner_images: images(stored.banner_images),
    gallery_images: images(stored.gallery_images),
    gallery_details: readGalleryDetails(stored.gallery_details),
    /** The color, then the one under the key that earlier versions used. */
    primary_colors: texts([stored.primary_color, stored.primaryColor]),
    booking_engine: toBookingEngine(stored.booking_engine),
    booking_url: httpsUrl(stored.booking_url) === null ? null : text(stored.booking_url),
    hotel_id: text(stored.hotel_id),
    amenities: objects(stored.amenities).map(readService),
    services: objects(stored.services).map(readService),
    rooms: objects(stored.rooms).map(readRoom),
    testimonials: objects(stored.testimonials).map(readTestimonial),
    faqs: objects(stored.faqs).map(readFaq),
    day_notes: objects(stored.day_notes).map(readDayNote),
    /** The names of all keys that are `true`. */
    flags: Object.keys(stored).filter((key) => stored[key] === true),
  };
}

/** The places, and the text if stored as lines and not as JSON. */
function readDistanceText(value: unknown): { places: Distance[]; typed: string | null } {
  const isTyped = typeof value === 'string' && !isJsonText(value);
  return { places: readDistances(value), typed: isTyped ? text(value) : null };
}

const readService = (item: StoredItem) => ({
  ...item,
  name: text(item.name),
  description: text(item.description),
  icon: text(item.icon),
});

/** Only a string counts as a room's name (the specification drops all others). */
const readRoom = (item: StoredItem) => ({
  ...item,
  name: typeof item.name === 'string' ? text(item.name) : null,
  description: text(item.description),
  included_items: texts(item.included_items),
  images: images(item.images),
  price: toNumber(item.price),
  capacity: toNumber(item.capacity),
  area: text(item.area),
  bed_configuration: text(item.bed_configuration),
  double_beds: toNumber(item.double_beds),
  single_beds: toNumber(item.single_beds),
  view: toRoomView(item.view),
});

const readDayNote = (item: StoredItem) => ({
  ...item,
  from: text(item.from),
  to: text(item.to),
  text: text(item.text),
  min_nights: toNumber(item.min_nights),
});

const readTestimonial = (item: StoredItem) => ({
  ...item,
  name: text(item.name) ?? text(item.author),
  description: text(item.description) ?? text(item.text),
  rating: toNumber(item.rating),
  avatar: imageText(item.avatar),
});

const readFaq = (item: StoredItem, index: number) => ({
  ...item,
  id: text(item.id) ?? `faq-${index}`,
  question: text(item.question),
  answer: text(item.answer),
});
