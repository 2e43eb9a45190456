'use client';

import { PriceText } from '@/components/ui/price-text';
import { priceSummary } from '@/lib/booking/price-summary';
import { formatPrice, shownPrice } from '@/lib/format/price';
import { type NightlyPrices, nightlyFor } from '@/lib/hotels/price-steps';
import { formatMessage } from '@/lib/i18n/format-message';
import type { StayPriceMessages } from './messages';
import { useShownStay } from './stay-signal';

type StayPriceProps = {
  /** Shown while no stay is chosen; null where the price is asked for. */
  price: string | null;
  nightly: NightlyPrices;
  /** Adds what the nights cost, without taxes. */
  withTotal?: boolean;
  messages: StayPriceMessages;
};

/** What a hotel costs per night; once a stay is chosen, in the cheapest room that holds its guests. */
export function StayPrice({ price, nightly, withTotal = false, messages }: StayPriceProps) {
  const stay = useShownStay();
  if (!stay) return <PriceText price={price} messages={messages.price} />;
  const fitting = nightlyFor(nightly, stay.people);
  if (fitting === null) {
    const guests = formatMessage(messages.people, { count: stay.people });
    return <span className="price-on-request">{formatMessage(messages.noRoom, { guests })}</span>;
  }
  const total = withTotal ? priceSummary(fitting, stay.nights) : null;
  return (
    <>
      <PriceText price={shownPrice(fitting)} messages={messages.price} />
      {total ? (
        <span className="stay-total">
          {stay.length}: {formatPrice(total.subtotal)}
        </span>
      ) : null}
    </>
  );
}
