import { BOOKING_ENGINES, type HotelEngine } from '@/lib/booking/engines';
import { toNumber } from '@/lib/format/numbers';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { type Distance, readDistances } from './distances';

/** The badge flags of `features` and the order in which their badges stand. */
export const AMENITY_FLAGS = [
  'wifi',
  'breakfast',
  'restaurant',
  'gym',
  'parking',
  'pool',
  'spa',
  'security',
  'central_location',
  'kid_friendly',
  'room_service',
  'concierge',
  'laundry',
  'business_center',
] as const;
export type AmenityFlag = (typeof AMENITY_FLAGS)[number];

export const ROOM_DEFAULTS = {
  capacity: 2,
  area: '25-30m²',
  bed: '1 cama de casal',
} as const;

export type Amenity = { name: string; icon: string; description: string | null };
export type Testimonial = {
  author: string;
  text: string;
  rating: number;
  date: string | null;
  avatar: string | null;
};
export type Faq = { id: string; question: string; answer: string };
export type Room = {
  id: string;
  name: string;
  description: string | null;
  price: number | null;
  images: string[];
  includedItems: string[];
  capacity: number;
  area: string;
  bed: string;
};

/** `hotels.features` after the one tolerant reading: complete, typed, and safe to render. */
export type HotelFeatures = {
  engine: HotelEngine;
  logoUrl: string | null;
  primaryColor: string | null;
  heroVideo: string | null;
  heroImages: string[];
  bannerImages: string[];
  galleryImages: string[];
  amenities: Amenity[];
  services: Amenity[];
  experience: string | null;
  history: string[];
  distances: Distance[];
  testimonials: Testimonial[];
  faqs: Faq[];
  rooms: Room[];
  phone: string | null;
  flags: AmenityFlag[];
};

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
const images = (value: unknown) => [
  ...new Set(list(value).flatMap((item) => imageUrl(item) ?? [])),
];

/**
 * Reads the stored JSON of a hotel. Never throws: a malformed item drops alone, a malformed whole
 * gives the empty features of a hotel that only has a name.
 */
export function readFeatures(value: unknown): HotelFeatures {
  const stored = isObject(value) ? value : {};
  const [first, ...rest] = list(stored.hero_images);
  const heroVideo = isVideoLink(first) ? httpsUrl(first) : null;
  return {
    engine: {
      name: BOOKING_ENGINES.find((engine) => engine === stored.booking_engine) ?? 'omnibees',
      baseUrl: httpsUrl(stored.booking_url),
      hotelId: text(stored.hotel_id),
    },
    logoUrl: imageUrl(stored.logo_url),
    primaryColor: hexColor(stored.primary_color) ?? hexColor(stored.primaryColor),
    heroVideo,
    heroImages: images(heroVideo ? rest : stored.hero_images),
    bannerImages: images(stored.banner_images),
    galleryImages: images(stored.gallery_images),
    amenities: objects(stored.amenities).flatMap(readAmenity),
    services: objects(stored.services).flatMap(readAmenity),
    experience: text(stored.experience),
    history: (text(stored.history) ?? '').split(/\n\s*\n/).flatMap((part) => part.trim() || []),
    distances: readDistances(stored.distances),
    testimonials: objects(stored.testimonials).flatMap(readTestimonial),
    faqs: objects(stored.faqs).flatMap(readFaq),
    rooms: objects(stored.rooms).flatMap(readRoom),
    phone: text(stored.phone),
    flags: AMENITY_FLAGS.filter((flag) => stored[flag] === true),
  };
}

function hexColor(value: unknown): string | null {
  return typeof value === 'string' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value.trim())
    ? value.trim().toLowerCase()
    : null;
}

const VIDEO_HOST =
  /^(?:(?:www\.|player\.)?vimeo\.com|(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** True for an https link to one of the video sites, or to a video file. */
export function isVideoLink(value: unknown): boolean {
  const href = httpsUrl(value);
  if (!href) return false;
  const url = new URL(href);
  return VIDEO_HOST.test(url.hostname) || /\.(?:mp4|webm)$/i.test(url.pathname);
}

function readAmenity(item: Json): Amenity[] {
  const name = text(item.name);
  return name ? [{ name, icon: text(item.icon) ?? '', description: text(item.description) }] : [];
}

function readTestimonial(item: Json): Testimonial[] {
  const author = text(item.name) ?? text(item.author);
  const words = text(item.description) ?? text(item.text);
  if (!author || !words) return [];
  const rating = toNumber(item.rating);
  return [
    {
      author,
      text: words,
      rating: rating === null || rating < 1 || rating > 5 ? 5 : rating,
      date: /^\d{4}-\d{2}-\d{2}/.exec(text(item.date) ?? '')?.[0] ?? null,
      avatar: imageUrl(item.avatar),
    },
  ];
}

function readFaq(item: Json, index: number): Faq[] {
  const question = text(item.question);
  const answer = text(item.answer);
  return question && answer ? [{ id: text(item.id) ?? `faq-${index}`, question, answer }] : [];
}

function readRoom(item: Json, index: number): Room[] {
  if (typeof item.name !== 'string' || item.name.trim() === '') return [];
  const price = toNumber(item.price);
  const capacity = toNumber(item.capacity);
  return [
    {
      id: text(item.id) ?? `quarto-${index}`,
      name: item.name.trim(),
      description: text(item.description),
      price: price !== null && price > 0 ? price : null,
      images: images(item.images),
      includedItems: texts(item.included_items),
      capacity: capacity !== null && capacity >= 1 ? Math.floor(capacity) : ROOM_DEFAULTS.capacity,
      area: text(item.area) ?? ROOM_DEFAULTS.area,
      bed: text(item.bed_configuration) ?? ROOM_DEFAULTS.bed,
    },
  ];
}
