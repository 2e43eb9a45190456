import 'server-only';
import { z } from 'zod';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import type { SessionClient } from '@/lib/db/session-client';
import { hotelNames } from '@/lib/hotels/staff-queries';
import { RECORD_TABLES, type RecordKind } from './model';

const json = z.record(z.string(), z.unknown());
const version = z
  .object({
    row: json,
    images: z.array(json),
    lost: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  })
  .nullable();

/**
 * A record as stored, with a hotel's images. `lost` lists what depended on a deleted record: a
 * hotel's offers, the hotels of a region.
 */
export type Version = NonNullable<z.output<typeof version>>;

/** A record as a change left it, or as it is now; null if there is none. Throws. */
export async function recordVersion(
  client: SessionClient,
  kind: RecordKind,
  id: string,
  change: number | null,
): Promise<Version | null> {
  const { data, error } = await client.rpc('record_version', {
    kind: RECORD_TABLES[kind],
    record_id: id,
    ...(change === null ? {} : { change }),
  });
  if (error) throw error;
  return version.parse(data);
}

/** The names of the regions and hotels with these ids, except deleted ones. Throws. */
export async function namesOf(
  client: SessionClient,
  { regions, hotels }: { regions: string[]; hotels: string[] },
): Promise<Record<string, string>> {
  const [named, ofHotels] = await Promise.all([
    rowsOfIds(regions, (part) => client.from('regions').select('id, name').in('id', part)),
    hotelNames(client, hotels),
  ]);
  return { ...Object.fromEntries(named.map(({ id, name }) => [id, name])), ...ofHotels };
}
