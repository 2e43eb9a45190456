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
import type { SearchResult } from './model';
import { listWith, type SiteEntry } from './site-content';

/** The most hotels of the list, as the database function has them by what they say. */
const HOTEL_LIMIT = 5;

/**
 * The same entries, lists of hotels with how many each has. Empty ones are left out; where that can't be
 * read, they say nothing of it.
 */
export async function withHotelCounts(
  entries: SiteEntry[],
  { start: { hotels } }: (typeof messages)['search']['dialog'],
): Promise<SiteEntry[]> {
  if (entries.every(({ flag }) => flag === undefined)) return entries;
  const facets = await countHotelFacets(NO_FILTERS).catch((error) => {
    console.error('The search goes without the numbers of hotels:', error);
    return null;
  });
  return entries.flatMap((entry) => {
    if (entry.flag === undefined) return entry;
    const count = facets && (facets.amenities[entry.flag] ?? 0);
    const content = count === null ? '' : formatMessage(hotels, { count });
    return count === 0 ? [] : { ...entry, content };
  });
}

/**
 * The list of the hotels that have all that the words of a query ask for, with how many there are. Null for
 * other queries, where no hotel has the only thing asked for, and where that can't be read.
 */
export async function askedList(
  query: string,
  texts: typeof messages,
  guests: number | null,
): Promise<SiteEntry | null> {
  const { content, dialog } = texts.search;
  const filters = askedFilters(query, content.ask);
  if (!filters) return null;
  const facets = await countHotelFacets({ ...filters, guests }).catch((error) => {
    console.error('The search goes without the list of what is asked for:', error);
    return null;
  });
  if (!facets) return null;
  const count = facets.total;
  if (count === 0 && criteriaOf(filters).length === 1) return null;
  return {
    ...listWith(filters, texts),
    content: count > 0 ? formatMessage(dialog.start.hotels, { count }) : content.noneHasAll,
  };
}

/**
 * The first hotels that the list finds by these words, with the list itself where it has more. None where
 * that can't be read.
 */
export async function hotelsOfList(
  query: string,
  texts: typeof messages,
): Promise<{ hotels: SearchResult[]; list: SiteEntry | null }> {
  const { content, dialog } = texts.search;
  const filters = { ...NO_FILTERS, text: searchWords(query) };
  const { total, hotels } = await listHotels(filters).catch((error) => {
    console.error('The search goes without the hotels of the list:', error);
    return NO_HOTELS;
  });
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
