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
/** Marks the list of the browser that keeps these hotels, in contrast to one that was sent. */
export const OWN_NAME = 'meus';

/** A list of kept hotels as its URL says it. */
export type FavoritesList = { hotels: string[]; isOwn: boolean; stay: RequestedStay };

/** A list that a link asks for: it may name more hotels than one has, and other dates. */
type AskedFavorites = FavoritesList & { dropped: DroppedDates | null };

const read = (query: URLSearchParams, today: CalendarDate): AskedFavorites => ({
  hotels: readChosen(query, MOST_FAVORITES + MOST_BEYOND),
  isOwn: query.has(OWN_NAME),
  stay: readRequestedStay(query, today),
  dropped: droppedDates(query, today),
});

/** The query of a list, always written in the same way. Keys of hotels need no encoding. */
function queryOf({ hotels, isOwn, stay }: FavoritesList, dropped = ''): string {
  const parts = [
    `${CHOSEN_NAME}=${hotels.join(',')}`,
    isOwn ? `${OWN_NAME}=1` : '',
    requestedStayQuery(stay),
    dropped,
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
  const today = todayInSaoPaulo();
  const list = read(query, today);
  if (list.hotels.length === 0) return null;
  return listedPath(FAVORITES, queryOf(list, droppedDatesQuery(query, today)));
}

/** The list that a segment of favoritesInternalPath names; null where it names none. */
export function favoritesOfSegment(segment: string, today: CalendarDate): AskedFavorites | null {
  const query = queryOfSegment(segment);
  const list = query && read(query, today);
  return list && list.hotels.length > 0 ? list : null;
}
