import type { AccessFact } from '@/lib/hotels/content/access';
import type { AmenityFlag } from '@/lib/hotels/content/amenity-flags';
import type { Surrounding } from '@/lib/hotels/content/surroundings';
import type { HotelType } from '@/lib/hotels/hotel-type';

/** The types as URLs name them. */
export const TYPE_URL_VALUES = {
  standard: 'padrao',
  corporate: 'corporativo',
  alternative: 'lazer',
} as const satisfies Record<HotelType, string>;

/** The amenities as URLs name them. */
export const AMENITY_URL_VALUES = {
  wifi: 'wi-fi',
  breakfast: 'cafe-da-manha',
  restaurant: 'restaurante',
  gym: 'academia',
  parking: 'estacionamento',
  pool: 'piscina',
  spa: 'spa',
  security: 'seguranca',
  central_location: 'localizacao-central',
  kid_friendly: 'familias',
  room_service: 'servico-de-quarto',
  concierge: 'concierge',
  laundry: 'lavanderia',
  business_center: 'centro-de-negocios',
} as const satisfies Record<AmenityFlag, string>;

/** The access facts as URLs name them. */
export const ACCESS_URL_VALUES = {
  access_step_free: 'sem-degraus',
  access_adapted_rooms: 'quarto-adaptado',
  access_deaf_guests: 'surdos',
  access_blind_guests: 'cegos',
} as const satisfies Record<AccessFact, string>;

/** The surroundings as URLs name them. */
export const SURROUNDING_URL_VALUES = {
  near_sea: 'mar',
  near_airport: 'aeroporto',
  quiet: 'tranquilo',
} as const satisfies Record<Surrounding, string>;
