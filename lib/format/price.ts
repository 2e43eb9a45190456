import { onFirstUse } from './first-use';
import { formatDecimal } from './format-number';
import { publishedPrice } from './numbers';

const price = (options?: Intl.NumberFormatOptions) =>
  onFirstUse(
    () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', ...options }),
  );

const withCents = price();
const withoutCents = price({ maximumFractionDigits: 0 });

/** R$ with two decimals: 489 → 'R$ 489,00' (the space is a no-break space). Unit: BRL. */
export function formatPrice(value: number): string {
  return withCents().format(value);
}

/** A price as pages show it; null if none is published. */
export function priceOrNull(value: number | null): string | null {
  const price = publishedPrice(value);
  return price === null ? null : formatPrice(price);
}

/** R$ without decimals, rounded: 1289.9 → 'R$ 1.290'. Unit: BRL. */
export function formatWholePrice(value: number): string {
  return withoutCents().format(value);
}

/** 4.9 → '4,9'. */
export function formatRating(value: number): string {
  return formatDecimal(value, 1);
}
