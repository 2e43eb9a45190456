import { getTranslations } from 'next-intl/server';
import { HotelPicks } from '@/components/favorites/hotel-picks';
import { COUNTRY_SOURCE } from '@/components/hotels/map/country-drawing';
import { FavoritesItinerary } from '@/components/itinerary/favorites-itinerary';
import { LastItinerary } from '@/components/itinerary/last-itinerary';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import Link from '@/components/ui/link';
import { hotelKey } from '@/lib/hotels/chosen';
import { DRAWN, WHOLE } from '@/lib/hotels/map/frame';
import { featuredHotels } from '@/lib/hotels/queries';
import { ITINERARY, itineraryOf } from '@/lib/itinerary/paths';
import { ChosenPage } from '../chosen-page';

/**
 * Suggests hotels to start with: for an itinerary without stops, or whose hotels are all gone
 * (`isGone`).
 */
export async function ItineraryStartPage({ isGone = false }: { isGone?: boolean }) {
  const [t, hotels] = await Promise.all([getTranslations('itinerary'), featuredHotels()]);
  return (
    <ChosenPage
      trail={[{ name: t('crumb'), path: ITINERARY }]}
      heading={t('empty.heading')}
      lead={t(isGone ? 'empty.gone' : 'empty.lead')}
    >
      <div className="mt-10 grid items-start gap-x-20 gap-y-12 lg:grid-cols-[9fr_11fr]">
        <div className="relative aspect-[5/4] overflow-hidden rounded-1 lg:aspect-square">
          <svg
            aria-hidden
            viewBox={`${WHOLE.x} ${WHOLE.y} ${WHOLE.side} ${WHOLE.side}`}
            preserveAspectRatio="xMidYMid slice"
            className="absolute inset-0 size-full"
          >
            <image href={COUNTRY_SOURCE} {...DRAWN} />
          </svg>
        </div>
        <div>
          {hotels.length > 0 ? <h2 className="mb-3 text-2xl">{t('empty.suggestions')}</h2> : null}
          <div className="flex flex-wrap gap-x-3">
            {isGone ? null : <LastItinerary label={t('empty.last')} />}
            <FavoritesItinerary label={t('empty.favorites')} />
          </div>
          <HotelPicks
            picks={hotels.map((hotel) => ({
              hotel,
              href: itineraryOf([hotelKey(hotel)]),
              name: t('empty.startHotel', { name: hotel.name }),
            }))}
            label={t('empty.start')}
          />
          <Link
            href="/hotels"
            className={buttonVariants({ variant: 'link', className: 'mt-5 min-h-11' })}
          >
            {t('empty.all')}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </ChosenPage>
  );
}
