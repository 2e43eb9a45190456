import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelNotFound } from '@/components/hotel/hotel-not-found';
import { RoomSelectionPage } from '@/components/room-selection/room-selection-page';
import { chainSettings } from '@/lib/data/config';
import { readAll } from '@/lib/data/failure';
import { markNotFound } from '@/lib/data/miss';
import { withRooms } from '@/lib/data/rooms';
import type { HotelType } from '@/lib/schemas/hotel-type';
import { hotelPath } from '@/lib/seo/hotel-path';
import { engineOverrides, loadOlderHotel, missingHotelMetadata } from './load-hotel';

/** Search engines are shown the hotel's current page instead. */
export async function olderMetadata(type: HotelType, slug: string): Promise<Metadata> {
  const hotel = await loadOlderHotel(slug, type);
  if (!hotel) return missingHotelMetadata();
  const t = await getTranslations('roomSelection');
  const { name, location } = hotel;
  const [town = location] = location.split(',');
  return {
    title: t('title', { name, town: town.trim() }),
    description: t('description', { name, location }),
    alternates: { canonical: hotelPath(hotel) },
    robots: { index: false },
  };
}

/** The older version of a hotel's page, or the redirect that an older address with an id is. */
export async function OlderRoute({ type, slug }: { type: HotelType; slug: string }) {
  const found = await loadOlderHotel(slug, type);
  if (!found) {
    await markNotFound();
    return <HotelNotFound logos={(await chainSettings()).logos} />;
  }
  const [hotel, { logos }] = await readAll(withRooms(found), chainSettings());
  return <RoomSelectionPage hotel={hotel} overrides={engineOverrides()} logos={logos} />;
}
