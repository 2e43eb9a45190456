import { formatPrice, formatRating } from '@/lib/format/price';

const NBSP = '\u00a0';

it.each([
  [489, `R$${NBSP}489,00`],
  [199.9, `R$${NBSP}199,90`],
  [1290, `R$${NBSP}1.290,00`],
  [1234567.891, `R$${NBSP}1.234.567,89`],
  [0.1 + 0.2, `R$${NBSP}0,30`],
  [0.005, `R$${NBSP}0,01`],
  [0, `R$${NBSP}0,00`],
  [-48.9, `-R$${NBSP}48,90`],
])('%d in reais', (value, expected) => {
  expect(formatPrice(value)).toBe(expected);
});

it.each([
  [4.9, '4,9'],
  [5, '5,0'],
  [0, '0,0'],
  [4.85, '4,9'],
])('rating %d is %s', (value, expected) => {
  expect(formatRating(value)).toBe(expected);
});
