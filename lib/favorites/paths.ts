import {
  type DroppedDates,
  droppedDates,
  droppedDatesQuery,
  type RequestedStay,
  readRequestedStay,
  requestedStayQuery,
} from '@/lib/booking/requested-stay';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { CHOSEN_NAME, MOST_BEYOND, readChosen } from '@/lib/hotels/chosen';
import { MOST_FAVORITES } from './stored';

export const FAVORITES = '/favoritos';
/** Marks the list of this browser's kept hotels, as opposed to one that was sent. */
export const OWN_NAME = 'meus';

/** A list of kept hotels, as in its URL. */
export type FavoritesList = { hotels: string[]; isOwn: boolean; stay: RequestedStay };

/** A list as a link requests it: it may name more hotels than allowed, and other dates. */
type AskedFavorites = FavoritesList & { dropped: DroppedDates | null };

const read = (query: URLSearchParams, today: CalendarDate): AskedFavorites => ({
  hotels: readChosen(query, MOST_FAVORITES + MOST_BEYOND),
  isOwn: query.has(OWN_NAME),
  stay: readRequestedStay(query, today),
  dropped: droppedDates(query, today),
});

/** The canonical query of a list. Hotel keys need no encoding. */
function queryOf({ hotels, isOwn, stay }: FavoritesList, dropped = ''): string {
  const parts = [
    `${CHOSEN_NAME}=${hotels.join(',')}`,
    isOwn ? `${OWN_NAME}=1` : '',
    requestedStayQuery(stay),
    dropped,
  ];
  return parts.filter(Boolean).join('&');
}

/** The URL of a list; the plain page if it has no hotel. */
export const favoritesPath = (list: FavoritesList): string =>
  list.hotels.length > 0 ? `${FAVORITES}?${queryOf(list)}` : FAVORITES;

/**
 * The internal path that serves `/favoritos` with these parameters: a page rendered for each visit
 * and not stored. Null for the plain page.
 */
export function favoritesInternalPath(query: URLSearchParams): string | null {
  const today = todayInSaoPaulo();
  const list = read(query, today);
  if (list.hotels.length === 0) return null;
  return listedPath(FAVORITES, queryOf(list, droppedDatesQuery(query, today)));
}

/** The list in a segment of favoritesInternalPath; null if it names no hotel. */
export function favoritesOfSegment(segment: string, today: CalendarDate): AskedFavorites | null {
  const query = queryOfSegment(segment);
  const list = query && read(query, today);
  return list && list.hotels.length > 0 ? list : null;
}
