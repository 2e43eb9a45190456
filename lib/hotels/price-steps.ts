/** The guests up to whom a price holds, and it in BRL per night; 0 where it is asked for. */
export type PriceStep = [guests: number, nightly: number];

/**
 * What a hotel costs per night by the number of guests: steps with ever more guests and a higher price,
 * beyond the last of which no room holds them. One price for a hotel that lists no rooms.
 */
export type NightlyPrices = number | PriceStep[];

/** BRL per night for so many guests; 0 where it is asked for, null where no room holds them. */
export function nightlyFor(prices: NightlyPrices, guests: number): number | null {
  if (typeof prices === 'number') return prices;
  return prices.find(([most]) => guests <= most)?.[1] ?? null;
}
