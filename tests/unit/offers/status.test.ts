import { isVisible } from '@/lib/offers/offer';
import { offerStatus } from '@/lib/offers/status';

const TODAY = '2026-11-20';
const DAYS = [null, '2026-11-19', TODAY, '2026-11-21'];

it('agrees with what the site shows, for every state and date', () => {
  for (const is_active of [true, false]) {
    for (const valid_from of DAYS) {
      for (const valid_until of DAYS) {
        const standing = offerStatus({ is_active, valid_from, valid_until }, true, TODAY);
        const shown = { isActive: is_active, validFrom: valid_from, validUntil: valid_until };
        expect(standing === 'visible').toBe(isVisible(shown, TODAY));
      }
    }
  }
});

it.each([
  ['inactive', { is_active: false }, false],
  ['hotelInactive', {}, false],
  ['later', { valid_from: '2026-11-21' }, true],
  ['over', { valid_until: '2026-11-19' }, true],
  ['visible', { valid_from: TODAY, valid_until: TODAY }, true],
])('says why: %s', (reason, change, hotelActive) => {
  const offer = { is_active: true, valid_from: null, valid_until: null, ...change };
  expect(offerStatus(offer, hotelActive, TODAY)).toBe(reason);
});
