import 'server-only';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { byName } from '@/lib/format/text';
import { imageUrl } from '@/lib/security/safe-url';

export const REGION_LIMIT = 200;

export type Region = { id: string; name: string };
export type Destination = Region & {
  description: string | null;
  hotelCount: number;
  image: string | null;
};

const regionRow = z.object({ id: z.string().min(1), name: z.string().min(1) });

/** Active regions by name, for pickers. Throws QueryError. */
export async function listRegions(): Promise<Region[]> {
  const query = publicClient({ tags: [tags.regions] })
    .from('regions')
    .select('id, name', { count: 'exact' })
    .eq('is_active', true)
    .order('name')
    .limit(REGION_LIMIT);
  return byName(await runQuery('regions', query, (data) => z.array(regionRow).parse(data)));
}

/** One active region by id, or null. Throws QueryError. */
export async function findRegion(id: string): Promise<Region | null> {
  const query = publicClient({ tags: [tags.regions] })
    .from('regions')
    .select('id, name', { count: 'exact' })
    .eq('is_active', true)
    .eq('id', id)
    .limit(1);
  return runQuery('regions', query, (data) => z.array(regionRow).parse(data)[0] ?? null);
}

const destinationRow = regionRow.extend({
  description: z.string().nullish().catch(null),
  hotels: z.array(z.object({ image_url: z.unknown().transform(imageUrl) })).catch([]),
});

/**
 * Active regions by name with how many active hotels they have and the first picture of those.
 * One query with the hotels embedded instead of one per region. Throws QueryError.
 */
export async function listDestinations(): Promise<Destination[]> {
  const query = publicClient({ tags: [tags.regions, tags.hotels] })
    .from('regions')
    .select('id, name, description, hotels(image_url, name)', { count: 'exact' })
    .eq('is_active', true)
    .eq('hotels.is_active', true)
    .order('name')
    .order('name', { referencedTable: 'hotels' })
    .limit(REGION_LIMIT);
  const rows = await runQuery('destinations', query, (data) => z.array(destinationRow).parse(data));
  return byName(rows).map(({ id, name, description, hotels }) => ({
    id,
    name,
    description: description ?? null,
    hotelCount: hotels.length,
    image: hotels.find((hotel) => hotel.image_url)?.image_url ?? null,
  }));
}
