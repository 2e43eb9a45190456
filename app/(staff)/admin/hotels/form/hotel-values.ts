import { ENGINES } from '@/lib/booking/engines';
import { DEFAULT_PRIMARY } from '@/lib/format/primary-color';
import type { HotelFields, HotelValues } from '@/lib/hotels/form';

/** What a new hotel begins with. */
export const NEW_HOTEL: HotelValues = {
  name: '',
  slug: '',
  subtitle: null,
  description: null,
  location: '',
  reference_point: null,
  price: '',
  rating: '',
  image_url: null,
  hotel_type: 'standard',
  is_active: true,
  region_id: null,
  address_street: null,
  address_city: null,
  address_state: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  history: null,
  experience: null,
  distances: null,
  phone: null,
  logo_url: null,
  hero_images: [],
  banner_images: [],
  gallery_images: [],
  primary_color: DEFAULT_PRIMARY,
  booking_engine: 'omnibees',
  booking_url: ENGINES.omnibees.baseUrl,
  hotel_id: null,
  rooms: [],
  services: [],
  testimonials: [],
  faqs: [],
  images: [],
};

/** A number as people write it; with as many places as are asked for. */
export const withComma = (value: number | null, places?: number) =>
  value === null
    ? ''
    : (places === undefined ? String(value) : value.toFixed(places)).replace('.', ',');

/** A stored hotel as its form shows it: numbers as people write them. */
export function fieldsToValues(fields: HotelFields): HotelValues {
  return {
    ...fields,
    price: withComma(fields.price, 2),
    rating: withComma(fields.rating),
    latitude: withComma(fields.latitude),
    longitude: withComma(fields.longitude),
    rooms: fields.rooms.map((room) => ({ ...room, price: withComma(room.price, 2) })),
  };
}
