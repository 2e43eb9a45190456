/** The guests up to whom a price holds, and it in BRL per night; 0 where it is asked for. */
type PriceStep = [guests: number, nightly: number];

/**
 * What a hotel costs per night by the number of guests, in the few bytes that a page has of each hotel:
 * steps with ever more guests, beyond the last of which no room holds them. One price where it is the
 * same for any number, as of a hotel that lists no rooms.
 */
export type NightlyPrices = number | PriceStep[];

/**
 * Of the prices for one guest, for two and so on, in BRL per night; 0 where it is asked for, null where no
 * room holds them. Prices come from the database as well (`party_prices`): what is no price counts as null.
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

/** BRL per night for a number of guests; 0 where it is asked for, null where no room holds them. */
export function nightlyFor(prices: NightlyPrices, guests: number): number | null {
  if (typeof prices === 'number') return prices;
  return prices.find(([most]) => guests <= most)?.[1] ?? null;
}
