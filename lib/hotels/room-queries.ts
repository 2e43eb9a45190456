import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicContext, type ReadContext } from '@/lib/db/read-context';
import { runQuery } from '@/lib/db/run-query';
import { readFeatures } from './features';
import type { Hotel } from './model';

/** A failed read of rooms is tried again so often, after so many milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MS = 1_000;

/**
 * The hotel with its rooms as they are now. A question of its own, asked again when it fails: they
 * are what a visitor came to choose. A hotel that is gone meanwhile has none. Throws QueryError.
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
