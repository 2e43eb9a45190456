import { type EngineOverrides, resolveBookingUrl } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';
import type { Hotel } from '@/lib/hotels/model';

/** The address at the hotel's booking engine for a stay; null where it can't be booked there. */
export function stayBookingLink(
  { features: { engine } }: Pick<Hotel, 'features'>,
  stay: Stay,
  overrides: EngineOverrides,
): string | null {
  const baseUrl = resolveBookingUrl(engine.name, engine.baseUrl, overrides);
  const link = buildBookingLink({ ...engine, baseUrl }, stay);
  return link.ok ? link.href : null;
}
