'use client';

import { PriceText } from '@/components/ui/price-text';
import { type MinimumStay, missedMinimum } from '@/lib/booking/minimum-stay';
import { stayTotal } from '@/lib/booking/price-summary';
import { formatPrice, priceOrNull } from '@/lib/format/price';
import { type NightlyPrices, nightlyFor } from '@/lib/hotels/rooms/price-steps';
import { formatMessage } from '@/lib/i18n/format-message';
import type { StayPriceMessages } from './messages';
import { shownParty, shownStay } from './shown-stay';

type StayPriceProps = {
  /** Shown while no guests are chosen; null if the price is on request. */
  price: string | null;
  nightly: NightlyPrices;
  /** How many guests to price while none are chosen; if omitted, `price` is shown. */
  guests?: number | null;
  /**
   * Adds the total of the nights, without taxes, unless the stay is shorter than one of these: the
   * hotel doesn't take it. If omitted, no total is shown.
   */
  minimums?: readonly MinimumStay[];
  messages: StayPriceMessages;
};

/** What a hotel costs per night; once guests are chosen, in the cheapest room that holds them. */
export function StayPrice({ price, nightly, guests = null, minimums, messages }: StayPriceProps) {
  const stay = shownStay.useValue();
  const people = shownParty.useValue()?.people ?? guests;
  if (people === null) return <PriceText price={price} messages={messages.price} />;
  const fitting = nightlyFor(nightly, people);
  if (fitting === null) {
    const words = formatMessage(messages.people, { count: people });
    return (
      <span className="price-on-request no-room">
        {formatMessage(messages.noRoom, { guests: words })}
      </span>
    );
  }
  const minimum = stay && minimums ? missedMinimum(stay, minimums) : null;
  return (
    <>
      <PriceText price={priceOrNull(fitting)} messages={messages.price} />
      {stay && minimums && (minimum || fitting) ? (
        <span className="stay-total">
          {minimum
            ? formatMessage(messages.minimum, { count: minimum })
            : `${stay.length}: ${formatPrice(stayTotal(fitting, stay.nights))}`}
        </span>
      ) : null}
    </>
  );
}
