import 'server-only';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { textColumn, usableRows } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { normalizeForSearch } from '@/lib/format/normalize';
import { inPlace } from '@/lib/format/place';
import { type HotelFilters, NO_FILTERS } from '@/lib/hotels/list/filters';
import type { MeantList } from '@/lib/hotels/list/near';
import { countHotelFacets } from '@/lib/hotels/queries';
import { formatMessage } from '@/lib/i18n/format-message';
import { allWaysToAsk, askedFilters } from './asked-filters';
import { goWithout } from './go-without';
import { hasWords, placeIn } from './place-in';
import { listWith } from './site-content';

/** Number of hotels whose places are compared, the best rated first. */
const MOST_HOTELS = 1_000;

const row = z.object({ location: textColumn });

/**
 * The town or state with hotels that a search without results still names, with a typo or among
 * words that match nothing. Null if there is none, and if the places can't be read.
 */
export async function meantPlace(query: string): Promise<string | null> {
  if (!hasWords(query)) return null;
  const request = publicClient({ tags: [tags.hotels] })
    .from('hotels')
    .select('location', { count: 'exact' })
    .eq('is_active', true)
    .order('rating', { ascending: false, nullsFirst: false })
    .order('name')
    .limit(MOST_HOTELS);
  const rows = await runQuery('search', request, (data) => usableRows(data, row)).catch(
    goWithout('the place that may be meant', []),
  );
  const parts = rows.flatMap(({ location }) => location?.split(',') ?? []);
  const place = placeIn(query, new Set(parts.map((part) => part.trim())));
  return place && normalizeForSearch(place) !== normalizeForSearch(query) ? place : null;
}

/** Like meantPlace, for a phrase that asks for something hotels have; null if there is none. */
export async function meantWay(query: string): Promise<string | null> {
  const { search } = await getMessages();
  const way = placeIn(query, allWaysToAsk(search.content.ask));
  return way && normalizeForSearch(way) !== normalizeForSearch(query) ? way : null;
}

/**
 * The hotels with everything the words ask for, else those of the place they name, else those with
 * what they name among other words or with a typo. Null if there are none. Throws QueryError.
 */
export async function meantList(words: string): Promise<MeantList | null> {
  const messages = await getMessages();
  const { ask } = messages.search.content;
  const withFilters = async (filters: HotelFilters | null): Promise<MeantList | null> => {
    const { total } = filters ? await countHotelFacets(filters) : { total: 0 };
    return filters && total > 0 ? { title: listWith(filters, messages).title, filters } : null;
  };
  const asked = await withFilters(askedFilters(words, ask));
  if (asked) return asked;
  const place = await meantPlace(words);
  if (place) {
    const { titleInRegion } = messages.hotels.results;
    return {
      title: formatMessage(titleInRegion, { in: inPlace(place), region: place }),
      filters: { ...NO_FILTERS, text: place },
    };
  }
  const way = await meantWay(words);
  return withFilters(way ? askedFilters(way, ask) : null);
}
