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
/** Stops of one itinerary; further ones of a URL are left out, and its page names them. */
export const MOST_STOPS = 5;
/** Nights at one stop. A URL that says more, which its page says, or nothing usable, means DEFAULT_NIGHTS. */
export const MOST_STOP_NIGHTS = 30;

/** The nights of each stop where they are sent as fields of their own, or as a list of one. */
const NIGHTS_NAME = 'noites';

/** A stay of some nights in one hotel. */
export type Stop = { hotel: string; nights: number };

/** Several hotels in a row as a URL says it. Everybody stays at every stop. */
export type Itinerary = {
  stops: Stop[];
  /** The day of arrival at the first stop; null while it is open. */
  checkIn: CalendarDate | null;
  adults: number;
  childrenAges: number[];
};

/** What a link asks for beyond an itinerary. */
export type AskedItinerary = Itinerary & {
  /** Whether a stop was to have more nights than one can have. */
  isLong: boolean;
  dropped: DroppedDates | null;
};

const askedNights = (text: string | undefined) =>
  /^\d{1,3}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : DEFAULT_NIGHTS;

/** As a link asks for them. A hotel may come twice: trips end where they began. */
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
 * What a query asks for. A value that can't be one counts as absent; a past day too. Further stops than an
 * itinerary has stand at the end, to take the place of those that are gone.
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

/** The query of an itinerary, always written in the same way. Keys of hotels need no encoding. */
export function itineraryQuery({ stops, checkIn, adults, childrenAges }: Itinerary): string {
  const stay = stayQuery({ checkIn, checkOut: null, adults, childrenAges, promo: '' });
  return `${STOPS_NAME}=${stopsValue(stops)}&${stay}`;
}

/** The URL of an itinerary; the plain page where it has no stop. */
export const itineraryPath = (itinerary: Itinerary): string =>
  itinerary.stops.length > 0 ? `${ITINERARY}?${itineraryQuery(itinerary)}` : ITINERARY;

/** The first URL of an itinerary of these hotels, before anything else of it is chosen. */
export const itineraryOf = (hotels: readonly string[]): string =>
  `${ITINERARY}?${STOPS_NAME}=${hotels.slice(0, MOST_STOPS).join(',')}`;

/**
 * Where a visit of `/roteiro` with these parameters is answered: a page that is rendered for each visit
 * and not stored; null for the plain page.
 */
export function itineraryInternalPath(query: URLSearchParams): string | null {
  const today = todayInSaoPaulo();
  const stops = readStops(query);
  if (stops.length === 0) return null;
  const asked = itineraryQuery({ ...readAsked(query, today), stops });
  const dropped = droppedDatesQuery(query, today);
  return listedPath(ITINERARY, [asked, dropped].filter(Boolean).join('&'));
}

/** What a segment of itineraryInternalPath asks for; null where it is no itinerary. */
export function itineraryOfSegment(segment: string, today: CalendarDate): AskedItinerary | null {
  const query = queryOfSegment(segment);
  const itinerary = query && readAsked(query, today);
  return itinerary && itinerary.stops.length > 0 ? itinerary : null;
}
