import { BOOKING_ENGINES, type HotelEngine } from '@/lib/booking/engines';
import { storedWhatsappNumber } from '@/lib/booking/whatsapp';
import { withUnitSpace } from '@/lib/format/text';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import type { Distance } from './distances';
import { AMENITY_FLAGS, type AmenityFlag } from './flags';
import { readStoredFeatures, type StoredFeatures, type StoredItem, text } from './stored-features';

const ROOM_DEFAULTS = {
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
type Faq = { id: string; question: string; answer: string };
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

/** `hotels.features` as pages show it: complete, typed, and safe to render. */
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

/** The hotel's id in its engine; a WhatsApp number in the digits that are dialed. */
function engineId({ booking_engine: engine, hotel_id: id }: StoredFeatures): string | null {
  return engine === 'whatsapp' && id ? storedWhatsappNumber(id) || null : id;
}

/**
 * What pages know of a hotel's stored JSON. Never throws: a malformed whole gives the features of a
 * hotel that only has a name.
 */
export function readFeatures(value: unknown): HotelFeatures {
  const stored = readStoredFeatures(value);
  const [first, ...rest] = stored.hero_images;
  const heroVideo = isVideoLink(first) ? httpsUrl(first) : null;
  return {
    engine: {
      name: BOOKING_ENGINES.find((engine) => engine === stored.booking_engine) ?? 'omnibees',
      baseUrl: httpsUrl(stored.booking_url),
      hotelId: engineId(stored),
    },
    logoUrl: imageUrl(stored.logo_url),
    primaryColor: stored.primary_colors.find((color) => HEX.test(color))?.toLowerCase() ?? null,
    heroVideo,
    heroImages: urls(heroVideo ? rest : stored.hero_images),
    bannerImages: urls(stored.banner_images),
    galleryImages: urls(stored.gallery_images),
    amenities: stored.amenities.flatMap(toAmenity),
    services: stored.services.flatMap(toAmenity),
    experience: stored.experience,
    history: (stored.history ?? '').split(/\n\s*\n/).flatMap((part) => part.trim() || []),
    distances: stored.distances.places,
    testimonials: stored.testimonials.flatMap(toTestimonial),
    faqs: stored.faqs.flatMap(({ id, question, answer }) =>
      question && answer ? [{ id, question, answer }] : [],
    ),
    rooms: stored.rooms.flatMap(toRoom),
    phone: stored.phone,
    flags: AMENITY_FLAGS.filter((flag) => stored.flags.includes(flag)),
  };
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const urls = (addresses: string[]) => [
  ...new Set(addresses.flatMap((address) => imageUrl(address) ?? [])),
];

const VIDEO_HOST =
  /^(?:(?:www\.|player\.)?vimeo\.com|(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** True for an https link to one of the video sites, or to a video file. */
export function isVideoLink(value: unknown): boolean {
  const href = httpsUrl(value);
  if (!href) return false;
  const url = new URL(href);
  return VIDEO_HOST.test(url.hostname) || /\.(?:mp4|webm)$/i.test(url.pathname);
}

const toAmenity = ({ name, icon, description }: StoredFeatures['services'][number]): Amenity[] =>
  name ? [{ name, icon: icon ?? '', description }] : [];

function toTestimonial(item: StoredItem & StoredFeatures['testimonials'][number]): Testimonial[] {
  const { name: author, description, rating, avatar } = item;
  if (!author || !description) return [];
  return [
    {
      author,
      text: description,
      rating: rating === null || rating < 1 || rating > 5 ? 5 : rating,
      date: /^\d{4}-\d{2}-\d{2}/.exec(text(item.date) ?? '')?.[0] ?? null,
      avatar: imageUrl(avatar),
    },
  ];
}

function toRoom(item: StoredItem & StoredFeatures['rooms'][number], index: number): Room[] {
  const { name, price, capacity } = item;
  if (!name) return [];
  return [
    {
      id: text(item.id) ?? `quarto-${index}`,
      name,
      description: item.description,
      price: price !== null && price > 0 ? price : null,
      images: urls(item.images),
      includedItems: item.included_items,
      capacity: capacity !== null && capacity >= 1 ? Math.floor(capacity) : ROOM_DEFAULTS.capacity,
      area: item.area ? withUnitSpace(item.area) : ROOM_DEFAULTS.area,
      bed: item.bed_configuration ?? ROOM_DEFAULTS.bed,
    },
  ];
}
