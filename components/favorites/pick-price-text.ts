import type { StayPriceMessages } from '@/components/booking/messages';
import { priceOrNull } from '@/lib/format/price';
import { type NightlyPrices, nightlyFor } from '@/lib/hotels/rooms/price-steps';
import { formatMessage } from '@/lib/i18n/format-message';

/** The price per night of a hotel for a number of guests, or that no room holds them. */
export function pickPriceText(nightly: NightlyPrices, guests: number, messages: StayPriceMessages) {
  const fitting = nightlyFor(nightly, guests);
  if (fitting !== null) return nightText(fitting, messages);
  return formatMessage(messages.noRoom, {
    guests: formatMessage(messages.people, { count: guests }),
  });
}

/** 'R$ 489,00 /noite', or that the price is on request. */
export function nightText(price: number, { price: { perNight, askPrice } }: StayPriceMessages) {
  const shown = priceOrNull(price);
  return shown ? `${shown} ${perNight}` : askPrice;
}
