import { httpsUrl } from '@/lib/security/safe-url';
import { ENGINES, type HotelEngine } from './engines';
import type { Stay } from './stay';

type MissingBookingData = 'booking_url' | 'hotel_id';
export type BookingLink = { ok: true; href: string } | { ok: false; missing: MissingBookingData[] };

/**
 * The URL of a hotel's booking engine for a stay. `engine.baseUrl` is absolute
 * https (anything else counts as missing), `engine.hotelId` the id in the engine or the WhatsApp
 * number; both come from staff and are treated as untrusted text. The stay's dates must exist.
 */
export function buildBookingLink(engine: HotelEngine, stay: Stay): BookingLink {
  const { normalizeId, toUrl, parameters } = ENGINES[engine.name];
  const base = httpsUrl(engine.baseUrl);
  const hotelId = normalizeId(engine.hotelId ?? '');
  if (!base || !hotelId) {
    const missing: MissingBookingData[] = [];
    if (!base) missing.push('booking_url');
    if (!hotelId) missing.push('hotel_id');
    return { ok: false, missing };
  }

  const url = toUrl(new URL(base), hotelId);
  const query = url.searchParams;
  for (const [name, value] of parameters(hotelId, { ...stay, promo: stay.promo.trim() })) {
    query.set(name, value);
  }
  // Form encoding writes a space as '+', which chat apps show literally; a real '+' is %2B here.
  url.search = query.toString().replaceAll('+', '%20');
  return { ok: true, href: url.href };
}
