import { slugWithId } from '@/lib/format/slug';
import type { HotelType } from './hotel-type';
import { ROOM_PARAM } from './rooms/param';

/** The path prefix of a hotel's page, by its type. */
export const HOTEL_PREFIX = {
  standard: '/hotel',
  corporate: '/hotel_corp',
  alternative: '/hotel_lazer',
} as const satisfies Record<HotelType, string>;

/** The columns that a hotel's URLs are made of. */
export type HotelUrlRow = {
  id: string;
  slug: string;
  hotel_type: unknown;
  region_id: string | null;
};

/** The parts that a hotel's URLs are made of. */
export type HotelUrlParts = { id: string; name: string; slug: string; type: HotelType };

/** The canonical path of a hotel: prefix by type, then its slug (or name plus id without one). */
export function hotelPath(hotel: HotelUrlParts) {
  return `${HOTEL_PREFIX[hotel.type]}/${hotel.slug || slugWithId(hotel.name, hotel.id)}`;
}

/** The room selection page: the hotel's prefix and slug with 'old' in between. */
export function roomSelectionPath(hotel: { slug: string; type: HotelType }) {
  return `${HOTEL_PREFIX[hotel.type]}/old/${hotel.slug}`;
}

/**
 * The path that a visit to a hotel by this slug belongs at. The room selection page has the hotel's
 * current slug; an older URL with another slug only leads to the hotel's page.
 */
export function hotelTarget(
  hotel: HotelUrlParts,
  { slug, older }: { slug: string; older: boolean },
): string {
  const isCurrent = hotel.slug !== '' && hotel.slug === slug.toLowerCase();
  return older && isCurrent ? roomSelectionPath(hotel) : hotelPath(hotel);
}

/**
 * The page that compares a hotel's rooms. The choice is in the query (lib/hotels/rooms/keys.ts).
 */
export const roomComparisonPath = (hotel: HotelUrlParts) => `${hotelPath(hotel)}/quartos`;

/** Matches a `roomComparisonPath`; its first group is the hotel's own path. */
export const ROOM_COMPARISON = /^(\/hotel(?:_corp|_lazer)?\/(?!old\/)[^/]+)\/quartos$/;

/**
 * The page of one room. With JavaScript, a link to it on the hotel's page opens a sheet instead.
 */
export const roomPath = (hotel: HotelUrlParts, roomKey: string) =>
  `${roomComparisonPath(hotel)}?${ROOM_PARAM}=${roomKey}`;

/** The parameter that names the field the hotel form opens at: 'rooms.1.images.0'. */
export const FIELD_PARAM = 'campo';

/**
 * The form where staff edit a hotel or create one (null); it opens at the field, if one is named.
 */
export const staffHotelPath = (id: string | null, field?: string) =>
  `/admin/hotels/${id ?? 'novo'}${field ? `?${FIELD_PARAM}=${field}` : ''}`;
