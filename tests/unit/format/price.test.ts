import { formatPrice, formatRating, formatWholePrice } from '@/lib/format/price';

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

test.each([
  [489, 'R$\u00a0489'],
  [1289.9, 'R$\u00a01.290'],
  [0.4, 'R$\u00a00'],
  [99999999.99, 'R$\u00a0100.000.000'],
])('%d without decimals is %j', (value, expected) => {
  expect(formatWholePrice(value)).toBe(expected);
});
