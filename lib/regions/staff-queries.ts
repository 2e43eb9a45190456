import 'server-only';
import { z } from 'zod';
import { countOf } from '@/lib/db/count';
import { readPage } from '@/lib/db/pages';
import { rowsOfIds } from '@/lib/db/rows-of-ids';
import { searchPattern } from '@/lib/db/search-pattern';
import type { SessionClient } from '@/lib/db/session-client';
import { byName } from '@/lib/format/text';
import type { RegionListQuery } from './list-query';

/** A region's own columns, which a write returns. Only lists read the number of its hotels. */
export const REGION_COLUMNS = 'id, name, description, is_active, updated_at';

const row = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  is_active: z.boolean(),
  updated_at: z.string(),
  hotels: z.tuple([z.object({ count: z.number() })]),
});

/** A region as the back office edits it, with the number of its hotels; `updated_at` is its version. */
export type AdminRegion = z.infer<typeof row>;

const WITH_HOTELS = `${REGION_COLUMNS}, hotels(count)` as const;

const PAGE_SIZE = 50;

/** One page of the matching regions, newest first. Throws on any failure. */
export async function listAdminRegions(client: SessionClient, { q, pagina }: RegionListQuery) {
  const asked = (columns: string) => {
    const rows = client.from('regions').select(columns, { count: 'exact' });
    return q ? rows.filter('name', 'imatch', searchPattern(q)) : rows;
  };
  const newest = () => asked(WITH_HOTELS).order('created_at', { ascending: false }).order('id');
  const { rows, ...place } = await readPage({
    page: pagina,
    size: PAGE_SIZE,
    read: (from, to) => newest().range(from, to),
    count: () => countOf(asked('id')),
  });
  return { regions: z.array(row).parse(rows), ...place };
}

/** One region; null if there is none. Throws on any failure. */
export async function findAdminRegion(
  client: SessionClient,
  id: string,
): Promise<AdminRegion | null> {
  const { data, error } = await client.from('regions').select(WITH_HOTELS).eq('id', id);
  if (error) throw error;
  return z.array(row).parse(data)[0] ?? null;
}

const regionChoice = z.object({ id: z.string(), name: z.string() });

export type RegionChoice = z.infer<typeof regionChoice>;

/** Regions to choose from, by name; `complete` says whether these are all. */
export type RegionChoices = { regions: RegionChoice[]; complete: boolean };

/** Regions that a filter or form lists at once; others are found by name. */
const CHOICES = 200;

/** The first regions whose names contain these words. Throws on any failure. */
export async function regionsNamed(client: SessionClient, words = ''): Promise<RegionChoices> {
  const pattern = searchPattern(words);
  const regions = client.from('regions').select('id, name');
  const named = pattern ? regions.filter('name', 'imatch', pattern) : regions;
  const { data, error } = await named.order('name').limit(CHOICES + 1);
  if (error) throw error;
  const found = z.array(regionChoice).parse(data);
  return { regions: byName(found.slice(0, CHOICES)), complete: !words && found.length <= CHOICES };
}

/** The regions with these ids. Throws on any failure. */
export async function regionsOfIds(client: SessionClient, ids: string[]): Promise<RegionChoice[]> {
  const read = (part: string[]) => client.from('regions').select('id, name').in('id', part);
  return z.array(regionChoice).parse(await rowsOfIds(ids, read));
}

/** Adds the region of a record to the choices if it is not among them. Throws on any failure. */
export async function withRegion(
  client: SessionClient,
  { regions, complete }: RegionChoices,
  id: string | null,
): Promise<RegionChoices> {
  if (!id || regions.some((listed) => listed.id === id)) return { regions, complete };
  return { regions: [...(await regionsOfIds(client, [id])), ...regions], complete };
}
