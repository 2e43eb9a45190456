import 'server-only';
import { tags } from '@/lib/cache/tags';
import { publicClient, publicFunction } from '@/lib/db/public-client';
import { type QuerySubject, runQuery } from '@/lib/db/run-query';
import { byName } from '@/lib/format/text';
import { MOST_REGIONS } from './limits';
import {
  type CountedRegion,
  type Destination,
  openFirst,
  type Region,
  readCountedRegions,
  readDestinations,
  readRegions,
} from './model';

const activeRegions = () =>
  publicClient({ tags: [tags.regions] })
    .from('regions')
    .select('id, name', { count: 'exact' })
    .eq('is_active', true);

/**
 * Active regions by name, for pickers. Throws QueryError; `subject` is what a visitor misses then.
 */
export async function listRegions(subject: QuerySubject = 'regions'): Promise<Region[]> {
  const query = activeRegions().order('name').limit(MOST_REGIONS);
  return byName(await runQuery(subject, query, readRegions));
}

/** Active regions by name, with the number of active hotels in each. Throws QueryError. */
export async function listCountedRegions(): Promise<CountedRegion[]> {
  const query = publicClient({ tags: [tags.regions, tags.hotels] })
    .from('regions')
    .select('id, name, hotels(count)', { count: 'exact' })
    .eq('is_active', true)
    .eq('hotels.is_active', true)
    .order('name')
    .limit(MOST_REGIONS);
  return byName(await runQuery('regions', query, readCountedRegions));
}

/** One active region by id, or null. Throws QueryError. */
export async function findRegion(id: string): Promise<Region | null> {
  const query = activeRegions().eq('id', id).limit(1);
  return (await runQuery('regions', query, readRegions))[0] ?? null;
}

/**
 * Active regions with the number of their active hotels and the first image of those; by name,
 * those without hotels last. Throws QueryError.
 */
export async function listDestinations(): Promise<Destination[]> {
  const query = publicFunction([tags.regions, tags.hotels], 'list_destinations', {});
  return openFirst(await runQuery('destinations', query, readDestinations));
}
