import { onFirstUse } from './first-use';

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

/** The same of a price that pages show; null for one that is asked for, which is none or not above 0. */
export const shownPrice = (value: number | null) =>
  value !== null && value > 0 ? formatPrice(value) : null;

/** R$ without decimals, rounded: 1289.9 → 'R$ 1.290'. Unit: BRL. */
export function formatWholePrice(value: number): string {
  return withoutCents().format(value);
}

/** 4.9 → '4,9'. */
export function formatRating(value: number): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
