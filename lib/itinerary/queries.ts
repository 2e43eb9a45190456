import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { longRange } from '@/lib/booking/date-ranges';
import { todayInSaoPaulo } from '@/lib/format/date';
import { hotelsByKey } from '@/lib/hotels/chosen-queries';
import type { Hotel } from '@/lib/hotels/model';
import { itineraryTitle } from './names';
import {
  type AskedItinerary,
  type Itinerary,
  itineraryOfSegment,
  itineraryQuery,
  MOST_STOPS,
} from './paths';
import { type DatedStop, datedStops } from './stops';

type LoadedStop = DatedStop & { record: Hotel };

/** An itinerary with its hotels loaded; stops whose hotel is gone are left out. */
export type LoadedItinerary = Pick<AskedItinerary, 'isLong' | 'dropped'> & {
  itinerary: Itinerary;
  stops: LoadedStop[];
  /** Number of requested stops whose hotel is gone. */
  gone: number;
  /** Hotels of the stops beyond MOST_STOPS. */
  beyond: Hotel[];
  /** The canonical query of this itinerary. */
  query: string;
  title: string;
  /** '14 a 23 de dezembro, 9 noites, 3 hotéis'; without the dates if no first day is chosen. */
  facts: string;
  nights: number;
  /** Fewer than the stops if a hotel occurs twice. */
  hotelCount: number;
  /** '14 a 23 de dezembro'; null if no first day is chosen. */
  days: string | null;
};

/** Loads the itinerary of a segment; null if it names none. Throws QueryError. */
export const loadItinerary = cache(async (segment: string): Promise<LoadedItinerary | null> => {
  const found = itineraryOfSegment(segment, todayInSaoPaulo());
  if (!found) return null;
  const { isLong, dropped, ...asked } = found;
  const hotels = await hotelsByKey([...new Set(asked.stops.map(({ hotel }) => hotel))]);
  const known = asked.stops.filter(({ hotel }) => hotels.has(hotel));
  const itinerary = { ...asked, stops: known.slice(0, MOST_STOPS) };
  const stops = datedStops(itinerary).flatMap((stop) => {
    const record = hotels.get(stop.hotel);
    return record ? [{ ...stop, record }] : [];
  });
  const t = await getTranslations('itinerary');
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  const [from, until] = [stops[0]?.checkIn, stops.at(-1)?.checkOut];
  const days = from && until ? longRange({ checkIn: from, checkOut: until }) : null;
  const hotelCount = new Set(stops.map(({ record }) => record.id)).size;
  const facts = t('card.facts', { nights, hotels: hotelCount });
  const { key, ...towns } = itineraryTitle(stops.map(({ record }) => record));
  return {
    itinerary,
    stops,
    gone: asked.stops.length - known.length,
    beyond: known.slice(MOST_STOPS).flatMap(({ hotel }) => hotels.get(hotel) ?? []),
    isLong,
    dropped,
    query: itineraryQuery(itinerary),
    title: t(key, towns),
    facts: days ? t('card.dated', { days, facts }) : facts,
    nights,
    hotelCount,
    days,
  };
});
