/** The highest amount that the column can hold. */
export const MAX_PRICE = 99_999_999.99;

const PRICE_FORMS: [RegExp, (digits: string) => string][] = [
  // 1290 · 1290,5 · 199.90
  [/^\d+(?:[.,]\d{1,2})?$/, (text) => text.replace(',', '.')],
  // 1.290 · 1.290,00
  [/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
  // 1,290.00; without the point, the comma might be misplaced
  [/^[1-9]\d{0,2}(?:,\d{3})+\.\d{1,2}$/, (text) => text.replaceAll(',', '')],
];

/** Parses an amount in BRL as people type it ('1.290,00', 'R$ 199.90'), however high; else null. */
export function toAmount(typed: unknown): number | null {
  if (typeof typed !== 'string' && typeof typed !== 'number') return null;
  const text = String(typed)
    .replace(/^\s*R\$/i, '')
    .replace(/\s/g, '');
  const form = PRICE_FORMS.find(([pattern]) => pattern.test(text));
  return form ? Number(form[1](text)) : null;
}

/** Parses an amount as a price. Null if it is not one or exceeds what the column can hold. */
export function toPrice(typed: unknown): number | null {
  const amount = toAmount(typed);
  return amount !== null && amount <= MAX_PRICE ? amount : null;
}
