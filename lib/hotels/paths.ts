import { slugWithId } from '@/lib/format/slug';
import type { HotelType } from './hotel-type';
import { ROOM_PARAM } from './rooms/param';

/** The first part of the path of a hotel's page, by its type. */
export const HOTEL_PREFIX = {
  standard: '/hotel',
  corporate: '/hotel_corp',
  alternative: '/hotel_lazer',
} as const satisfies Record<HotelType, string>;

/** The columns of a hotel's row that its URLs are made of. */
export type HotelUrlRow = {
  id: string;
  slug: string;
  hotel_type: unknown;
  region_id: string | null;
};

/** What the URLs of a hotel are made of. */
export type HotelUrlParts = { id: string; name: string; slug: string; type: HotelType };

/** The canonical path of a hotel: prefix by type, then its slug (or name plus id without one). */
export function hotelPath(hotel: HotelUrlParts) {
  return `${HOTEL_PREFIX[hotel.type]}/${hotel.slug || slugWithId(hotel.name, hotel.id)}`;
}

/** The page on which rooms are chosen: the hotel's prefix and slug with 'old' in between. */
export function roomSelectionPath(hotel: { slug: string; type: HotelType }) {
  return `${HOTEL_PREFIX[hotel.type]}/old/${hotel.slug}`;
}

/**
 * Where a visit of a hotel belongs that was made by this slug. The page on which rooms are chosen
 * has the hotel's slug of today; an older URL with another one is only a way to the hotel's page.
 */
export function hotelTarget(
  hotel: HotelUrlParts,
  { slug, older }: { slug: string; older: boolean },
): string {
  const isCurrent = hotel.slug !== '' && hotel.slug === slug.toLowerCase();
  return older && isCurrent ? roomSelectionPath(hotel) : hotelPath(hotel);
}

/** Where rooms of a hotel stand side by side. The choice is in the query (lib/hotels/rooms/keys.ts). */
export const roomComparisonPath = (hotel: HotelUrlParts) => `${hotelPath(hotel)}/quartos`;

/** A path of `roomComparisonPath`; its first group is the hotel's own. */
export const ROOM_COMPARISON = /^(\/hotel(?:_corp|_lazer)?\/(?!old\/)[^/]+)\/quartos$/;

/** The page of one room. With script a link to it on the hotel's page opens a sheet instead. */
export const roomPath = (hotel: HotelUrlParts, roomKey: string) =>
  `${roomComparisonPath(hotel)}?${ROOM_PARAM}=${roomKey}`;

/** The parameter that names the field with which the form of a hotel begins: 'rooms.1.images.0'. */
export const FIELD_PARAM = 'campo';

/** The form in which staff edit a hotel, or create one (null); it begins with a field if one is named. */
export const staffHotelPath = (id: string | null, field?: string) =>
  `/admin/hotels/${id ?? 'novo'}${field ? `?${FIELD_PARAM}=${field}` : ''}`;
