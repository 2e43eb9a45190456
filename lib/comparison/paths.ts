import {
  type DroppedDates,
  droppedDates,
  droppedDatesQuery,
  type RequestedStay,
  readRequestedStay,
  requestedStayQuery,
} from '@/lib/booking/requested-stay';
import { withStayOf } from '@/lib/booking/stay-link';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { pathWithQuery } from '@/lib/format/query-text';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { CHOSEN_NAME, MOST_BEYOND, readChosen } from '@/lib/hotels/chosen';

export const COMPARISON = '/comparar';
/** More columns would be unreadable; fewer than two hotels leave nothing to compare. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;
const MOST_SUGGESTED = 8;

/** The parameter with hotels that can be added to those compared (`entre=a,b`). */
export const SUGGESTED_NAME = 'entre';

/** A comparison, as in its URL; `suggested` are hotels that the visitor may add. */
export type Comparison = { hotels: string[]; suggested: string[]; stay: RequestedStay };

/**
 * A comparison as a link requests it: it may name more hotels than are compared, and other dates.
 */
type AskedComparison = Comparison & { dropped: DroppedDates | null };

const read = (query: URLSearchParams, today: CalendarDate): AskedComparison => ({
  hotels: readChosen(query, MOST_COMPARED + MOST_BEYOND),
  suggested: readChosen(query, MOST_SUGGESTED, SUGGESTED_NAME),
  stay: readRequestedStay(query, today),
  dropped: droppedDates(query, today),
});

/** The canonical query of a comparison. Hotel keys need no encoding. */
function queryOf({ hotels, suggested, stay }: Comparison, dropped = ''): string {
  const parts = [
    hotels.length > 0 ? `${CHOSEN_NAME}=${hotels.join(',')}` : '',
    suggested.length > 0 ? `${SUGGESTED_NAME}=${suggested.join(',')}` : '',
    requestedStayQuery(stay),
    dropped,
  ];
  return parts.filter(Boolean).join('&');
}

/** The URL of a comparison; the plain page if nothing is chosen. */
export const comparisonPath = (comparison: Comparison): string =>
  pathWithQuery(COMPARISON, queryOf(comparison));

/** Whether a comparison names any hotel, so that its page is more than the plain one. */
const namesHotels = ({ hotels, suggested }: Comparison) => hotels.length + suggested.length > 0;

/**
 * The URL for a form submitted without JavaScript, which sends each hotel as a field of its own,
 * with the stay of the form's page. Null for every other query.
 */
export function comparisonFormPath(query: URLSearchParams, page: URLSearchParams): string | null {
  if (query.getAll(CHOSEN_NAME).length < 2) return null;
  return comparisonPath(read(withStayOf(query, page), todayInSaoPaulo()));
}

/**
 * The internal path that serves `/comparar` with these parameters: a page rendered for each visit
 * and not stored. Null for the plain page.
 */
export function comparisonInternalPath(query: URLSearchParams): string | null {
  const today = todayInSaoPaulo();
  const comparison = read(query, today);
  if (!namesHotels(comparison)) return null;
  return listedPath(COMPARISON, queryOf(comparison, droppedDatesQuery(query, today)));
}

/** The comparison in a segment of comparisonInternalPath; null if it names no hotel. */
export function comparisonOfSegment(segment: string, today: CalendarDate): AskedComparison | null {
  const query = queryOfSegment(segment);
  const comparison = query && read(query, today);
  return comparison && namesHotels(comparison) ? comparison : null;
}
