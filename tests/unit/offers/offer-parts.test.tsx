import { render } from '@testing-library/react';
import { offerParts } from '@/components/offers/offer-parts';

const texts = {
  part: (key: string, values?: { month: string }) => values?.month ?? key,
  count: (count: number) => `(${count})`,
};

/** The distinct headings of offers that end on these days. */
function headings(ends: (string | null)[], around = { before: 0, after: 0 }) {
  const offers = ends.map((validUntil) => ({ validUntil }));
  const partOf = offerParts(offers, around, texts);
  const all = offers.map((offer) => render(partOf(offer).heading).container.textContent);
  return [...new Set(all)];
}

const SOON = '2026-12-03';
const DECEMBER = '2026-12-20';
const JANUARY = '2027-01-10';

beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
});

it('shows the number of offers in each part', () => {
  expect(headings([SOON, DECEMBER, DECEMBER, JANUARY, null])).toEqual([
    'soon (1)',
    'dezembro (2)',
    'janeiro (1)',
    'later (1)',
  ]);
});

it('adds the offers of later pages to the last part only', () => {
  const more = { before: 0, after: 5 };
  expect(headings([SOON, DECEMBER], more)).toEqual(['soon (1)', 'dezembro']);
  expect(headings([SOON, null], more)).toEqual(['soon (1)', 'later (6)']);
});

it('does not count a part that started on the previous page', () => {
  const last = { before: 24, after: 0 };
  expect(headings([DECEMBER, JANUARY, null], last)).toEqual([
    'dezembro',
    'janeiro (1)',
    'later (1)',
  ]);
  expect(headings([null, null], last)).toEqual(['later']);
});

it('has no headings without offers', () => {
  expect(headings([])).toEqual([]);
});
