import 'server-only';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { publicFunction } from '@/lib/db/public-client';
import { anyColumn, imageColumn, numberColumn, textColumn, usableRows } from '@/lib/db/rows';
import { runQuery } from '@/lib/db/run-query';
import { publishedPrice } from '@/lib/format/numbers';
import { preview } from '@/lib/format/text';
import { findHotels } from '@/lib/hotels/chosen-queries';
import { toHotelType } from '@/lib/hotels/hotel-type';
import { keyOfPath } from '@/lib/hotels/key-of-path';
import { hotelPath } from '@/lib/hotels/paths';
import { nightlyPrices } from '@/lib/hotels/rooms/for-stay';
import { nightlyFor } from '@/lib/hotels/rooms/price-steps';
import { regionPath } from '@/lib/regions/paths';
import { fromFirstHit } from '@/lib/search/highlight';
import { goWithout } from './go-without';
import { askedList, hotelsOfList, withHotelCounts } from './list-queries';
import { contains, type SearchResult, sortResults } from './model';
import { meantPlace, meantWay } from './place-queries';
import { type SiteEntry, siteContent } from './site-content';
import { readSearchStart, type SearchStartData } from './start-model';

const TAGS = [tags.hotels, tags.regions, tags.offers];
/** The most questions, sections and pages; the database function limits the other kinds. */
const SITE_ENTRY_LIMIT = 8;
/** Longest description of a result, in characters; a cut one ends in an ellipsis. */
const DESCRIPTION_LENGTH = 150;
/** Characters of a description visible on a phone; the matched text must be among them. */
const IN_SIGHT = 64;

const row = z.object({
  kind: z.enum(['hotel', 'region', 'package']),
  id: z.string().min(1),
  name: z.string().min(1),
  description: textColumn,
  price: numberColumn,
  image_url: imageColumn,
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

/** The line below the title: the place, or the passage that contains the typed text. */
function passage({ name, location, description }: Row, query: string): string | null {
  const isNamed = contains(name, query) || contains(location, query);
  if (location && (isNamed || !contains(description, query))) return location;
  if (!description) return null;
  return excerpt(description, query);
}

/** As much of a text as a result shows, including the typed text. */
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

/** Whether a text of the site contains the query; a list of hotels is not searched by its title. */
const isAbout = ({ type, title, content, category, words = '' }: SiteEntry, query: string) =>
  [content, category, words, ...(type === 'list' ? [] : [title])].some((part) =>
    contains(part, query),
  );

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
 * Finds everything that contains the query (see cleanQuery), title matches first: active hotels and
 * regions, current offers, and texts of the site itself. If no hotel contains it, also the hotels
 * that the list finds by its words. If nothing does, the results for a place or feature of hotels
 * that it names with a typo or among other words. An empty query returns nothing and makes no
 * query. A price limit in the query applies to this many `guests`. Throws QueryError.
 */
export async function searchSite(query: string, guests: number | null): Promise<SearchResult[]> {
  if (query === '') return [];
  const results = await everythingWith(query, guests);
  if (results.length > 0) return results;
  const meant = (await meantPlace(query)) ?? (await meantWay(query));
  return meant ? everythingWith(meant, guests) : [];
}

async function everythingWith(query: string, guests: number | null): Promise<SearchResult[]> {
  const request = publicFunction(TAGS, 'search_site', { query });
  const [rows, messages] = await Promise.all([
    runQuery('search', request, (data) => usableRows(data, row)),
    getMessages(),
  ]);
  const found = siteContent(messages).filter((entry) => isAbout(entry, query));
  const [asked, counted, listed] = await Promise.all([
    askedList(query, messages, guests),
    withHotelCounts(found, messages.search.dialog),
    rows.some(({ kind }) => kind === 'hotel') ? null : hotelsOfList(query, messages),
  ]);
  // The list that is asked for may be one that the query also names.
  const own = counted.some(({ url }) => url === asked?.url) ? null : asked;
  const lists = [...(own ? [own] : []), ...counted];
  const all = lists.some(({ type }) => type === 'list') ? null : listed?.list;
  const entries = [...(all ? [all] : []), ...lists].map((entry) => toEntryResult(entry, query));
  return sortResults(
    [
      ...rows.map((row) => toResult(row, query)),
      ...(listed?.hotels ?? []),
      ...sortResults(entries, query).slice(0, SITE_ENTRY_LIMIT),
    ],
    query,
  );
}

/**
 * Replaces the prices of hotels by those for this many guests. If a hotel's price can't be read,
 * none is shown: its usual one is for two.
 */
export async function withPartyPrices(
  results: SearchResult[],
  guests: number,
): Promise<SearchResult[]> {
  const keys = results.flatMap(({ type, href }) => (type === 'hotel' ? keyOfPath(href) : []));
  const { hotels } = await findHotels(keys).catch(goWithout('prices', { hotels: [] }));
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
  const query = publicFunction(TAGS, 'search_start', {});
  return runQuery('search', query, readSearchStart);
}
