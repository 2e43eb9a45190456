import { pathWithQuery, queryText } from '@/lib/format/query-text';
import { namesStay, STOPS_NAME, withStayOf } from './stay-link';

/** Pages whose URL may contain a stay: the list, comparisons, hotels with their rooms, offers. */
const WITH_STAY =
  /^\/(?:hotels|comparar|oferta\/[^/]+|hotel(?:_corp|_lazer)?\/[^/]+(?:\/quartos)?)$/;

/**
 * The path of a plain link with the stay added from the query of the page it is on (`page`). Null
 * if there is nothing to add. An itinerary has a stay of its own.
 */
export function carriedStayPath(
  pathname: string,
  query: URLSearchParams,
  page: URLSearchParams,
): string | null {
  if (!WITH_STAY.test(pathname) || namesStay(query) || page.has(STOPS_NAME)) return null;
  const carried = withStayOf(query, page);
  if (!namesStay(carried)) return null;
  // Commas stay readable.
  return pathWithQuery(pathname, queryText(carried).replaceAll('%2C', ','));
}
