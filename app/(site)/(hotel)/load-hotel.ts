import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { EngineOverrides } from '@/lib/booking/engines';
import { env } from '@/lib/env';
import { isSlugLike } from '@/lib/format/slug';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { type HotelAddress, recallHotel, rememberHotel } from '@/lib/hotels/known-address';
import type { Hotel } from '@/lib/hotels/model';
import { hotelPath, hotelPrefix, roomSelectionPath } from '@/lib/hotels/paths';
import { findHotel } from '@/lib/hotels/queries';

/** One read per request, however many of page and metadata ask. */
const hotelBySlug = cache(findHotel);

/**
 * The hotel of a slug, null when there is none. `redirectFrom` gets what its URLs are made of and
 * redirects where the visitor asked at another one. A failed read throws, but a redirect that was
 * good once goes on: what it leads to may well be stored.
 */
async function find(
  slug: string,
  redirectFrom: (hotel: HotelAddress) => void,
): Promise<Hotel | null> {
  if (!isSlugLike(slug)) return null;
  let hotel: Hotel | null;
  try {
    hotel = await hotelBySlug(slug);
  } catch (error) {
    const known = await recallHotel(slug);
    if (known) redirectFrom(known);
    throw error;
  }
  await rememberHotel(slug, hotel);
  if (hotel) redirectFrom(hotel);
  return hotel;
}

/**
 * The hotel of an address below the prefix of `type`, null when there is none. Another type's prefix
 * and outdated spellings answer with a permanent redirect; a failed read throws.
 */
export const loadHotel = (slug: string, type: HotelType): Promise<Hotel | null> =>
  find(slug, (hotel) => {
    const address = hotelPath(hotel);
    if (address !== `${hotelPrefix(type)}/${slug}`) permanentRedirect(address);
  });

/**
 * The hotel of an older address. One that ends in an id, or in a slug that the hotel had before, is
 * only a way to the hotel's current page; its slug of today has an older page of its own, below the
 * prefix of the hotel's type.
 */
export const loadRoomSelectionHotel = (slug: string, type: HotelType): Promise<Hotel | null> =>
  find(slug, (hotel) => {
    const isCurrent = hotel.slug !== '' && hotel.slug === slug.toLowerCase();
    if (!isCurrent) permanentRedirect(hotelPath(hotel));
    const address = roomSelectionPath(hotel);
    if (address !== `${hotelPrefix(type)}/old/${slug}`) permanentRedirect(address);
  });

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
