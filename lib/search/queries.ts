import 'server-only';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicClient } from '@/lib/db/public-client';
import { anyColumn, textColumn, usableRows } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { publishedPrice, toNumber } from '@/lib/format/numbers';
import { preview } from '@/lib/format/text';
import { findHotels } from '@/lib/hotels/chosen-queries';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { keyOfPath } from '@/lib/hotels/key-of-path';
import { NO_FILTERS } from '@/lib/hotels/list/filters';
import { hotelPath } from '@/lib/hotels/paths';
import { countHotelFacets } from '@/lib/hotels/queries';
import { nightlyPrices } from '@/lib/hotels/rooms/for-stay';
import { nightlyFor } from '@/lib/hotels/rooms/price-steps';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import { regionPath } from '@/lib/regions/paths';
import { fromFirstHit } from '@/lib/search/highlight';
import { imageUrl } from '@/lib/security/safe-url';
import { askedFilters } from './asked-filters';
import { contains, type SearchResult, sortResults } from './model';
import { meantPlace } from './place-queries';
import { listWith, type SiteEntry, siteContent } from './site-content';
import { readSearchStart, type SearchStartData } from './start-model';

/** The most questions, sections and pages; the database function limits the other kinds. */
const SITE_ENTRY_LIMIT = 8;
/** Longest description of a result, in characters; what is cut ends in an ellipsis. */
const DESCRIPTION_LENGTH = 150;
/** Characters of a description that a phone shows; the matched text has to be among them. */
const IN_SIGHT = 64;

const row = z.object({
  kind: z.enum(['hotel', 'region', 'package']),
  id: z.string().min(1),
  name: z.string().min(1),
  description: textColumn,
  price: anyColumn.transform(toNumber),
  image_url: anyColumn.transform(imageUrl),
  slug: z.string().nullish().catch(null),
  hotel_type: anyColumn.transform(toHotelType),
  /** For a hotel its place, for an offer the name of its hotel. */
  location: textColumn,
});

type Row = z.infer<typeof row>;

const PATH = {
  hotel: ({ id, name, slug, hotel_type: type }) => hotelPath({ id, name, slug: slug ?? '', type }),
  region: ({ id }) => regionPath(id),
  package: ({ id }) => `/package/${encodeURIComponent(id)}`,
} as const satisfies Record<Row['kind'], (row: Row) => string>;

/** The line below the title: where it is, or the passage in which the typed text occurs. */
function passage({ name, location, description }: Row, query: string): string | null {
  const isNamed = contains(name, query) || contains(location, query);
  if (location && (isNamed || !contains(description, query))) return location;
  if (!description) return null;
  return excerpt(description, query);
}

/** As much of a text as a result shows, with the typed text in sight. */
const excerpt = (text: string, query: string): string =>
  preview(fromFirstHit(text, query, IN_SIGHT), DESCRIPTION_LENGTH);

function toResult(row: Row, query: string): SearchResult {
  const { kind, id, name, price, image_url: image } = row;
  return {
    type: kind,
    id,
    title: name,
    text: passage(row, query),
    href: PATH[kind](row),
    image,
    price: publishedPrice(price),
    page: null,
  };
}

/** Whether a text of the site says the query; a list of hotels by what they have alone. */
const isAbout = ({ type, title, content, category }: SiteEntry, query: string) =>
  [content, category, ...(type === 'list' ? [] : [title])].some((part) => contains(part, query));

/**
 * The same entries, lists of hotels with how many each has. Empty ones are left out; where that can't be
 * read, they say nothing of it.
 */
async function withHotelCounts(
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

const toEntryResult = (
  { type, id, title, content, url, page }: SiteEntry,
  query: string,
): SearchResult => ({
  type,
  id,
  title,
  text: excerpt(content, contains(title, query) ? '' : query) || null,
  href: url,
  image: null,
  price: null,
  page,
});

/**
 * The list of the hotels that have all that the words of a query ask for, with how many there are. Null for
 * other queries, and where that can't be read.
 */
async function askedList(
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
  return {
    ...listWith(filters, texts),
    content: count > 0 ? formatMessage(dialog.start.hotels, { count }) : content.noneHasAll,
  };
}

/**
 * Everything on the site that contains the query (see cleanQuery), title matches first: active
 * hotels and regions, current offers, and texts of the site itself. Where nothing does, what contains the
 * place that it names with a slip or beside other words. An empty query returns nothing and reads nothing.
 * Prices that the query names are for so many `guests`. Throws QueryError.
 */
export async function searchSite(query: string, guests: number | null): Promise<SearchResult[]> {
  if (query === '') return [];
  const results = await everythingWith(query, guests);
  if (results.length > 0) return results;
  const place = await meantPlace(query);
  return place ? everythingWith(place, guests) : [];
}

async function everythingWith(query: string, guests: number | null): Promise<SearchResult[]> {
  const request = publicClient({ tags: [tags.hotels, tags.regions, tags.offers] }).rpc(
    'search_site',
    { query },
    { count: 'exact' },
  );
  const [rows, messages] = await Promise.all([
    runQuery('search', request, (data) => usableRows(data, row)),
    getMessages(),
  ]);
  const found = siteContent(messages).filter((entry) => isAbout(entry, query));
  const [asked, counted] = await Promise.all([
    askedList(query, messages, guests),
    withHotelCounts(found, messages.search.dialog),
  ]);
  const entries = [...(asked ? [asked] : []), ...counted].map((entry) =>
    toEntryResult(entry, query),
  );
  return sortResults(
    [
      ...rows.map((row) => toResult(row, query)),
      ...sortResults(entries, query).slice(0, SITE_ENTRY_LIMIT),
    ],
    query,
  );
}

/**
 * The same results with what their hotels cost for so many guests. A hotel whose price could not be had
 * goes without: its usual one is for two.
 */
export async function withPartyPrices(
  results: SearchResult[],
  guests: number,
): Promise<SearchResult[]> {
  const keys = results.flatMap(({ type, href }) => (type === 'hotel' ? keyOfPath(href) : []));
  const { hotels } = await findHotels(keys).catch((error) => {
    console.error('The search goes without prices:', error);
    return { hotels: [] };
  });
  const nightly = new Map(
    hotels.map((hotel) => [hotel.id, nightlyFor(nightlyPrices(hotel), guests)] as const),
  );
  return results.map((result) => {
    if (result.type !== 'hotel') return result;
    const price = nightly.get(result.id);
    return { ...result, price: price || null, ...(price === null && { isFull: true as const }) };
  });
}

/** What the search shows before anything is typed. Throws QueryError. */
export async function searchStart(): Promise<SearchStartData> {
  const query = publicClient({ tags: [tags.hotels, tags.regions, tags.offers] }).rpc(
    'search_start',
    {},
    { count: 'exact' },
  );
  return runQuery('search', query, readSearchStart);
}
