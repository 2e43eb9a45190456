import { stillOffered } from '@/components/offers/still-offered';

const offers = [
  { name: 'ended yesterday', validUntil: '2026-11-19' },
  { name: 'ends today', validUntil: '2026-11-20' },
  { name: 'ends tomorrow', validUntil: '2026-11-21' },
  { name: 'never ends', validUntil: null },
];

test('keeps an offer through its last day and drops it the day after', () => {
  expect(stillOffered(offers, '2026-11-20').map(({ name }) => name)).toEqual([
    'ends today',
    'ends tomorrow',
    'never ends',
  ]);
});

test('keeps what the server chose until the browser knows the date', () => {
  expect(stillOffered(offers, null)).toEqual(offers);
});
