import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Hotel } from '@/lib/schemas/hotel';
import { readFeatures } from '@/lib/schemas/hotel-features';
import { publicClient } from '@/lib/supabase/public';
import { read } from './failure';
import { tags } from './tags';

/** A failed read of rooms is tried again so often, after so many milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MS = 1_000;

/**
 * The hotel with its rooms as they are now. A question of its own, asked again when it fails: they
 * are what a visitor came to choose. A hotel that is gone meanwhile has none. Throws ReadFailure.
 */
export async function withRooms(hotel: Hotel): Promise<Hotel> {
  return { ...hotel, features: { ...hotel.features, rooms: await roomsOfHotel(hotel.id) } };
}

async function roomsOfHotel(hotelId: string, retries = RETRIES) {
  const query = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('rooms:features', { count: 'exact' })
    .eq('id', hotelId)
    .eq('is_active', true)
    .limit(1);
  try {
    const [row] = await read('rooms', query, (data) =>
      z.array(z.object({ rooms: z.unknown() })).parse(data),
    );
    return readFeatures(row?.rooms).rooms;
  } catch (error) {
    if (retries === 0) throw error;
    await wait(RETRY_AFTER_MS);
    return roomsOfHotel(hotelId, retries - 1);
  }
}
