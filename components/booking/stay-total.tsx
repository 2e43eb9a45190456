'use client';

import { priceSummary } from '@/lib/booking/price-summary';
import { formatPrice } from '@/lib/format/price';
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

/** Says once on a page of prices what the totals are; `text` has the argument `length`. */
export function StayTotalNote({ text }: { text: string }) {
  const stay = useShownStay();
  return stay ? text.replace('{length}', stay.length) : null;
}
