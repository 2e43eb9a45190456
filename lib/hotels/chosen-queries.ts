import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { idFromSlug } from '@/lib/format/slug';
import { hotelKey } from './chosen';
import { type Hotel, readHotel, readHotels } from './model';
import { PAGE } from './queries';

const formerSlug = z.object({ slug: z.string(), hotel: z.unknown() });

/**
 * The active hotels of these keys, in their order and each once; those that are not there are left out.
 * A key is a slug of today, one that the hotel had before, or ends in its id. Throws QueryError.
 */
export async function findHotels(keys: readonly string[]): Promise<Hotel[]> {
  if (keys.length === 0) return [];
  const found = new Map<string, Hotel>();
  for (const hotel of await hotelsBy('slug', keys)) found.set(hotelKey(hotel), hotel);
  const ids = new Map(keys.flatMap((key) => (found.has(key) ? [] : [[idFromSlug(key), key]])));
  ids.delete(null);
  if (ids.size > 0) {
    for (const hotel of await hotelsBy('id', [...ids.keys()] as string[])) {
      found.set(ids.get(hotel.id) ?? hotel.id, hotel);
    }
  }
  const missing = keys.filter((key) => !found.has(key));
  if (missing.length > 0) {
    for (const { slug, hotel } of await hotelsByFormerSlug(missing)) found.set(slug, hotel);
  }
  const inOrder = keys.flatMap((key) => found.get(key) ?? []);
  return [...new Map(inOrder.map((hotel) => [hotel.id, hotel])).values()];
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

async function hotelsByFormerSlug(slugs: readonly string[]) {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotel_former_slugs')
    .select(`slug, hotel:hotels!inner(${PAGE})`, { count: 'exact' })
    .in('slug', [...slugs])
    .limit(slugs.length);
  const rows = await runQuery('hotels', query, (data) => z.array(formerSlug).parse(data));
  return rows.flatMap((row) => {
    const hotel = readHotel(row.hotel);
    return hotel ? [{ slug: row.slug, hotel }] : [];
  });
}
