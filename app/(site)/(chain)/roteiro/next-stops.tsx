import { getTranslations } from 'next-intl/server';
import { HotelPicks } from '@/components/favorites/hotel-picks';
import { DEFAULT_NIGHTS } from '@/lib/booking/price-summary';
import { guestsOf } from '@/lib/booking/stay';
import { hotelKey } from '@/lib/hotels/chosen';
import { findHotels } from '@/lib/hotels/chosen-queries';
import { toCard } from '@/lib/hotels/list-model';
import { featuredHotels } from '@/lib/hotels/queries';
import { formatKilometres, kilometresBetween } from '@/lib/itinerary/distance';
import { itineraryPath } from '@/lib/itinerary/paths';
import type { LoadedItinerary } from './load-itinerary';

export const NEXT_STOPS_ID = 'adicionar';

/** Hotels that can become the next stop, the nearest to the last one first. */
export async function NextStops({ loaded }: { loaded: LoadedItinerary }) {
  const { itinerary, stops } = loaded;
  const t = await getTranslations('itinerary');
  const used = new Set(stops.map(({ record }) => record.id));
  const others = (await featuredHotels()).filter(({ id }) => !used.has(id));
  const hotels = await findHotels(others.map(hotelKey));
  const last = stops.at(-1)?.record.address.point ?? null;
  const near = hotels
    .map((hotel) => ({ hotel, distance: kilometresBetween(last, hotel.address.point) }))
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
  if (near.length === 0) return null;
  return (
    <section id={NEXT_STOPS_ID} className="mt-16 max-w-190 print:hidden">
      <h2 className="text-2xl">{t('addStop.heading', { count: stops.length })}</h2>
      <p className="mt-2 mb-3 text-ink-2">{t('addStop.lead')}</p>
      <HotelPicks
        picks={near.map(({ hotel, distance }) => ({
          hotel: toCard(hotel),
          href: itineraryPath({
            ...itinerary,
            stops: [...itinerary.stops, { hotel: hotelKey(hotel), nights: DEFAULT_NIGHTS }],
          }),
          name: t('addStop.addHotel', { name: hotel.name }),
          note: distance === null ? null : t('straight', { distance: formatKilometres(distance) }),
        }))}
        label={t('addStop.add')}
        guests={guestsOf(itinerary)}
      />
    </section>
  );
}
