import 'server-only';
import { tags } from '@/lib/cache/tags';
import type { SessionClient } from '@/lib/db/session-client';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { hotelPath } from '@/lib/hotels/paths';
import { regionPath } from '@/lib/regions/paths';
import { REGION_LISTS } from '@/lib/seo/concerned-pages';
import { publish } from './publish';

/** Hotels of one region whose pages are rendered anew at once; the others follow by their tag. */
const HOTEL_LIMIT = 50;

/**
 * The pages of a region's hotels, which name it. A deleted region has none any more, so that
 * whoever deletes it asks before.
 */
export async function hotelPagesOf(client: SessionClient, regionId: string): Promise<string[]> {
  const query = client.from('hotels').select('id, name, slug, hotel_type');
  const { data } = await query.eq('region_id', regionId).limit(HOTEL_LIMIT);
  return (data ?? []).map(({ hotel_type, ...hotel }) =>
    hotelPath({ ...hotel, type: toHotelType(hotel_type) }),
  );
}

/** Every page that names a region. */
export async function publishRegion(client: SessionClient, id: string, hotelPages?: string[]) {
  const hotels = hotelPages ?? (await hotelPagesOf(client, id));
  publish([tags.regions, tags.hotels], [...REGION_LISTS, regionPath(id), ...hotels]);
}
