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

/** An itinerary with the hotels that are there; stops of others are left out. */
export type LoadedItinerary = Pick<AskedItinerary, 'isLong' | 'dropped'> & {
  itinerary: Itinerary;
  stops: LoadedStop[];
  /** How many stops that were asked for are not there any more. */
  gone: number;
  /** Stops that there is no room for. */
  beyond: Hotel[];
  /** The query that means the same, always written in the same way. */
  query: string;
  title: string;
  /** '14 a 23 de dezembro, 9 noites, 3 hotéis', without days where the first one is open. */
  facts: string;
  nights: number;
  /** Less than the stops where a hotel comes twice. */
  hotelCount: number;
  /** '14 a 23 de dezembro'; null where the first day is open. */
  days: string | null;
};

/** The itinerary of a segment, null where it names none. Throws QueryError. */
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
