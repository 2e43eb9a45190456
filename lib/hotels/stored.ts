import { BOOKING_ENGINES } from '@/lib/booking/engines';
import { toNumber } from '@/lib/format/numbers';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { readDistances } from './distances';
import type { HotelFields } from './form';
import { toHotelType } from './hotel-type';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objects = (value: unknown): Json[] => list(value).filter(isObject);

function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() || null : null;
}
const texts = (value: unknown) => list(value).flatMap((item) => text(item) ?? []);
const checked = (value: unknown, check: (value: unknown) => unknown) =>
  check(value) === null ? null : text(value);
const pictures = (value: unknown) => [
  ...new Set(list(value).flatMap((item) => checked(item, imageUrl) ?? [])),
];

/** Lines of 'name - distance', whichever of the four forms is stored; text stays as it was typed. */
function distances(value: unknown): string | null {
  if (typeof value === 'string' && !/^\s*[[{]/.test(value)) return text(value);
  const lines = readDistances(value).map(({ name, distance }) => `${name} - ${distance}`);
  return lines.join('\n') || null;
}

/** The known keys of stored features as the form edits them; unknown keys of an item stay in it. */
export function featuresToFields(features: unknown) {
  const stored = isObject(features) ? features : {};
  return {
    history: text(stored.history),
    experience: text(stored.experience),
    distances: distances(stored.distances),
    phone: text(stored.phone),
    logo_url: checked(stored.logo_url, imageUrl),
    hero_images: pictures(stored.hero_images),
    banner_images: pictures(stored.banner_images),
    gallery_images: pictures(stored.gallery_images),
    primary_color: text(stored.primary_color) ?? text(stored.primaryColor),
    booking_engine: BOOKING_ENGINES.find((name) => name === stored.booking_engine) ?? 'omnibees',
    booking_url: checked(stored.booking_url, httpsUrl),
    hotel_id: text(stored.hotel_id),
    rooms: objects(stored.rooms).map((room) => ({
      ...room,
      name: text(room.name) ?? '',
      description: text(room.description),
      included_items: texts(room.included_items),
      images: pictures(room.images),
      price: toNumber(room.price),
      capacity: toNumber(room.capacity) ?? 2,
      area: text(room.area),
      bed_configuration: text(room.bed_configuration),
    })),
    services: objects(stored.services).map((service) => ({
      ...service,
      name: text(service.name) ?? '',
      description: text(service.description),
      icon: text(service.icon),
    })),
    testimonials: objects(stored.testimonials).map((said) => ({
      ...said,
      name: text(said.name) ?? text(said.author) ?? '',
      description: text(said.description) ?? text(said.text) ?? '',
      rating: toNumber(said.rating) ?? 5,
      avatar: checked(said.avatar, imageUrl),
    })),
    faqs: objects(stored.faqs).map((faq, index) => ({
      ...faq,
      id: text(faq.id) ?? `faq-${index}`,
      question: text(faq.question) ?? '',
      answer: text(faq.answer) ?? '',
    })),
  };
}

/** Pictures have no order of their own; those that were saved together stand by their ids. */
const addedAt = (image: Json) => `${image.created_at} ${image.id}`;

/** A stored hotel with its pictures as the form edits it, in the form that saving compares. */
export function rowToFields(row: Json): HotelFields {
  const images = objects(row.hotel_images)
    .filter((image) => imageUrl(image.image_url) !== null)
    .sort((a, b) => (addedAt(a) < addedAt(b) ? -1 : 1))
    .map(({ id, image_url, is_main }) => ({
      id: String(id),
      image_url: String(image_url),
      is_main: is_main === true,
    }));
  return {
    name: text(row.name) ?? '',
    slug: text(row.slug) ?? '',
    subtitle: text(row.subtitle),
    description: text(row.description),
    location: text(row.location) ?? '',
    reference_point: text(row.reference_point),
    price: toNumber(row.price) ?? 0,
    rating: toNumber(row.rating),
    image_url: checked(row.image_url, imageUrl),
    hotel_type: toHotelType(row.hotel_type),
    is_active: row.is_active === true,
    region_id: text(row.region_id),
    address_street: text(row.address_street),
    address_city: text(row.address_city),
    address_state: text(row.address_state) as HotelFields['address_state'],
    postal_code: text(row.postal_code),
    latitude: toNumber(row.latitude),
    longitude: toNumber(row.longitude),
    ...featuresToFields(row.features),
    images,
  };
}
