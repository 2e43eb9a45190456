import { isVisible, offerStatus } from '@/lib/offers/status';

const TODAY = '2026-11-20';
const DAYS = [null, '2026-11-19', TODAY, '2026-11-21'];

it('matches what the site shows, for every state and date', () => {
  for (const isActive of [true, false]) {
    for (const validFrom of DAYS) {
      for (const validUntil of DAYS) {
        const offer = { isActive, validFrom, validUntil };
        const standing = offerStatus(offer, true, TODAY);
        expect(standing === 'visible').toBe(isVisible(offer, TODAY));
      }
    }
  }
});

it.each([
  ['inactive', { isActive: false }, false],
  ['hotelInactive', {}, false],
  ['scheduled', { validFrom: '2026-11-21' }, true],
  ['expired', { validUntil: '2026-11-19' }, true],
  ['visible', { validFrom: TODAY, validUntil: TODAY }, true],
])('returns the reason: %s', (reason, change, hotelActive) => {
  const offer = { isActive: true, validFrom: null, validUntil: null, ...change };
  expect(offerStatus(offer, hotelActive, TODAY)).toBe(reason);
});

describe('visibility on the first and last days', () => {
  const TODAY = '2026-11-20';

  it.each([
    ['open at both ends', null, null, true],
    ['begins today', '2026-11-20', null, true],
    ['began yesterday', '2026-11-19', null, true],
    ['begins tomorrow', '2026-11-21', null, false],
    ['ends today', null, '2026-11-20', true],
    ['ended yesterday', null, '2026-11-19', false],
    ['ends tomorrow', null, '2026-11-21', true],
    ['only today', '2026-11-20', '2026-11-20', true],
    ['over since last year', '2025-01-01', '2025-12-31', false],
    ['begins next year', '2027-01-01', '2027-01-31', false],
    ['the wrong way round', '2026-11-21', '2026-11-19', false],
  ])('%s', (_case, validFrom, validUntil, expected) => {
    expect(isVisible({ isActive: true, validFrom, validUntil }, TODAY)).toBe(expected);
    expect(isVisible({ isActive: false, validFrom, validUntil }, TODAY)).toBe(false);
  });

  it.each([
    ['the last minute of the last day in São Paulo', '2026-11-21T02:59:59Z', true],
    ['the first minute after it', '2026-11-21T03:00:00Z', false],
    ['midnight UTC, when it is 21 h of the same day there', '2026-11-21T00:00:00Z', true],
  ])('today is the day in São Paulo: %s', (_case, now, expected) => {
    jest.useFakeTimers({ now: new Date(now) });
    const offer = { isActive: true, validFrom: null, validUntil: '2026-11-20' };
    expect(isVisible(offer)).toBe(expected);
    jest.useRealTimers();
  });
});
