import { getTranslations } from 'next-intl/server';
import { HotelPicks } from '@/components/favorites/hotel-picks';
import { guestsOf } from '@/lib/booking/guests';
import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import { hotelKey } from '@/lib/hotels/chosen';
import type { HotelCard } from '@/lib/hotels/list/model';
import { featuredHotels } from '@/lib/hotels/queries';
import type { RelatedHotel } from '@/lib/hotels/related';
import { nearestHotels } from '@/lib/hotels/related-queries';
import { formatKilometers } from '@/lib/itinerary/distance';
import { itineraryPath } from '@/lib/itinerary/paths';
import type { LoadedItinerary } from '@/lib/itinerary/queries';

/** The id of the section, to which the page links. */
export const NEXT_STOPS_ID = 'adicionar';

/** Hotels that can become the next stop, the nearest to the last one first. */
export async function NextStops({ loaded }: { loaded: LoadedItinerary }) {
  const { itinerary, stops } = loaded;
  const t = await getTranslations('itinerary');
  const used = stops.map(({ record }) => record.id);
  const last = used.at(-1);
  const near = last ? await nearestHotels(last, used) : [];
  // A last stop without coordinates has no nearby hotels.
  const isNear = near.length > 0;
  const hotels: (HotelCard & Partial<Pick<RelatedHotel, 'kilometers'>>)[] = isNear
    ? near
    : (await featuredHotels()).filter(({ id }) => !used.includes(id));
  if (hotels.length === 0) return null;
  return (
    <section id={NEXT_STOPS_ID} className="mt-16 print:hidden">
      <h2 className="text-2xl">{t('addStop.heading', { count: stops.length })}</h2>
      {isNear ? <p className="mt-2 mb-3 text-ink-2">{t('addStop.lead')}</p> : null}
      <HotelPicks
        picks={hotels.map((hotel) => ({
          hotel,
          href: itineraryPath({
            ...itinerary,
            stops: [...itinerary.stops, { hotel: hotelKey(hotel), nights: DEFAULT_NIGHTS }],
          }),
          name: t('addStop.addHotel', { name: hotel.name }),
          note:
            typeof hotel.kilometers === 'number'
              ? t('straight', { distance: formatKilometers(hotel.kilometers) })
              : null,
        }))}
        label={t('addStop.add')}
        guests={guestsOf(itinerary)}
      />
    </section>
  );
}
