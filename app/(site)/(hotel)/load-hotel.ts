import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { isSlugLike } from '@/lib/format/slug';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { rememberHotel } from '@/lib/hotels/known-url';
import type { Hotel } from '@/lib/hotels/model';
import { HOTEL_PREFIX, hotelTarget } from '@/lib/hotels/paths';
import { findHotel } from '@/lib/hotels/queries';
import { announceGone, redirectMoved } from '@/lib/misses/moved';

/** One read per request, shared by page and metadata. */
const hotelBySlug = cache(findHotel);

/**
 * The hotel of a URL; null if there is none. Redirects visits that belong elsewhere, though most
 * are redirected before they get here (lib/misses). Throws if the read fails.
 */
async function find(slug: string, type: HotelType, older: boolean): Promise<Hotel | null> {
  if (!isSlugLike(slug)) return null;
  const hotel = await hotelBySlug(slug);
  await rememberHotel(slug, hotel);
  const pathname = `${HOTEL_PREFIX[type]}/${older ? 'old/' : ''}${slug}`;
  if (!hotel) {
    announceGone(pathname);
    return null;
  }
  const target = hotelTarget(hotel, { slug, older });
  if (target !== pathname) redirectMoved(pathname, target);
  return hotel;
}

/** The hotel of a page below the prefix of `type`. */
export const loadHotel = (slug: string, type: HotelType) => find(slug, type, false);

/** The hotel of an older URL below the prefix of `type`. */
export const loadRoomSelectionHotel = (slug: string, type: HotelType) => find(slug, type, true);

/** The metadata for URLs without a hotel. Nothing to share: the page's own URL is internal. */
export async function missingHotelMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.page.notFound');
  return { title: t('title'), robots: { index: false }, openGraph: null };
}
