import 'server-only';
import type { HotelFields } from '@/lib/schemas/hotel-form';
import type { SessionClient } from '@/lib/supabase/session';

type Images = HotelFields['images'];

async function done(query: PromiseLike<{ error: unknown }>) {
  const { error } = await query;
  if (error) throw error;
}

/**
 * Makes a hotel's pictures the wanted ones. At most one is the main one, which the database holds
 * too: the old one steps down before a new one is named. Run again, it does what is left to do.
 */
export async function saveImages(
  client: SessionClient,
  hotelId: string,
  wanted: Images,
): Promise<void> {
  const pictures = () => client.from('hotel_images');
  const { data, error } = await pictures()
    .select('id, image_url, is_main')
    .eq('hotel_id', hotelId)
    .limit(1000);
  if (error) throw error;
  const ids = new Set(wanted.map(({ id }) => id));
  const main = wanted.find(({ is_main }) => is_main)?.id;
  const before = data.find(({ is_main }) => is_main)?.id;
  const gone = data.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  if (gone.length > 0) await done(pictures().delete().in('id', gone));
  if (before && before !== main && ids.has(before)) {
    await done(pictures().update({ is_main: false }).eq('id', before));
  }
  const known = new Map(data.map((image) => [image.id, image]));
  const added = wanted.filter(({ id }) => !known.has(id));
  if (added.length > 0) {
    await done(pictures().insert(added.map((image) => ({ ...image, hotel_id: hotelId }))));
  }
  for (const { id, image_url } of wanted) {
    const stored = known.get(id);
    if (stored && stored.image_url !== image_url) {
      await done(pictures().update({ image_url }).eq('id', id).eq('hotel_id', hotelId));
    }
  }
  if (main && main !== before && known.has(main)) {
    await done(pictures().update({ is_main: true }).eq('id', main).eq('hotel_id', hotelId));
  }
}
