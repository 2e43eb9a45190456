import 'server-only';
import { z } from 'zod';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import { byName } from '@/lib/format/text';
import { readFeatures } from './content/features';
import { MAIN_IMAGE_COLUMNS, mainImageColumns, mainImageOf } from './main-image';

/** Hotels that a picker lists at once; others are found by name. */
const CHOICES = 200;

const CHOICE = `id, name, is_active, ${MAIN_IMAGE_COLUMNS}` as const;

const choiceRow = z
  .object({
    id: z.string(),
    name: z.string(),
    is_active: z.boolean(),
    ...mainImageColumns,
  })
  .transform(({ image_url, hotel_images, ...hotel }) => ({
    ...hotel,
    /** Shown by an offer without an image of its own. */
    image: mainImageOf({ image_url, hotel_images }),
  }));

export type HotelChoice = z.infer<typeof choiceRow>;

/** Hotels to choose from, by name; `complete` says whether these are all. */
export type HotelChoices = { hotels: HotelChoice[]; complete: boolean };

/** The first hotels whose names contain these words. Throws on any failure. */
export async function hotelChoices(client: SessionClient, words = ''): Promise<HotelChoices> {
  const pattern = searchPattern(words);
  const hotels = client.from('hotels').select(CHOICE);
  const named = pattern ? hotels.filter('name', 'imatch', pattern) : hotels;
  const { data, error } = await named.order('name').limit(CHOICES + 1);
  if (error) throw error;
  const found = z.array(choiceRow).parse(data);
  return { hotels: byName(found.slice(0, CHOICES)), complete: !words && found.length <= CHOICES };
}

/** The hotels with these ids. Throws on any failure. */
export async function hotelsOfIds(client: SessionClient, ids: string[]): Promise<HotelChoice[]> {
  const read = (part: string[]) => client.from('hotels').select(CHOICE).in('id', part);
  return z.array(choiceRow).parse(await rowsOfIds(ids, read));
}

/** The names of a hotel's rooms as on its page, each once. Throws on any failure. */
export async function roomNames(client: SessionClient, hotelId: string): Promise<string[]> {
  const { data, error } = await client
    .from('hotels')
    .select('rooms:features->rooms')
    .eq('id', hotelId)
    .limit(1);
  if (error) throw error;
  const { rooms } = readFeatures({ rooms: data[0]?.rooms });
  return [...new Set(rooms.map(({ name }) => name))];
}
