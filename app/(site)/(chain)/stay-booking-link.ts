import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import type { Hotel } from '@/lib/hotels/model';

/** The URL at the hotel's booking engine for a stay; null where it can't be booked there. */
export function stayBookingLink(
  hotel: Pick<Hotel, 'features'>,
  stay: Stay,
  overrides: EngineOverrides,
): string | null {
  const link = buildBookingLink(engineOf(hotel, overrides), stay);
  return link.ok ? link.href : null;
}
