import { type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import { missedMinimum } from '@/lib/booking/stay-rules';
import type { Hotel } from '@/lib/hotels/model';

/** Where a stay is booked, and what the hotel asks of it. */
export type StayBooking = {
  /** The URL at the hotel's booking engine; null where the stay can't be booked there. */
  href: string | null;
  /** The fewest nights that the hotel takes on these days, where the stay is shorter; else null. */
  minimum: number | null;
};

/** How a stay is booked at a hotel: by the rules that its own page has for the days. */
export function stayBooking(
  hotel: Pick<Hotel, 'features'>,
  stay: Stay,
  overrides: EngineOverrides,
): StayBooking {
  const minimum = missedMinimum(stay, hotel.features.dayNotes);
  if (minimum) return { href: null, minimum };
  const link = buildBookingLink(engineOf(hotel, overrides), stay);
  return { href: link.ok ? link.href : null, minimum: null };
}
