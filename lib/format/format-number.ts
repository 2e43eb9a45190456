import { onFirstUse } from './first-use';

const grouped = onFirstUse(() => new Intl.NumberFormat('pt-BR'));

/** 1290 → '1.290'. Avoids Intl if it would change nothing: creating it is slow on a cheap phone. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : grouped().format(value);

const decimals = new Map<string, Intl.NumberFormat>();

/** A number rounded to `most` decimals, padded to `least`: (5, 1) → '5,0', (5, 1, 0) → '5'. */
export function formatDecimal(value: number, most: number, least = most): string {
  const key = `${least}-${most}`;
  const format =
    decimals.get(key) ??
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most });
  decimals.set(key, format);
  return format.format(value);
}
