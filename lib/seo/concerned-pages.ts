import type { HotelType } from '@/lib/hotels/hotel-type';
import { hotelPath, roomSelectionPath } from '@/lib/hotels/paths';
import { regionPath } from '@/lib/regions/paths';

/** Which pages show what: a change is published on all of them, and on no others. */

/** Every page that has an address of its own and no row. */
export const FIXED_PAGES = [
  '/',
  '/home2',
  '/hotels',
  '/destinations',
  '/deals',
  '/about',
  '/friends',
  '/privacy',
  '/terms',
  '/sitemap',
] as const;

const MAPS = ['/sitemap', '/sitemap.xml'] as const;
/** Pages that name regions: in the search, as a filter, as destinations. */
export const REGION_LISTS = ['/', '/hotels', '/destinations', '/about', ...MAPS] as const;
/** Pages that show hotels, count them or show a picture of theirs. */
export const HOTEL_LISTS = [...REGION_LISTS, '/deals'] as const;
/** Pages that list offers; each hotel's own page beside them. */
export const OFFER_LISTS = ['/deals', ...MAPS] as const;

/** What the addresses that name a hotel are made of. */
export type AddressedHotel = {
  id: string;
  name: string;
  slug: string;
  type: HotelType;
  regionId: string | null;
};

/** A hotel's own pages and the list of its region. */
export function pagesOfHotel({ regionId, ...hotel }: AddressedHotel): string[] {
  const region = regionId ? [regionPath(regionId)] : [];
  return [hotelPath(hotel), roomSelectionPath(hotel), ...region];
}
