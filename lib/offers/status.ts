import type { CalendarDate } from '@/lib/format/date';

type Shown = {
  is_active: boolean;
  valid_from: CalendarDate | null;
  valid_until: CalendarDate | null;
};

/** Why visitors see an offer on the given day or don't; the first reason that holds. */
export type OfferStatus = 'visible' | 'inactive' | 'hotelInactive' | 'later' | 'over';

/** The same rule as `isVisible`, with its reason, and without a reader of stored rows. */
export function offerStatus(offer: Shown, hotelActive: boolean, today: CalendarDate): OfferStatus {
  if (!offer.is_active) return 'inactive';
  if (!hotelActive) return 'hotelInactive';
  if (offer.valid_from && today < offer.valid_from) return 'later';
  if (offer.valid_until && offer.valid_until < today) return 'over';
  return 'visible';
}
