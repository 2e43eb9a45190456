import { DEFAULT_NIGHTS, priceSummary, stayTotal } from '@/lib/booking/price-summary';

it.each([
  // nightly, subtotal, discount, taxes, total
  [489, 978, 0, 146.7, 1124.7],
  [200, 400, 0, 60, 460],
  [199.99, 399.98, 40, 60, 419.98],
  [199.994, 399.98, 40, 60, 419.98],
  // Shown as R$ 200,00, which is not under 200.
  [199.995, 400, 0, 60, 460],
  [199.999, 400, 0, 60, 460],
  [100, 200, 20, 30, 210],
  [0.01, 0.02, 0, 0, 0.02],
  [0.05, 0.1, 0.01, 0.02, 0.11],
  // In floating point, 1.005 × 100 is 100.49999999999999.
  [1.005, 2.02, 0.2, 0.3, 2.12],
  [33.33, 66.66, 6.67, 10, 69.99],
  [1234567.89, 2469135.78, 0, 370370.37, 2839506.15],
])('a night at %d makes %d - %d + %d = %d', (nightly, subtotal, discount, taxes, total) => {
  expect(priceSummary(nightly, DEFAULT_NIGHTS)).toMatchObject({ subtotal, discount, taxes, total });
});

it.each([
  [1, 489, 73.35, 562.35],
  [3, 1467, 220.05, 1687.05],
])('%d nights at 489 make %d + %d = %d', (nights, subtotal, taxes, total) => {
  expect(priceSummary(489, nights)).toMatchObject({ subtotal, discount: 0, taxes, total });
});

it('discounts every night of a cheap stay', () => {
  expect(priceSummary(100, 5)).toMatchObject({
    subtotal: 500,
    discount: 50,
    taxes: 75,
    total: 525,
  });
});

it.each([0, -1, -0.01, 0.004, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])(
  'returns no summary for a night at %d',
  (price) => {
    expect(priceSummary(price, DEFAULT_NIGHTS)).toBeNull();
  },
);

it('adds up to the cent at any price', () => {
  for (let cents = 1; cents < 60_000; cents += 7) {
    const summary = priceSummary(cents / 100, DEFAULT_NIGHTS);
    const { subtotal = 0, discount = 0, taxes = 0, total = 0 } = summary ?? {};
    const sum = Math.round(subtotal * 100) - Math.round(discount * 100) + Math.round(taxes * 100);
    expect(Math.round(total * 100)).toBe(sum);
    expect(discount > 0).toBe(cents < 20_000 && cents > 2);
  }
});

it('multiplies the nights by the price rounded to cents', () => {
  expect(stayTotal(489, 3)).toBe(1467);
  expect(stayTotal(1.005, 3)).toBe(3.03);
});
