import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { EngineOverrides } from '@/lib/booking/engines';
import { env } from '@/lib/env';
import { isSlugLike } from '@/lib/format/slug';
import type { HotelType } from '@/lib/hotels/hotel-type';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath, hotelPrefix, roomSelectionPath } from '@/lib/hotels/paths';
import { findHotel } from '@/lib/hotels/queries';

/** One read per request, however many of page and metadata ask. */
const hotelBySlug = cache(findHotel);

const find = (slug: string) => (isSlugLike(slug) ? hotelBySlug(slug) : null);

/**
 * The hotel of an address below the prefix of `type`, null when there is none. Another type's prefix
 * and outdated spellings answer with a permanent redirect; a failed read throws.
 */
export async function loadHotel(slug: string, type: HotelType): Promise<Hotel | null> {
  const hotel = await find(slug);
  if (!hotel) return null;
  const address = hotelPath(hotel);
  if (address !== `${hotelPrefix(type)}/${slug}`) permanentRedirect(address);
  return hotel;
}

/**
 * The hotel of an older address. One that ends in an id, or in a slug that the hotel had before, is
 * only a way to the hotel's current page; its slug of today has an older page of its own, below the
 * prefix of the hotel's type.
 */
export async function loadRoomSelectionHotel(slug: string, type: HotelType): Promise<Hotel | null> {
  const hotel = await find(slug);
  if (!hotel) return null;
  const isCurrent = hotel.slug !== '' && hotel.slug === slug.toLowerCase();
  if (!isCurrent) permanentRedirect(hotelPath(hotel));
  const address = roomSelectionPath(hotel);
  if (address !== `${hotelPrefix(type)}/old/${slug}`) permanentRedirect(address);
  return hotel;
}

/** The chain's own addresses of the booking engines. */
export function engineOverrides(): EngineOverrides {
  const variables = env();
  return {
    omnibees: variables.BOOKING_OMNIBEES_URL,
    hbook: variables.BOOKING_HBOOK_URL,
    utrip: variables.BOOKING_UTRIP_URL,
    whatsapp: variables.BOOKING_WHATSAPP_URL,
  };
}

/** The head of a page whose address no hotel has. */
export async function missingHotelMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.page.notFound');
  return { title: t('title'), robots: { index: false } };
}
