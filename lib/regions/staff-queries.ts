import 'server-only';
import { z } from 'zod';
import { readCount } from '@/lib/db/count';
import type { SessionClient } from '@/lib/db/session-client';
import { byName } from '@/lib/format/text';
import { MOST_REGIONS } from './limits';

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

/** Every region, the newest first. Throws on any failure. */
export async function listAdminRegions(client: SessionClient): Promise<AdminRegion[]> {
  const { data, error, count } = await client
    .from('regions')
    .select(`${REGION_COLUMNS}, hotels(count)`, { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST_REGIONS);
  if (error) throw error;
  readCount({ count });
  return z.array(row).parse(data);
}

const regionOptions = z.array(z.object({ id: z.string(), name: z.string() }));

/** Every region by name, for a filter or a form. Throws on any failure. */
export async function regionChoices(client: SessionClient) {
  const { data, error } = await client
    .from('regions')
    .select('id, name')
    .order('name')
    .limit(MOST_REGIONS);
  if (error) throw error;
  return byName(regionOptions.parse(data));
}
