import type { HotelEngine } from '@/lib/booking/engines';
import type { DayNote } from '@/lib/booking/minimum-stay';
import { storedWhatsappNumber, whatsappNumber } from '@/lib/booking/whatsapp';
import { wholeNumber } from '@/lib/format/numbers';
import { HEX_COLOR } from '@/lib/format/primary-color';
import { preview, withUnitSpace } from '@/lib/format/text';
import { MAX_PRICE } from '@/lib/format/typed-price';
import { HOTEL_LIMITS, ITEM_LIMITS } from '@/lib/hotels/limits';
import { areaInText, areaWithUnit } from '@/lib/hotels/rooms/area';
import { bedsInText, MOST_BEDS, type RoomBeds } from '@/lib/hotels/rooms/beds';
import type { RoomView } from '@/lib/hotels/rooms/views';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { ACCESS_FACTS, type AccessItem, accessDetail } from './access';
import { AMENITY_FLAGS, type AmenityFlag } from './amenity-flags';
import { toDayNote } from './day-notes';
import type { Distance } from './distances';
import type { GalleryDetail } from './gallery-details';
import { hasSeason, type SeasonMonth } from './season';
import { readStoredFeatures, type StoredFeatures } from './stored-features';
import { type StoredItem, text } from './stored-values';
import { SURROUNDINGS, type Surrounding } from './surroundings';

const ROOM_DEFAULTS = {
  capacity: 2,
  area: '25-30m²',
  bed: '1 cama de casal',
} as const;

/** `icon` is as stored, even if unknown or blank; `amenityIconId` reads it. */
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
  /** The stored area in square meters; null if it is missing, a range or not a number. */
  squareMeters: number | null;
  /** The number of beds as stored; null if missing or not countable. */
  beds: RoomBeds | null;
  view: RoomView | null;
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
  /** Notes about some days, for the hotel's calendar. */
  dayNotes: DayNote[];
  /** The digits that WhatsApp dials. */
  whatsapp: string | null;
  access: AccessItem[];
  surroundings: Surrounding[];
  /** The twelve months, January first; empty if staff wrote about none. */
  season: SeasonMonth[];
  /** Gallery images that staff described, by URL. */
  galleryDetails: Readonly<Record<string, Pick<GalleryDetail, 'caption' | 'subject'>>>;
};

/** The hotel's id in its engine; for WhatsApp, the digits to dial. */
function engineId({ booking_engine: engine, hotel_id: id }: StoredFeatures): string | null {
  return engine === 'whatsapp' && id ? storedWhatsappNumber(id) || null : id;
}

/**
 * The number where the reception answers chats: the stored one, else that of a hotel booked by
 * chat. One that was stored before numbers were validated is not shown if invalid: it could be
 * someone else's.
 */
function chatNumber({ whatsapp, booking_engine, hotel_id }: StoredFeatures): string | null {
  const stored = whatsapp ?? (booking_engine === 'whatsapp' ? hotel_id : null);
  return stored && whatsappNumber(stored);
}

/**
 * Reads a hotel's stored JSON for pages. Never throws: if malformed as a whole, it gives the
 * features of a hotel that only has a name.
 */
export function readFeatures(value: unknown): HotelFeatures {
  const stored = readStoredFeatures(value);
  const [first, ...rest] = stored.hero_images;
  const heroVideo = isVideoLink(first) ? httpsUrl(first) : null;
  return {
    engine: {
      name: stored.booking_engine,
      baseUrl: httpsUrl(stored.booking_url),
      hotelId: engineId(stored),
    },
    logoUrl: imageUrl(stored.logo_url),
    primaryColor:
      stored.primary_colors.find((color) => HEX_COLOR.test(color))?.toLowerCase() ?? null,
    heroVideo,
    heroImages: urls(heroVideo ? rest : stored.hero_images),
    bannerImages: urls(stored.banner_images),
    galleryImages: urls(stored.gallery_images),
    amenities: stored.amenities.flatMap(toAmenity),
    services: stored.services.flatMap(toAmenity),
    experience: prose(stored.experience),
    history: (prose(stored.history) ?? '').split(/\n\s*\n/).flatMap((part) => part.trim() || []),
    distances: stored.distances.places,
    testimonials: stored.testimonials.flatMap(toTestimonial),
    faqs: stored.faqs.flatMap(({ id, question, answer }) =>
      question && answer ? [{ id, question, answer: withUnitSpace(answer) }] : [],
    ),
    rooms: stored.rooms.flatMap(toRoom),
    phone: stored.phone,
    flags: AMENITY_FLAGS.filter((flag) => stored.flags.includes(flag)),
    dayNotes: stored.day_notes.flatMap(toDayNote),
    whatsapp: chatNumber(stored),
    surroundings: SURROUNDINGS.filter((kind) => stored[kind]),
    access: ACCESS_FACTS.filter((fact) => stored[fact]).map((fact) => {
      const detail = accessDetail(fact);
      return { fact, detail: bounded(stored[detail], HOTEL_LIMITS[detail]) };
    }),
    season: hasSeason(stored.season)
      ? stored.season.map(({ text, mark }) => ({ text: bounded(text, ITEM_LIMITS.season), mark }))
      : [],
    galleryDetails: Object.fromEntries(
      stored.gallery_details.flatMap(({ image_url, caption, subject }) => {
        const src = imageUrl(image_url);
        return src ? [[src, { caption: bounded(caption, ITEM_LIMITS.caption), subject }]] : [];
      }),
    ),
  };
}

const urls = (stored: string[]) => [...new Set(stored.flatMap((url) => imageUrl(url) ?? []))];

const VIDEO_HOST =
  /^(?:(?:www\.|player\.)?vimeo\.com|(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** True for an https link to one of the video sites, or to a video file. */
export function isVideoLink(value: unknown): boolean {
  const href = httpsUrl(value);
  if (!href) return false;
  const url = new URL(href);
  return VIDEO_HOST.test(url.hostname) || /\.(?:mp4|webm)$/i.test(url.pathname);
}

/**
 * Shortens a text to the form's limit: a longer one that got into the database another way would
 * stretch the whole row next to it. The form shows all of it.
 */
const bounded = (stored: string | null, most: number) => stored && preview(stored, most);

/** Running text in which no line begins with a unit. */
const prose = (stored: string | null) => stored && withUnitSpace(stored);

const toAmenity = ({ name, icon, description }: StoredFeatures['services'][number]): Amenity[] =>
  name ? [{ name, icon: icon ?? '', description: prose(description) }] : [];

function toTestimonial(item: StoredItem & StoredFeatures['testimonials'][number]): Testimonial[] {
  const { name: author, description, rating, avatar } = item;
  if (!author || !description) return [];
  return [
    {
      author,
      text: withUnitSpace(description),
      rating: rating === null || rating < 1 || rating > 5 ? 5 : rating,
      date: /^\d{4}-\d{2}-\d{2}/.exec(text(item.date) ?? '')?.[0] ?? null,
      avatar: imageUrl(avatar),
    },
  ];
}

function toRoom(item: StoredItem & StoredFeatures['rooms'][number], index: number): Room[] {
  const { name, price, capacity } = item;
  if (!name) return [];
  const area = item.area && areaWithUnit(item.area);
  return [
    {
      id: text(item.id) ?? `quarto-${index}`,
      name,
      description: prose(item.description),
      price: price !== null && price > 0 && price <= MAX_PRICE ? price : null,
      images: urls(item.images),
      includedItems: item.included_items,
      capacity: capacity !== null && capacity >= 1 ? Math.floor(capacity) : ROOM_DEFAULTS.capacity,
      area: area || ROOM_DEFAULTS.area,
      bed: item.bed_configuration ?? ROOM_DEFAULTS.bed,
      squareMeters: area ? areaInText(area) : null,
      beds: bedsOf(item),
      view: item.view,
    },
  ];
}

/** The counted beds; if staff counted none, those in the text. */
function bedsOf(item: StoredFeatures['rooms'][number]): RoomBeds | null {
  const [double, single] = [bedCount(item.double_beds), bedCount(item.single_beds)];
  if (double + single > 0) return { double, single };
  return item.bed_configuration ? bedsInText(item.bed_configuration) : null;
}

const bedCount = (stored: number | null) => wholeNumber(stored, { min: 1, max: MOST_BEDS }) ?? 0;
