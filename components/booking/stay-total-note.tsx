'use client';

import { priceSummary } from '@/lib/booking/price-summary';
import { formatPrice } from '@/lib/format/price';
import { formatMessage } from '@/lib/i18n/format-message';
import { useShownStay } from './stay-signal';

/** What the nights of the chosen stay cost from, without taxes; nothing while none is chosen. */
export function StayTotal({ price }: { price: number | null }) {
  const stay = useShownStay();
  const total = stay && price ? priceSummary(price, stay.nights) : null;
  if (!stay || !total) return null;
  return (
    <span className="stay-total">
      {stay.length}: {formatPrice(total.subtotal)}
    </span>
  );
}

/** Guests whom a hotel's lowest price is meant for. */
const USUAL_PARTY = 2;

/**
 * Says once on a page of prices what the totals are. The texts have the argument `length`, that for
 * more guests than the lowest price is meant for also `people`.
 */
export function StayTotalNote({ text, partyText }: { text: string; partyText: string }) {
  const stay = useShownStay();
  if (!stay) return null;
  const { length, people } = stay;
  return formatMessage(people > USUAL_PARTY ? partyText : text, { length, people });
}
