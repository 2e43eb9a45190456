/** A finite number from a number or a numeric text ('199.90'); null for everything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Whole cents of an amount, by its decimal digits: 1.005 is 101 cents, where 1.005 × 100 would be 100. */
export const toCents = (amount: number): number => Math.round(Number(`${amount}e2`));

/** A whole number between two bounds, also from a numeric text; null for everything else. */
export function wholeNumber(value: unknown, { min, max }: { min: number; max: number }) {
  const number = toNumber(value);
  const fits = number !== null && Number.isInteger(number) && number >= min && number <= max;
  return fits ? number : null;
}

/** The last page that a URL may request; the database functions have the same limit. */
const MAX_PAGE = 100_000;

/** The number of a page in a URL, from 1; 1 for everything else. */
export const pageNumber = (text: string | null): number =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE) : 1;

/** A price to show; null if there is none or it is 0 or less, which means on request. */
export const publishedPrice = (price: number | null) =>
  price !== null && price > 0 ? price : null;
