import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import type { EngineOverrides } from '@/lib/booking/engines';
import { findHotel } from '@/lib/data/hotels';
import { env } from '@/lib/env';
import { idFromSlug, isSlugLike } from '@/lib/format/slug';
import type { Hotel } from '@/lib/schemas/hotel';
import type { HotelType } from '@/lib/schemas/hotel-type';
import { hotelPath, hotelPrefix, olderHotelPath } from '@/lib/seo/hotel-path';

/** One read per request, however many of page and metadata ask. */
const hotelBySlug = cache(findHotel);

async function findOrMiss(slug: string): Promise<Hotel> {
  const hotel = isSlugLike(slug) ? await hotelBySlug(slug) : null;
  return hotel ?? notFound();
}

/**
 * The hotel of an address below the prefix of `type`. Another type's prefix and outdated spellings
 * answer with a permanent redirect, unknown hotels with 'not found'; a failed read throws.
 */
export async function loadHotel(slug: string, type: HotelType): Promise<Hotel> {
  const hotel = await findOrMiss(slug);
  const address = hotelPath(hotel);
  if (address !== `${hotelPrefix(type)}/${slug}`) permanentRedirect(address);
  return hotel;
}

/**
 * The hotel of an older address. One that ends in an id is only a way to the hotel's current page;
 * a slug has an older page of its own, below the prefix of the hotel's type.
 */
export async function loadOlderHotel(slug: string, type: HotelType): Promise<Hotel> {
  const hotel = await findOrMiss(slug);
  if (idFromSlug(slug) || hotel.slug === '') permanentRedirect(hotelPath(hotel));
  const address = olderHotelPath(hotel);
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
