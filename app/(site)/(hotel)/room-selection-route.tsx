import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RoomSelectionPage } from '@/components/hotels/room-selection/room-selection-page';
import { engineOverrides } from '@/lib/booking/engine-overrides';
import { runQueries } from '@/lib/db/run-query';
import type { HotelType } from '@/lib/hotels/hotel-type';
import { hotelPath } from '@/lib/hotels/paths';
import { withRooms } from '@/lib/hotels/rooms/queries';
import { townIn } from '@/lib/hotels/town';
import { getSiteSettings } from '@/lib/settings/queries';
import { hotelShareMetadata } from './hotel-share-metadata';
import { loadRoomSelectionHotel, missingHotelMetadata } from './load-hotel';
import { MissingHotel } from './missing-hotel';
import '@/app/hotel.css';

/** Points search engines to the hotel's current page instead. */
export async function roomSelectionMetadata(type: HotelType, slug: string): Promise<Metadata> {
  const hotel = await loadRoomSelectionHotel(slug, type);
  if (!hotel) return missingHotelMetadata();
  const t = await getTranslations('hotels.roomSelection');
  const { name, location } = hotel;
  const shared = await hotelShareMetadata(hotel, {
    title: t('title', { name, town: townIn(location) }),
    text: t('description', { name, location }),
    path: hotelPath(hotel),
  });
  return { ...shared, robots: { index: false } };
}

/** The older version of a hotel's page; redirects older URLs with an id. */
export async function RoomSelectionRoute({ type, slug }: { type: HotelType; slug: string }) {
  const found = await loadRoomSelectionHotel(slug, type);
  if (!found) return <MissingHotel />;
  const [hotel, chain] = await runQueries(withRooms(found), getSiteSettings());
  return <RoomSelectionPage hotel={hotel} overrides={engineOverrides()} chain={chain} />;
}
