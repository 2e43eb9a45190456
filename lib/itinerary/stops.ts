import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import type { RequestedStay } from '@/lib/booking/requested-stay';
import { defaultDates } from '@/lib/booking/stay';
import type { LinkedStay } from '@/lib/booking/stay-link';
import { type CalendarDate, daysBetween } from '@/lib/format/date';
import {
  type Itinerary,
  itineraryOf,
  itineraryPath,
  MOST_STOP_NIGHTS,
  MOST_STOPS,
  type Stop,
} from './paths';

/** A stop with its dates; null if the itinerary has no first day. */
export type DatedStop = Stop & { checkIn: CalendarDate | null; checkOut: CalendarDate | null };

/** Every stop begins on the day on which the one before it ends. */
export function datedStops({ stops, checkIn }: Pick<Itinerary, 'stops' | 'checkIn'>): DatedStop[] {
  let day = checkIn;
  return stops.map((stop) => {
    const dates = day ? defaultDates(day, stop.nights) : { checkIn: null, checkOut: null };
    day = dates.checkOut;
    return { ...stop, ...dates };
  });
}

/** The itinerary with the stop at `index` moved by `step` places; unchanged if it can't move. */
export function movedStop(itinerary: Itinerary, index: number, step: number): Itinerary {
  const { stops } = itinerary;
  const [stop, target] = [stops[index], index + step];
  if (!stop || target < 0 || target >= stops.length) return itinerary;
  return { ...itinerary, stops: stops.toSpliced(index, 1).toSpliced(target, 0, stop) };
}

/** The itinerary without the stop at `index`. */
export const withoutStop = (itinerary: Itinerary, index: number): Itinerary => ({
  ...itinerary,
  stops: itinerary.stops.toSpliced(index, 1),
});

/** The itinerary with this many nights at the stop at `index`. */
export const withNights = (itinerary: Itinerary, index: number, nights: number): Itinerary => ({
  ...itinerary,
  stops: itinerary.stops.map((stop, at) => (at === index ? { ...stop, nights } : stop)),
});

/** Distributes `total` nights over the stops, at least one each; the first get the remainder. */
const sharedOut = (stops: readonly Stop[], total: number): Stop[] =>
  stops.map((stop, at) => {
    const share = Math.floor(total / stops.length) + Number(at < total % stops.length);
    return { ...stop, nights: Math.min(MOST_STOP_NIGHTS, Math.max(1, share)) };
  });

/**
 * Applies a previously chosen stay: its first day, its guests and, if no nights were chosen at any
 * stop, its nights. Without dates only its guests apply, unless the itinerary's link `namesGuests`.
 * Returns the same object if nothing changes.
 */
export function withStoredStay(
  itinerary: Itinerary,
  stored: LinkedStay,
  namesGuests = false,
): Itinerary {
  const { checkIn, checkOut } = stored.dates ?? { checkIn: null, checkOut: null };
  const adults = stored.adults ?? itinerary.adults;
  const childrenAges = stored.childrenAges ?? itinerary.childrenAges;
  const isSameParty =
    adults === itinerary.adults && childrenAges.join() === itinerary.childrenAges.join();
  if (!checkIn && (namesGuests || isSameParty)) return itinerary;
  const isOpen = itinerary.stops.every(({ nights }) => nights === DEFAULT_NIGHTS);
  return {
    checkIn,
    adults,
    childrenAges,
    stops:
      isOpen && checkIn && checkOut
        ? sharedOut(itinerary.stops, daysBetween(checkIn, checkOut))
        : itinerary.stops,
  };
}

/** The URL of an itinerary of these hotels for a stay; without dates, for the stored stay. */
export function itineraryForStay(hotels: readonly string[], stay: RequestedStay): string {
  const stops = hotels.slice(0, MOST_STOPS).map((hotel) => ({ hotel, nights: DEFAULT_NIGHTS }));
  const open = { stops, checkIn: null, adults: stay.adults, childrenAges: stay.childrenAges };
  return stay.dates ? itineraryPath(withStoredStay(open, stay)) : itineraryOf(hotels);
}

/** A single change of an itinerary that may move the dates of other stops. */
type ItineraryChange =
  | { kind: 'nights'; stop: number; nights: number; days: number; later: number }
  /** A stop was removed; `stop` is its previous index. */
  | { kind: 'removed'; stop: number; later: number }
  | { kind: 'order' };

/** The change between two states of an itinerary; null if it is of none of these kinds. */
export function changeBetween(
  before: readonly Stop[],
  after: readonly Stop[],
): ItineraryChange | null {
  const hotels = (stops: readonly Stop[]) => stops.map(({ hotel }) => hotel);
  if (before.length === after.length + 1) {
    const at = before.findIndex((stop, index) => stop.hotel !== after[index]?.hotel);
    const isRest = hotels(before.toSpliced(at, 1)).join() === hotels(after).join();
    const later = after.length - at;
    return isRest ? { kind: 'removed', stop: at, later } : null;
  }
  if (hotels(before).join() !== hotels(after).join()) {
    const isSame = hotels(before).sort().join() === hotels(after).sort().join();
    return isSame ? { kind: 'order' } : null;
  }
  const changed = after.flatMap((stop, at) => (stop.nights === before[at]?.nights ? [] : [at]));
  const [stop] = changed;
  if (changed.length !== 1 || stop === undefined) return null;
  const nights = after[stop]?.nights ?? 0;
  const days = nights - (before[stop]?.nights ?? 0);
  const later = after.length - stop - 1;
  return { kind: 'nights', stop, nights, days, later };
}
