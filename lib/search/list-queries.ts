import 'server-only';
import { publishedPrice } from '@/lib/format/numbers';
import { searchWords } from '@/lib/format/search-words';
import { criteriaOf } from '@/lib/hotels/list/criteria';
import { hotelsPath, NO_FILTERS } from '@/lib/hotels/list/filters';
import { NO_HOTELS } from '@/lib/hotels/list/model';
import { hotelPath } from '@/lib/hotels/paths';
import { countHotelFacets, listHotels } from '@/lib/hotels/queries';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { askedFilters } from './asked-filters';
import { goWithout } from './go-without';
import type { SearchResult } from './model';
import { listWith, type SiteEntry } from './site-content';

/** The most hotels of the list; the database function has the same limit for its text matches. */
const HOTEL_LIMIT = 5;

/**
 * The same entries, with the number of hotels in lists of hotels. Empty lists are left out. If the
 * numbers can't be read, the lists show none.
 */
export async function withHotelCounts(
  entries: SiteEntry[],
  { start: { hotels } }: (typeof messages)['search']['dialog'],
): Promise<SiteEntry[]> {
  if (entries.every(({ flag }) => flag === undefined)) return entries;
  const facets = await countHotelFacets(NO_FILTERS).catch(goWithout('the numbers of hotels', null));
  return entries.flatMap((entry) => {
    if (entry.flag === undefined) return entry;
    const count = facets && (facets.amenities[entry.flag] ?? 0);
    const content = count === null ? '' : formatMessage(hotels, { count });
    return count === 0 ? [] : { ...entry, content };
  });
}

/**
 * The list of hotels with everything that a query asks for, and their number. Null for other
 * queries, if no hotel has the only thing asked for, and if the number can't be read.
 */
export async function askedList(
  query: string,
  texts: typeof messages,
  guests: number | null,
): Promise<SiteEntry | null> {
  const { content, dialog } = texts.search;
  const filters = askedFilters(query, content.ask);
  if (!filters) return null;
  const facets = await countHotelFacets({ ...filters, guests }).catch(
    goWithout('the list of what is asked for', null),
  );
  if (!facets) return null;
  const count = facets.total;
  if (count === 0 && criteriaOf(filters).length === 1) return null;
  return {
    ...listWith(filters, texts),
    content: count > 0 ? formatMessage(dialog.start.hotels, { count }) : content.noneHasAll,
  };
}

/**
 * The first hotels that the list finds for these words, plus the list itself if it has more. Empty
 * if they can't be read.
 */
export async function hotelsOfList(
  query: string,
  texts: typeof messages,
): Promise<{ hotels: SearchResult[]; list: SiteEntry | null }> {
  const { content, dialog } = texts.search;
  const filters = { ...NO_FILTERS, text: searchWords(query) };
  const { total, hotels } = await listHotels(filters).catch(
    goWithout('the hotels of the list', NO_HOTELS),
  );
  const url = hotelsPath(filters);
  const list: SiteEntry = {
    id: `list-${url}`,
    type: 'list',
    title: formatMessage(content.withWords, { words: query }),
    content: formatMessage(dialog.start.hotels, { count: total }),
    category: texts.hotels.results.title,
    url,
    page: texts.hotels.results.title,
  };
  const first = hotels.slice(0, HOTEL_LIMIT).map(
    (hotel): SearchResult => ({
      type: 'hotel',
      id: hotel.id,
      title: hotel.name,
      text: hotel.location,
      href: hotelPath(hotel),
      image: hotel.image,
      price: publishedPrice(hotel.price),
      page: null,
    }),
  );
  return { hotels: first, list: total > HOTEL_LIMIT ? list : null };
}
