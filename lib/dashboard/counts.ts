import 'server-only';
import { countOf } from '@/lib/db/count';
import type { SessionClient } from '@/lib/db/session-client';

/** `active` is how many of `total` visitors see. */
type Count = { total: number; active: number };

/** Counts all content in parallel, in the database. Throws on any failure. */
export async function countContent(
  client: SessionClient,
): Promise<{ hotels: Count; packages: Count; regions: number }> {
  const count = (table: 'hotels' | 'regions' | 'hotel_packages', onlyActive: boolean) => {
    const query = client.from(table).select('id', { count: 'exact' });
    return countOf(onlyActive ? query.eq('is_active', true) : query);
  };
  const [hotels, activeHotels, packages, activePackages, regions] = await Promise.all([
    count('hotels', false),
    count('hotels', true),
    count('hotel_packages', false),
    count('hotel_packages', true),
    count('regions', false),
  ]);
  return {
    hotels: { total: hotels, active: activeHotels },
    packages: { total: packages, active: activePackages },
    regions,
  };
}
