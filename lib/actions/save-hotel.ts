import 'server-only';
import type { z } from 'zod';
import { HOTEL_FORM_COLUMNS, HOTEL_WRITTEN } from '@/lib/data/admin/hotel';
import { HOTEL_COLUMNS, type HotelFields, type hotelInput } from '@/lib/schemas/hotel-form';
import { storedFields } from '@/lib/schemas/hotel-stored';
import type { Database } from '@/lib/supabase/database.types';
import type { SessionClient } from '@/lib/supabase/session';
import { sameContent } from './merge';
import { mergeFeatures } from './merge-features';
import type { PublishedHotel } from './publish-hotel';
import { saveImages } from './save-images';
import { insertOnce, saveRow } from './save-row';

type Columns = Database['public']['Tables']['hotels']['Update'];
type Saved = HotelFields & { updated_at: string };
type Answer<Row> = { data: Row[] | null; error: { code?: string; message: string } | null };

/** The columns of a form; the slug only where a new one is asked for. */
function columnsOf(fields: HotelFields, storedFeatures: unknown): Columns {
  const names = HOTEL_COLUMNS.filter((name) => name !== 'slug' || fields.slug === '');
  return {
    ...Object.fromEntries(names.map((name) => [name, fields[name]])),
    features: mergeFeatures(storedFeatures, fields) as Columns['features'],
  };
}

/** What was read or written as the form knows it; `images` where the answer is without them. */
const asSaved = <Row extends PublishedHotel & { updated_at: string }>(
  { data, error }: Answer<Row>,
  images?: unknown[],
) => ({
  error,
  data:
    data?.map((row): Saved => {
      const hotel = images ? { ...row, hotel_images: images } : row;
      return { ...storedFields(hotel), updated_at: row.updated_at };
    }) ?? null,
});

/**
 * Creates or updates a hotel and its pictures. Features are read, merged by key and written under
 * one version of the row, so that what other programs keep there survives. Gives the hotel as it
 * is now and every state of it that pages may still show.
 */
export async function saveHotel(
  client: SessionClient,
  { id, loaded, fields }: z.output<typeof hotelInput>,
): Promise<{ saved: Saved; states: PublishedHotel[] }> {
  const hotels = () => client.from('hotels');
  const states = new Map<string, PublishedHotel>();
  let images = fields.images;
  const seen = <Row extends PublishedHotel>(answer: Answer<Row>) => {
    for (const row of answer.data ?? []) {
      states.set(`${row.hotel_type} ${row.slug} ${row.region_id}`, row);
    }
  };
  const stored = async () => {
    const answer = await hotels().select(HOTEL_FORM_COLUMNS).eq('id', id);
    seen(answer);
    return answer;
  };
  const read = async () => asSaved(await stored());
  const update = async (changed: HotelFields, version: string) => {
    const now = await stored();
    const current = now.data?.[0];
    // Not the version that was asked for: whoever called reads it and puts both together.
    if (now.error || current?.updated_at !== version) return { data: [], error: now.error };
    images = changed.images;
    const answer = await hotels()
      .update(columnsOf(changed, current.features))
      .eq('id', id)
      .eq('updated_at', version)
      .select(HOTEL_WRITTEN);
    seen(answer);
    return asSaved(answer, current.hotel_images);
  };
  const insert = async () => {
    const { name, location } = fields;
    const answer = await hotels()
      .insert({ ...columnsOf({ ...fields, slug: '' }, {}), id, name, location })
      .select(HOTEL_WRITTEN);
    seen(answer);
    return asSaved(answer);
  };

  let row = (
    loaded
      ? await saveRow({ loaded, mine: fields, read, update })
      : await insertOnce({ insert, read })
  ) as Saved;
  const mine = { ...fields, slug: row.slug, images: row.images };
  const { updated_at: version, ...base } = row;
  // A retry after an answer that got lost, with what was typed since.
  if (!loaded && !sameContent(base, mine)) {
    row = (await saveRow({ loaded: { version, base }, mine, read, update })) as Saved;
    images = fields.images;
  }
  if (!sameContent(images, row.images)) await saveImages(client, id, images);
  return { saved: { ...row, images }, states: [...states.values()] };
}
