import { type CalendarDate, todayInSaoPaulo } from '@/lib/format/date';

type StoredPeriod = {
  is_active: boolean;
  valid_from: CalendarDate | null;
  valid_until: CalendarDate | null;
};

/** Why visitors see an offer on a given day or not. */
export type OfferStatus = 'visible' | 'inactive' | 'hotelInactive' | 'scheduled' | 'expired';

/** The first reason that applies; both dates are inclusive. Reads no stored JSON, so it is small. */
export function offerStatus(
  offer: StoredPeriod,
  hotelActive: boolean,
  today: CalendarDate,
): OfferStatus {
  if (!offer.is_active) return 'inactive';
  if (!hotelActive) return 'hotelInactive';
  if (offer.valid_from && today < offer.valid_from) return 'scheduled';
  if (offer.valid_until && offer.valid_until < today) return 'expired';
  return 'visible';
}

type Period = {
  isActive: boolean;
  validFrom: CalendarDate | null;
  validUntil: CalendarDate | null;
};

/** Whether an offer of an active hotel is active and inside its dates on the given São Paulo day. */
export function isVisible(
  { isActive, validFrom, validUntil }: Period,
  today: CalendarDate = todayInSaoPaulo(),
): boolean {
  const stored = { is_active: isActive, valid_from: validFrom, valid_until: validUntil };
  return offerStatus(stored, true, today) === 'visible';
}
