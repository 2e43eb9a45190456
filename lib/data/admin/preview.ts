import 'server-only';
import { chainSettings } from '@/lib/data/config';
import { readAll } from '@/lib/data/failure';
import { findHotelById } from '@/lib/data/hotels';
import { findOffer } from '@/lib/data/offers';
import { packagesOfHotel } from '@/lib/data/packages';
import { withRooms } from '@/lib/data/rooms';
import { staffSource } from '@/lib/data/source';
import type { CalendarDate } from '@/lib/format/date';
import { isVisible } from '@/lib/schemas/package';
import type { SessionClient } from '@/lib/supabase/session';

async function isActive(client: SessionClient, hotelId: string): Promise<boolean> {
  const { data, error } = await client.from('hotels').select('is_active').eq('id', hotelId);
  if (error) throw error;
  return data[0]?.is_active === true;
}

/** Everything that a hotel's page shows, whether visitors may see it or not; null without one. */
export async function previewHotel(client: SessionClient, id: string, today: CalendarDate) {
  const source = staffSource(client);
  const found = await findHotelById(id, source);
  if (!found) return null;
  const [hotel, offers, chain, active] = await readAll(
    withRooms(found, source),
    packagesOfHotel(id, source),
    chainSettings(),
    isActive(client, id),
  );
  return { hotel, offers: offers.filter((offer) => isVisible(offer, today)), chain, active };
}

/** An offer with its hotel, whether visitors may see them or not; null when there is none. */
export async function previewOffer(client: SessionClient, id: string) {
  const offer = await findOffer(id, staffSource(client));
  return offer && { offer, hotelActive: await isActive(client, offer.hotelId) };
}
