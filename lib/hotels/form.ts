import { z } from 'zod';
import {
  type FieldProblem,
  line,
  longText,
  neededLine,
  optionalPhone,
  optionalUrl,
  price,
  problem,
  typedNumber,
} from '@/lib/actions/form-parts';
import { earlierTries, loaded, recordId } from '@/lib/actions/record';
import { BOOKING_ENGINES } from '@/lib/booking/engines';
import { toStoredNumber, whatsappNumber } from '@/lib/booking/whatsapp';
import { optionalWhatsapp } from '@/lib/booking/whatsapp-form';
import { isBlank } from '@/lib/format/is-blank';
import { isObject } from '@/lib/format/is-object';
import { keysOf } from '@/lib/format/keys-of';
import { HEX_COLOR } from '@/lib/format/primary-color';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { AMENITY_FLAGS } from './content/amenity-flags';
import { SURROUNDINGS } from './content/surroundings';
import { galleryDetails, imageList, itemLists, season } from './form-items';
import { HOTEL_TYPES } from './hotel-type';
import { HOTEL_LIMITS as LIMITS } from './limits';
import { STATES } from './states';

/** From 0 to 5 in steps of a tenth, with a comma or a point. */
const rating = typedNumber((typed) => {
  const text = String(typed).trim();
  return /^(?:[0-4](?:[.,]\d)?|5(?:[.,]0)?)$/.test(text) ? Number(text.replace(',', '.')) : null;
}, 'rating');

/**
 * A number with a comma or a point, within bounds, rounded to the five decimals that the column
 * stores.
 */
const decimal = (min: number, max: number, refusal: FieldProblem) =>
  typedNumber((typed) => {
    const text = String(typed).trim();
    const value = /^-?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
    return value === null || value < min || value > max ? null : Number(value.toFixed(5));
  }, refusal);

const text = line;

/** Columns of the table. The database makes the slug: '' requests a new one, made from the name. */
const columns = {
  name: neededLine(LIMITS.name),
  slug: z.string().max(300),
  subtitle: text(LIMITS.subtitle),
  description: longText(LIMITS.description),
  location: neededLine(LIMITS.location),
  reference_point: text(LIMITS.reference_point),
  price,
  rating,
  image_url: optionalUrl(LIMITS.image_url, imageUrl, 'picture'),
  hotel_type: z.enum(HOTEL_TYPES),
  is_active: z.boolean(),
  region_id: longText(40).pipe(recordId.nullable()),
  address_street: text(LIMITS.address_street),
  address_city: text(LIMITS.address_city),
  address_state: longText(2).pipe(z.enum(STATES).nullable()),
  postal_code: text(20)
    .transform((value) => value?.replace(/^(\d{2})\.?(\d{3})[-\s]?(\d{3})$/, '$1$2-$3') ?? null)
    .refine((value) => value === null || /^\d{5}-\d{3}$/.test(value), problem('postalCode')),
  latitude: decimal(-90, 90, 'latitude'),
  longitude: decimal(-180, 180, 'longitude'),
};

/**
 * Fields added to the form later, one key each. A form loaded before that, or a draft from then,
 * does not send them: absent is not false, so that the stored values stay.
 */
const LATER_FLAGS = ['recommended', ...SURROUNDINGS, ...AMENITY_FLAGS] as const;
const flags = Object.fromEntries(
  LATER_FLAGS.map((flag) => [flag, z.boolean().optional()]),
) as Record<(typeof LATER_FLAGS)[number], z.ZodOptional<z.ZodBoolean>>;

/** The keys of the stored `features` that the form edits; a save leaves all other keys unchanged. */
const features = {
  history: longText(LIMITS.history),
  experience: longText(LIMITS.experience),
  distances: longText(LIMITS.distances),
  phone: optionalPhone(LIMITS.phone),
  whatsapp: optionalWhatsapp(LIMITS.whatsapp),
  ...flags,
  access_step_free: z.boolean(),
  access_step_free_detail: text(LIMITS.access_step_free_detail),
  access_adapted_rooms: z.boolean(),
  access_adapted_rooms_detail: text(LIMITS.access_adapted_rooms_detail),
  access_deaf_guests: z.boolean(),
  access_deaf_guests_detail: text(LIMITS.access_deaf_guests_detail),
  access_blind_guests: z.boolean(),
  access_blind_guests_detail: text(LIMITS.access_blind_guests_detail),
  season,
  logo_url: optionalUrl(LIMITS.logo_url, imageUrl, 'picture'),
  hero_images: imageList,
  banner_images: imageList,
  gallery_images: imageList,
  gallery_details: galleryDetails,
  primary_color: text(LIMITS.primary_color).refine(
    (value) => value === null || HEX_COLOR.test(value),
    problem('color'),
  ),
  booking_engine: z.enum(BOOKING_ENGINES),
  booking_url: optionalUrl(LIMITS.booking_url, httpsUrl, 'url'),
  hotel_id: text(LIMITS.hotel_id),
  rooms: itemLists.rooms,
  services: itemLists.services,
  testimonials: itemLists.testimonials,
  faqs: itemLists.faqs,
  // Absent from earlier forms, like the flags above.
  amenities: itemLists.amenities.optional(),
  day_notes: itemLists.day_notes.optional(),
};

type Booking = { booking_engine?: unknown; hotel_id?: unknown };

/** The hotel's id in the stored form of its booking engine; null if it is not valid. */
function engineId({ booking_engine: engine, hotel_id: id }: Booking): string | null {
  const typed = typeof id === 'string' ? id : '';
  if (engine !== 'whatsapp') return typed || null;
  const number = whatsappNumber(typed);
  return number && toStoredNumber(number);
}

/** Whether to check a rule about two fields: not if something other than the form was sent. */
const hasFields = ({ value }: { value: unknown }) => isObject(value);

/**
 * The schema of the hotel form, used in the browser before a save and on the server. Rules about
 * two fields are checked even while other fields are invalid, so that all problems show at once.
 */
export const hotelFields = z
  .object({ ...columns, ...features, images: itemLists.images })
  .refine((hotel) => isBlank(hotel.latitude) === isBlank(hotel.longitude), {
    error: problem('coordinates'),
    path: ['longitude'],
    when: hasFields,
  })
  .refine(
    (hotel) =>
      hotel.booking_engine !== 'whatsapp' || isBlank(hotel.hotel_id) || engineId(hotel) !== null,
    { error: problem('whatsapp'), path: ['hotel_id'], when: hasFields },
  )
  .transform((hotel) => ({
    ...hotel,
    hotel_id: engineId(hotel),
    gallery_details: hotel.gallery_details.filter(({ image_url }) =>
      hotel.gallery_images.includes(image_url),
    ),
  }));

/** The form's values while it is being filled in: numbers as typed. */
export type HotelValues = z.input<typeof hotelFields>;
/** The parsed values, which are compared and stored. */
export type HotelFields = z.output<typeof hotelFields>;

/** The fields of the form that are columns of `hotels`. Those of the stored `features` are FEATURE_KEYS. */
export const HOTEL_COLUMNS = keysOf(columns);
/** The keys of the stored `features` that a save may write; all others stay as they are. */
export const FEATURE_KEYS = keysOf(features);

/** A new hotel has no `loaded`. The form chooses its id, so that sending twice creates one hotel. */
export const hotelInput = z.object({
  id: recordId,
  loaded: loaded.nullable(),
  sent: earlierTries(hotelFields),
  fields: hotelFields,
});
