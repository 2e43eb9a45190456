import 'server-only';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { idFromSlug } from '@/lib/format/slug';
import { hotelKey } from './chosen';
import { type Hotel, readHotels } from './model';
import { hotelsByFormerSlug, PAGE } from './queries';

type FoundHotels = {
  hotels: Hotel[];
  /** How many no longer exist. */
  gone: number;
  /** Those beyond the limit. */
  beyond: Hotel[];
};

/**
 * The active hotels with these keys, in the order of the keys, each once. A key is a current slug,
 * a former slug, or ends in the hotel's id; at most `most` are returned as `hotels`. Throws
 * QueryError.
 */
export async function findHotels(
  keys: readonly string[],
  most = keys.length,
): Promise<FoundHotels> {
  const found = await hotelsByKey(keys);
  const inOrder = keys.flatMap((key) => found.get(key) ?? []);
  const hotels = [...new Map(inOrder.map((hotel) => [hotel.id, hotel])).values()];
  return {
    hotels: hotels.slice(0, most),
    gone: keys.length - inOrder.length,
    beyond: hotels.slice(most),
  };
}

/** Maps keys to their active hotels; several keys may map to the same one. Throws QueryError. */
export async function hotelsByKey(keys: readonly string[]): Promise<Map<string, Hotel>> {
  const found = new Map<string, Hotel>();
  const missing = () => keys.filter((key) => !found.has(key));
  if (missing().length > 0) {
    for (const hotel of await hotelsBy('slug', keys)) found.set(hotelKey(hotel), hotel);
  }
  const ids = new Map<string, string>();
  for (const key of missing()) {
    const id = idFromSlug(key);
    if (id) ids.set(key, id);
  }
  if (ids.size > 0) {
    const hotels = await hotelsBy('id', [...new Set(ids.values())]);
    for (const [key, id] of ids) {
      const hotel = hotels.find((hotel) => hotel.id === id);
      if (hotel) found.set(key, hotel);
    }
  }
  if (missing().length > 0) {
    for (const { slug, hotel } of await hotelsByFormerSlug('hotels', missing())) {
      found.set(slug, hotel);
    }
  }
  return found;
}

async function hotelsBy(column: 'slug' | 'id', values: readonly string[]): Promise<Hotel[]> {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select(PAGE, { count: 'exact' })
    .in(column, [...values])
    .eq('is_active', true)
    .limit(values.length);
  return runQuery('hotels', query, readHotels);
}
