import { ENGINES, type EngineOverrides, engineOf } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import { missedMinimum } from '@/lib/booking/minimum-stay';
import type { Stay } from '@/lib/booking/stay';
import type { Hotel } from '@/lib/hotels/model';

/** Where a stay is booked, and what the hotel asks of it. */
export type StayBooking = {
  /** The URL at the hotel's booking engine; null if the stay can't be booked there. */
  href: string | null;
  /** The fewest nights that the hotel accepts on these days if the stay is shorter; else null. */
  minimum: number | null;
  /** Whether the engine does not receive the children, so that guests have to enter them there. */
  childrenAgain: boolean;
};

/** Returns how a stay is booked at a hotel, by the rules that its page applies to those days. */
export function stayBooking(
  hotel: Pick<Hotel, 'features'>,
  stay: Stay,
  overrides: EngineOverrides,
): StayBooking {
  const minimum = missedMinimum(stay, hotel.features.dayNotes);
  if (minimum) return { href: null, minimum, childrenAgain: false };
  const engine = engineOf(hotel, overrides);
  const link = buildBookingLink(engine, stay);
  const isUntold = stay.childrenAges.length > 0 && !ENGINES[engine.name].takesChildren;
  return {
    href: link.ok ? link.href : null,
    minimum: null,
    childrenAgain: link.ok && isUntold,
  };
}
