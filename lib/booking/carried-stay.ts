import { pathWithQuery, queryText } from '@/lib/format/query-text';
import { namesStay, STOPS_NAME, withStayOf } from './stay-link';

/** Pages whose URL may say a stay: the list, comparisons, hotels with their rooms, offers. */
const WITH_STAY =
  /^\/(?:hotels|comparar|oferta\/[^/]+|hotel(?:_corp|_lazer)?\/[^/]+(?:\/quartos)?)$/;

/**
 * Where a plain link leads that was followed on a page with a stay in its query (`page`): to the same page
 * with that stay. Null where nothing is to be carried. An itinerary has a stay of its own.
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
