import 'server-only';
import { forget, recall, remember } from '@/lib/cache/last-known-good';
import { idFromSlug } from '@/lib/format/slug';
import type { HotelUrlParts } from './paths';

/** If a slug ends in an id, only that counts: there is no limit to the words before it. */
const keyOf = (slug: string) => `hotel ${idFromSlug(slug) ?? slug.toLowerCase()}`;

/**
 * Stores what a slug resolved to, for when the database is unavailable: under the requested slug,
 * the hotel's own slug and its id. That makes two entries per hotel and one per former slug in use.
 * Drops a slug that resolves to nothing.
 */
export async function rememberHotel(asked: string, hotel: HotelUrlParts | null): Promise<void> {
  if (!hotel) return forget(keyOf(asked));
  const { id, name, slug, type } = hotel;
  const keys = new Set([asked, slug, id].filter(Boolean).map(keyOf));
  await Promise.all(Array.from(keys, (key) => remember(key, { id, name, slug, type })));
}

/** What a slug last resolved to; null if it never resolved to a hotel. */
export const recallHotel = (slug: string) => recall<HotelUrlParts>(keyOf(slug));
