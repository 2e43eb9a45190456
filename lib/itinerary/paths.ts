import { ADULTS } from '@/lib/booking/guests';
import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import { type DroppedDates, droppedDates, droppedDatesQuery } from '@/lib/booking/requested-stay';
import { readStayLink, STOPS_NAME, stayQuery } from '@/lib/booking/stay-link';
import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';
import { listedPath, queryOfSegment } from '@/lib/format/segment';
import { MOST_BEYOND, readKeys } from '@/lib/hotels/chosen';

export const ITINERARY = '/roteiro';
/** Answers the query of an itinerary with its stays as a calendar file. */
export const ITINERARY_CALENDAR = '/api/itinerary';
/** Most stops of one itinerary. Further ones in a URL are left out, and its page names them. */
export const MOST_STOPS = 5;
/** Most nights at one stop. More (its page says so) or an unusable value means DEFAULT_NIGHTS. */
export const MOST_STOP_NIGHTS = 30;

/** Names the nights of the stops when sent separately: as repeated fields or as one list. */
const NIGHTS_NAME = 'noites';

/** A stay of some nights in one hotel. */
export type Stop = { hotel: string; nights: number };

/** Several hotels in a row, as a URL gives them. All guests stay at every stop. */
export type Itinerary = {
  stops: Stop[];
  /** The day of arrival at the first stop; null if not chosen yet. */
  checkIn: CalendarDate | null;
  adults: number;
  childrenAges: number[];
};

/** An itinerary as a link requests it, with what could not be taken from the link. */
export type AskedItinerary = Itinerary & {
  /** Whether the link gives a stop more nights than allowed. */
  isLong: boolean;
  dropped: DroppedDates | null;
};

const askedNights = (text: string | undefined) =>
  /^\d{1,3}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : DEFAULT_NIGHTS;

/** The stops that a link asks for. A hotel may occur twice: trips can end where they began. */
function readStops(query: URLSearchParams): Stop[] {
  const list = (name: string) => query.getAll(name).flatMap((value) => value.split(','));
  const fields = list(NIGHTS_NAME);
  const stops = list(STOPS_NAME).flatMap((value, index) => {
    const [name, nights] = value.split('.');
    const [hotel] = readKeys([name], 1);
    return hotel ? [{ hotel, nights: askedNights(nights ?? fields[index]) }] : [];
  });
  return stops.slice(0, MOST_STOPS + MOST_BEYOND);
}

/**
 * Reads what a query asks for. Invalid values and past days count as absent. May return more stops
 * than an itinerary has, so that the extra ones can replace those that are gone.
 */
function readAsked(query: URLSearchParams, today: CalendarDate): AskedItinerary {
  const { dates, adults, childrenAges } = readStayLink(query, today);
  const stops = readStops(query);
  return {
    stops: stops.map(({ hotel, nights }) => ({
      hotel,
      nights: nights > MOST_STOP_NIGHTS ? DEFAULT_NIGHTS : nights,
    })),
    isLong: stops.some(({ nights }) => nights > MOST_STOP_NIGHTS),
    dropped: droppedDates(query, today),
    checkIn: dates?.checkIn ?? null,
    adults: adults ?? ADULTS.initial,
    childrenAges: childrenAges ?? [],
  };
}

/** The itinerary of a query, without what a link asks for beyond one. */
export function readItinerary(query: URLSearchParams, today: CalendarDate): Itinerary {
  const { stops, checkIn, adults, childrenAges } = readAsked(query, today);
  return { stops: stops.slice(0, MOST_STOPS), checkIn, adults, childrenAges };
}

/** The stops as a URL writes them: 'hotel.3,other.2'. */
export const stopsValue = (stops: readonly Stop[]) =>
  stops.map(({ hotel, nights }) => `${hotel}.${nights}`).join(',');

/** The canonical query of an itinerary. Hotel keys need no encoding. */
export function itineraryQuery({ stops, checkIn, adults, childrenAges }: Itinerary): string {
  const stay = stayQuery({ checkIn, checkOut: null, adults, childrenAges, promo: '' });
  return `${STOPS_NAME}=${stopsValue(stops)}&${stay}`;
}

/** The URL of an itinerary; the plain page if it has no stops. */
export const itineraryPath = (itinerary: Itinerary): string =>
  itinerary.stops.length > 0 ? `${ITINERARY}?${itineraryQuery(itinerary)}` : ITINERARY;

/** The initial URL of an itinerary of these hotels, before anything else is chosen. */
export const itineraryOf = (hotels: readonly string[]): string =>
  `${ITINERARY}?${STOPS_NAME}=${hotels.slice(0, MOST_STOPS).join(',')}`;

/**
 * The internal path that answers a visit of `/roteiro` with these parameters: a page that is
 * rendered for each visit and not stored. Null for the plain page.
 */
export function itineraryInternalPath(query: URLSearchParams): string | null {
  const today = todayInSaoPaulo();
  const stops = readStops(query);
  if (stops.length === 0) return null;
  const asked = itineraryQuery({ ...readAsked(query, today), stops });
  const dropped = droppedDatesQuery(query, today);
  return listedPath(ITINERARY, [asked, dropped].filter(Boolean).join('&'));
}

/** What a segment of itineraryInternalPath asks for; null if it is not an itinerary. */
export function itineraryOfSegment(segment: string, today: CalendarDate): AskedItinerary | null {
  const query = queryOfSegment(segment);
  const itinerary = query && readAsked(query, today);
  return itinerary && itinerary.stops.length > 0 ? itinerary : null;
}
