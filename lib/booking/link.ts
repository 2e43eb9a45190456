import { queryText } from '@/lib/format/query-text';
import { httpsUrl } from '@/lib/security/safe-url';
import { ENGINES, type HotelEngine } from './engines';
import type { Stay } from './stay';

type MissingBookingData = 'booking_url' | 'hotel_id';
/** The URL to book at, or the data that the hotel lacks for one. */
export type BookingLink = { ok: true; href: string } | { ok: false; missing: MissingBookingData[] };

function bookingData({ name, baseUrl, hotelId }: HotelEngine) {
  const base = httpsUrl(baseUrl);
  const id = ENGINES[name].normalizeId(hotelId ?? '');
  const missing: MissingBookingData[] = [];
  if (!base) missing.push('booking_url');
  if (!id) missing.push('hotel_id');
  return { base, hotelId: id, missing };
}

/** The data a hotel lacks to be booked, whatever the stay; empty if it can be. */
export const missingBookingData = (engine: HotelEngine) => bookingData(engine).missing;

/** How a hotel is booked: in its system, in a chat, or not on the site. */
export type BookingWay = 'system' | 'chat' | 'none';

/** How this hotel is booked; 'none' if it lacks data. */
export function bookingWay(engine: HotelEngine): BookingWay {
  if (missingBookingData(engine).length > 0) return 'none';
  return engine.name === 'whatsapp' ? 'chat' : 'system';
}

/**
 * The URL of a hotel's booking engine for a stay. `engine.baseUrl` is absolute
 * https (anything else counts as missing), `engine.hotelId` the id in the engine or the WhatsApp
 * number; both come from staff and are treated as untrusted text. The stay's dates must exist.
 */
export function buildBookingLink(engine: HotelEngine, stay: Stay): BookingLink {
  const { toUrl, parameters } = ENGINES[engine.name];
  const { base, hotelId, missing } = bookingData(engine);
  if (!base || !hotelId) return { ok: false, missing };

  const url = toUrl(new URL(base), hotelId);
  const query = url.searchParams;
  for (const [name, value] of parameters(hotelId, { ...stay, promo: stay.promo.trim() })) {
    query.set(name, value);
  }
  url.search = queryText(query);
  return { ok: true, href: url.href };
}
