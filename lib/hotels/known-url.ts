import 'server-only';
import { forget, recall, remember } from '@/lib/cache/last-known-good';
import { idFromSlug } from '@/lib/format/slug';
import type { HotelUrlParts } from './paths';

/** The id that a slug ends in counts and not the words before it, of which there is no end. */
const keyOf = (slug: string) => `hotel ${idFromSlug(slug) ?? slug.toLowerCase()}`;

/**
 * Keeps what a slug has led to, for when the database is away: under the slug that was asked for,
 * the hotel's own slug and its id. So there are two of each hotel and one of each former slug that
 * is in use. A slug that leads to nothing is dropped.
 */
export async function rememberHotel(asked: string, hotel: HotelUrlParts | null): Promise<void> {
  if (!hotel) return forget(keyOf(asked));
  const { id, name, slug, type } = hotel;
  const keys = new Set([asked, slug, id].filter(Boolean).map(keyOf));
  await Promise.all(Array.from(keys, (key) => remember(key, { id, name, slug, type })));
}

/** What a slug led to when it was read last; null where it never led to a hotel. */
export const recallHotel = (slug: string) => recall<HotelUrlParts>(keyOf(slug));
