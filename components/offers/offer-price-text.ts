import { formatPrice, priceOrNull } from '@/lib/format/price';
import type { messages } from '@/lib/i18n/catalogue';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Offer } from '@/lib/offers/model';
import { nightlyPrice } from '@/lib/offers/offer-price';

export type PricedOffer = Pick<Offer, 'price' | 'minNights' | 'maxNights'>;

/**
 * What an offer costs in words: `price` is the total ('R$ 890,00', null on request), `nights` its
 * nights with the price of each, null if unknown.
 */
export function offerPriceText(offer: PricedOffer, { offers: { price: forms } }: typeof messages) {
  const nightly = nightlyPrice(offer);
  if (offer.price === null || !nightly) return { price: priceOrNull(offer.price), nights: null };
  const { nights, perNight, isExact } = nightly;
  const form = nights === 1 ? 'one' : isExact ? 'nights' : 'average';
  const line = formatMessage(forms[form], { nights, price: formatPrice(perNight) });
  return { price: formatPrice(offer.price), nights: line };
}
