import { toCents } from '@/lib/format/numbers';

/** Nights of the demonstration's initial stay, also used while no dates are chosen. */
export const DEFAULT_NIGHTS = 2;
/** Nights cheaper than this (BRL) are discounted. */
const DISCOUNT_BELOW = 200;
const DISCOUNT_PERCENT = 10;
const TAX_PERCENT = 15;

/** In BRL, each rounded to cents, so that the lines add up to the total. */
export type PriceSummary = {
  nightly: number;
  subtotal: number;
  discount: number;
  taxes: number;
  total: number;
};

/** The price in BRL of a number of nights at a nightly price, without discount and taxes. */
export const stayTotal = (nightly: number, nights: number) => (toCents(nightly) * nights) / 100;

/** What a stay costs at a nightly price in BRL; null if the price is not a positive amount. */
export function priceSummary(price: number, nights: number): PriceSummary | null {
  const nightly = toCents(price);
  if (!Number.isSafeInteger(nightly) || nightly <= 0) return null;
  const subtotal = nightly * nights;
  const share = (percent: number) => Math.round((subtotal * percent) / 100);
  const discount = nightly < DISCOUNT_BELOW * 100 ? share(DISCOUNT_PERCENT) : 0;
  const taxes = share(TAX_PERCENT);
  return {
    nightly: nightly / 100,
    subtotal: subtotal / 100,
    discount: discount / 100,
    taxes: taxes / 100,
    total: (subtotal - discount + taxes) / 100,
  };
}
