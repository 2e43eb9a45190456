import 'server-only';
import type { z } from 'zod';
import { upsertRecord } from '@/lib/actions/save-with-merge';
import type { Json } from '@/lib/db/database.types';
import type { SessionClient } from '@/lib/db/session-client';
import { mergeFeatures } from './content/merge-features';
import { rowToFields } from './content/row-to-fields';
import { HOTEL_COLUMNS, type HotelFields, type hotelInput } from './form';
import type { HotelUrlRow } from './paths';
import { HOTEL_FORM_COLUMNS } from './staff-record';

type Stored = HotelUrlRow & { updated_at: string } & Record<string, unknown>;
type Saved = HotelFields & { updated_at: string };

/** The columns to write. The slug is included only if a new one is requested. */
function columnsOf(fields: HotelFields, storedFeatures: unknown) {
  const names = HOTEL_COLUMNS.filter((name) => name !== 'slug' || fields.slug === '');
  return {
    ...Object.fromEntries(names.map((name) => [name, fields[name]])),
    features: mergeFeatures(storedFeatures, fields),
  };
}

/**
 * Creates or updates a hotel with its images in one transaction. Features are read, merged by key
 * and written under one version of the row, so that other programs' keys survive. Resolves to the
 * stored hotel and every state of it that pages may still show; throws ActionError.
 */
export async function saveHotelWithMerge(
  client: SessionClient,
  input: z.output<typeof hotelInput>,
): Promise<{ saved: Saved; states: HotelUrlRow[] }> {
  const { id, fields } = input;
  const states = new Map<string, HotelUrlRow>();
  const seen = (row: Stored): Saved => {
    states.set(`${row.hotel_type} ${row.slug} ${row.region_id}`, row);
    return { ...rowToFields(row), updated_at: row.updated_at };
  };
  const stored = () => client.from('hotels').select(HOTEL_FORM_COLUMNS).eq('id', id);
  const read = async () => {
    const { data, error } = await stored();
    return { error, data: data?.map(seen) ?? null };
  };
  const write = async (changed: HotelFields, features: unknown, version?: string) => {
    const { data, error } = await client.rpc('save_hotel', {
      hotel: id,
      fields: columnsOf(changed, features) as Json,
      pictures: changed.images,
      version,
    });
    return { error, data: data ? [seen(data as Stored)] : [] };
  };
  const update = async (changed: HotelFields, version: string) => {
    const { data, error } = await stored();
    const [current] = data ?? [];
    // Gone, or not readable: the caller reads the row again and reports which.
    if (error || !current) return { data: [], error };
    seen(current);
    // `version` makes the write fail if the row has changed since its features were read.
    return write(changed, current.features, version);
  };
  const insert = () => write({ ...fields, slug: '' }, {});
  const saved = await upsertRecord({
    ...{ client, table: 'hotels', ...input },
    leaves: { slug: '' },
    insert,
    update,
    read,
  });
  return { saved: saved as Saved, states: [...states.values()] };
}
