import {
  type RequestedStay,
  readRequestedStay,
  requestedStayQuery,
} from '@/lib/booking/requested-stay';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { CHOSEN_NAME, readChosen } from '@/lib/hotels/chosen';
import { MOST_FAVORITES } from './stored';

export const FAVORITES = '/favoritos';
/** Marks the list of the browser that keeps these hotels, in contrast to one that was sent. */
export const OWN_NAME = 'meus';

/** A list of kept hotels as its URL says it. */
export type FavoritesList = { hotels: string[]; isOwn: boolean; stay: RequestedStay };

const read = (query: URLSearchParams, today: CalendarDate): FavoritesList => ({
  hotels: readChosen(query, MOST_FAVORITES),
  isOwn: query.has(OWN_NAME),
  stay: readRequestedStay(query, today),
});

/** The query of a list, always written in the same way. Keys of hotels need no encoding. */
function queryOf({ hotels, isOwn, stay }: FavoritesList): string {
  const parts = [
    `${CHOSEN_NAME}=${hotels.join(',')}`,
    isOwn ? `${OWN_NAME}=1` : '',
    requestedStayQuery(stay),
  ];
  return parts.filter(Boolean).join('&');
}

/** The URL of a list; the plain page where it names no hotel. */
export const favoritesPath = (list: FavoritesList): string =>
  list.hotels.length > 0 ? `${FAVORITES}?${queryOf(list)}` : FAVORITES;

/**
 * Where a visit of `/favoritos` with these parameters is answered: a page that is rendered for each
 * visit and not stored; null for the plain page.
 */
export function favoritesInternalPath(query: URLSearchParams): string | null {
  const list = read(query, todayInSaoPaulo());
  return list.hotels.length > 0 ? listedPath(FAVORITES, queryOf(list)) : null;
}

/** The list that a segment of favoritesInternalPath names; null where it names none. */
export function favoritesOfSegment(segment: string, today: CalendarDate): FavoritesList | null {
  const query = queryOfSegment(segment);
  const list = query && read(query, today);
  return list && list.hotels.length > 0 ? list : null;
}
