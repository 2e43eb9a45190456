import 'server-only';
import { cache } from 'react';
import type { SessionClient } from '@/lib/db/session-client';
import { rowToFields } from './content/row-to-fields';
import type { HotelFields } from './form';

/** The columns that the hotel form edits or keeps. */
export const HOTEL_FORM_COLUMNS = `id, name, slug, subtitle, description, location, reference_point,
  price, rating, image_url, hotel_type, is_active, region_id, features, updated_at, address_street,
  address_city, address_state, postal_code, latitude, longitude,
  hotel_images(id, image_url, is_main, place, created_at)` as const;

/** A hotel as its form edits it; `version` is its updated_at. */
export type AdminHotel = { id: string; version: string; fields: HotelFields };

/** One hotel, null if there is none; read once per request. Throws on any failure. */
export const adminHotel = cache(async (client: SessionClient, id: string) => {
  const { data, error } = await client
    .from('hotels')
    .select(HOTEL_FORM_COLUMNS)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  const hotel: AdminHotel | null = data && {
    id: data.id,
    version: data.updated_at,
    fields: rowToFields(data),
  };
  return hotel;
});
