import 'server-only';
import { tags } from '@/lib/cache/tags';
import { optional } from '@/lib/db/optional';
import { publicFunction } from '@/lib/db/public-client';
import { runQuery } from '@/lib/db/run-query';
import { type RelatedHotel, readRelatedHotels } from './related';

/**
 * Up to three active hotels near an active one or like it. Its page is not about them: if they
 * can't be read, it is sent without them to this visitor and is not stored. With the tag of hotels,
 * a change of any of them makes the page stale.
 */
export async function relatedHotels(id: string): Promise<RelatedHotel[]> {
  const query = publicFunction([tags.hotels], 'related_hotels', { hotel: id });
  return optional(
    runQuery('hotels', query, readRelatedHotels),
    [],
    'Related hotels are missing from the page of a hotel',
  );
}

/**
 * Up to six active hotels other than these, nearest to an active one first; none if it has no place
 * on the map. Throws QueryError.
 */
export async function nearestHotels(
  id: string,
  besides: readonly string[],
): Promise<RelatedHotel[]> {
  const args = { hotel: id, besides: [...besides] };
  const query = publicFunction([tags.hotels], 'nearest_hotels', args);
  return runQuery('hotels', query, readRelatedHotels);
}
