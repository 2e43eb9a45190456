/** The most guests that a price is for, and the price in BRL per night; 0 if on request. */
type PriceStep = [guests: number, nightly: number];

/**
 * A hotel's price per night by the number of guests, in the few bytes that a page has per hotel:
 * steps with ever more guests; beyond the last one, no room holds them. A single price if it is the
 * same for any number, as for a hotel that lists no rooms.
 */
export type NightlyPrices = number | PriceStep[];

/**
 * Makes steps of the prices for one guest, for two and so on, in BRL per night; 0 if on request,
 * null if no room holds them. Prices also come from the database (`party_prices`): a value that is
 * no number counts as null.
 */
export function priceSteps(prices: readonly unknown[]): NightlyPrices {
  const steps: PriceStep[] = [];
  prices.forEach((nightly, index) => {
    if (typeof nightly !== 'number') return;
    const last = steps.at(-1);
    if (last?.[1] === nightly) last[0] = index + 1;
    else steps.push([index + 1, nightly]);
  });
  const [first, second] = steps;
  return first && !second && first[0] === prices.length ? first[1] : steps;
}

/** BRL per night for a number of guests; 0 if on request, null if no room holds them. */
export function nightlyFor(prices: NightlyPrices, guests: number): number | null {
  if (typeof prices === 'number') return prices;
  return prices.find(([most]) => guests <= most)?.[1] ?? null;
}
