import 'server-only';
import { staffContext } from '@/lib/db/read-context';
import { runQueries } from '@/lib/db/run-query';
import type { SessionClient } from '@/lib/db/session-client';
import type { CalendarDate } from '@/lib/format/date';
import { findHotelById } from '@/lib/hotels/queries';
import { withRooms } from '@/lib/hotels/rooms/queries';
import { getSiteSettings } from '@/lib/settings/queries';
import { findOffer, offersOfHotel } from './queries';
import { isVisible } from './status';

async function isActive(client: SessionClient, hotelId: string): Promise<boolean> {
  const { data, error } = await client.from('hotels').select('is_active').eq('id', hotelId);
  if (error) throw error;
  return data[0]?.is_active === true;
}

/** All that a hotel's page shows, including inactive records; null if there is no such hotel. */
export async function previewHotel(client: SessionClient, id: string, today: CalendarDate) {
  const context = staffContext(client);
  const record = await findHotelById(id, context);
  if (!record) return null;
  const [hotel, offers, chain, active] = await runQueries(
    withRooms(record, context),
    offersOfHotel(id, context),
    getSiteSettings(),
    isActive(client, id),
  );
  return { hotel, offers: offers.filter((offer) => isVisible(offer, today)), chain, active };
}

/** An offer with its hotel, active or not; null if there is none. */
export async function previewOffer(client: SessionClient, id: string) {
  const offer = await findOffer(id, staffContext(client));
  return offer && { offer, hotelActive: await isActive(client, offer.hotelId) };
}
