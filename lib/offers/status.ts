import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';

type Period = {
  isActive: boolean;
  validFrom: CalendarDate | null;
  validUntil: CalendarDate | null;
};

/** Whether visitors see an offer on a given day, or why not. */
export type OfferStatus = 'visible' | 'inactive' | 'hotelInactive' | 'scheduled' | 'expired';

/** The first status that applies; both dates are inclusive. Reads no stored JSON: it is small. */
export function offerStatus(
  { isActive, validFrom, validUntil }: Period,
  hotelActive: boolean,
  today: CalendarDate,
): OfferStatus {
  if (!isActive) return 'inactive';
  if (!hotelActive) return 'hotelInactive';
  if (validFrom && today < validFrom) return 'scheduled';
  if (validUntil && validUntil < today) return 'expired';
  return 'visible';
}

/** Whether an offer of an active hotel is active and inside its dates on the given São Paulo day. */
export const isVisible = (offer: Period, today: CalendarDate = todayInSaoPaulo()): boolean =>
  offerStatus(offer, true, today) === 'visible';
