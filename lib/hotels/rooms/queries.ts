import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicContext, type ReadContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import { readFeatures } from '@/lib/hotels/content/features';
import type { Hotel } from '@/lib/hotels/model';

/** How often a failed query of rooms is retried, and after how many milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MS = 1_000;

/**
 * The hotel with its current rooms. A separate query with retries, because rooms matter most on
 * this page. A hotel removed in the meantime has none. Throws QueryError.
 */
export async function withRooms(hotel: Hotel, context = publicContext): Promise<Hotel> {
  const rooms = await roomsOfHotel(hotel.id, context);
  return { ...hotel, features: { ...hotel.features, rooms } };
}

async function roomsOfHotel(
  hotelId: string,
  context: ReadContext,
  retries = RETRIES,
): Promise<Hotel['features']['rooms']> {
  const all = context
    .client([tags.hotels])
    .from('hotels')
    .select('rooms:features', { count: 'exact' })
    .eq('id', hotelId)
    .limit(1);
  const query = context.includeInactive ? all : all.eq('is_active', true);
  try {
    const [row] = await runQuery('rooms', query, (data) =>
      z.array(z.object({ rooms: z.unknown() })).parse(data),
    );
    return readFeatures(row?.rooms).rooms;
  } catch (error) {
    if (retries === 0) throw error;
    await wait(RETRY_AFTER_MS);
    return roomsOfHotel(hotelId, context, retries - 1);
  }
}
