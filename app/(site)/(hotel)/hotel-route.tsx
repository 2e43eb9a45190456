import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PAGE_ACTION } from '@/components/booking/page-action';
import { CompareLink } from '@/components/comparison/compare-link';
import { FavoriteButton } from '@/components/favorites/favorite-button';
import { RememberHotel } from '@/components/favorites/remember-hotel';
import { PrintHead } from '@/components/site/print-head';
import { runQueries } from '@/lib/db/run-query';
import { todayInSaoPaulo } from '@/lib/format/date';
import { hotelKey } from '@/lib/hotels/chosen';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { hotelPath } from '@/lib/hotels/paths';
import { listFirstHotels } from '@/lib/hotels/queries';
import { relatedHotels } from '@/lib/hotels/related-queries';
import { withRooms } from '@/lib/hotels/rooms/queries';
import { townIn } from '@/lib/hotels/town';
import { siteUrl } from '@/lib/http/site-url';
import { offersOfHotel } from '@/lib/offers/queries';
import { isVisible } from '@/lib/offers/status';
import { ownMediaPath } from '@/lib/security/own-media-path';
import { getSiteSettings } from '@/lib/settings/queries';
import { chainPhone } from '../chain-phone';
import { HotelJsonLd } from './hotel-json-ld';
import { hotelShareMetadata } from './hotel-share-metadata';
import { HotelView } from './hotel-view';
import { loadHotel, missingHotelMetadata } from './load-hotel';
import { MissingHotel } from './missing-hotel';

export type HotelRouteProps = { params: Promise<{ slug: string }> };

/**
 * The hotels of one type to prerender. If the database is down, each is rendered on its first
 * visit.
 */
export async function hotelParams(type: HotelType): Promise<{ slug: string }[]> {
  try {
    const hotels = await listFirstHotels();
    return hotels.flatMap((hotel) => (hotel.type === type ? { slug: hotelKey(hotel) } : []));
  } catch (error) {
    console.error('Hotel pages are not rendered ahead:', error);
    return [];
  }
}

/** Title with the town, description, canonical URL and image of a hotel's page. */
export async function hotelMetadata(type: HotelType, slug: string): Promise<Metadata> {
  const hotel = await loadHotel(slug, type);
  if (!hotel) return missingHotelMetadata();
  const t = await getTranslations('hotels.page');
  const { name, location } = hotel;
  return hotelShareMetadata(hotel, {
    title: t('title', { name, town: townIn(location) }),
    path: hotelPath(hotel),
  });
}

/** The page of a hotel: loads it with today's offers and renders it. */
export async function HotelRoute({ type, slug }: { type: HotelType; slug: string }) {
  const today = todayInSaoPaulo();
  const found = await loadHotel(slug, type);
  if (!found) return <MissingHotel />;
  const [hotel, offers, chain, related] = await runQueries(
    withRooms(found),
    offersOfHotel(found.id),
    getSiteSettings(),
    relatedHotels(found.id),
  );
  const current = offers.filter((offer) => isVisible(offer, today));
  return (
    <HotelView
      hotel={hotel}
      offers={current}
      chain={chain}
      related={related}
      actions={
        <>
          <FavoriteButton hotel={hotel} labelled className={PAGE_ACTION} />
          <CompareLink hotel={hotel} className={PAGE_ACTION} />
        </>
      }
      data={
        <>
          <HotelJsonLd hotel={hotel} offers={current} />
          <PrintHead
            url={siteUrl(hotel.slug || hotelPath(hotel))}
            // The hotel's own number is printed with its address.
            contact={[hotel.features.phone ? null : await chainPhone()]}
            stay
          />
          <RememberHotel
            path={hotelPath(hotel)}
            name={hotel.name}
            place={hotel.location}
            image={ownMediaPath(hotel.image)}
          />
        </>
      }
    />
  );
}
