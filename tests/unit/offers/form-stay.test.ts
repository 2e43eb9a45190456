import { OFFER, offerFields, save } from './offer-form';

describe('the stay of an offer', () => {
  it.each([
    ['neither', null, null, {}],
    ['typed numbers', '2', ' 5 ', { min_nights: 2, max_nights: 5 }],
    ['loaded ones', 3, 3, { min_nights: 3, max_nights: 3 }],
    ['only a minimum', '1', '', { min_nights: 1, max_nights: null }],
    ['the most', null, '90', { max_nights: 90 }],
  ])('nights: %s', (_case, min, max, stored) => {
    const saved = save({ min_nights: min, max_nights: max });
    expect(saved).toEqual({ ...OFFER, price: 1290, ...stored });
  });

  it.each([
    ['none', '0', { min_nights: 'nights' }],
    ['a fraction', '1.5', { min_nights: 'nights' }],
    ['more than can be', '91', { min_nights: 'nights' }],
    ['words', 'duas', { min_nights: 'nights' }],
    ['a thousand', '1.000', { min_nights: 'nights' }],
    ['a power of ten', '1e1', { min_nights: 'nights' }],
    ['more than the most', '4', { max_nights: 'nightsOrder' }],
  ])('rejects a minimum that is %s', (_case, min, problems) => {
    expect(save({ min_nights: min, max_nights: '3' })).toEqual(problems);
  });

  it.each([
    ['as many nights as there are', '2027-01-10', '2027-01-13', { min_nights: 3 }, true],
    ['more nights than there are', '2027-01-10', '2027-01-11', { min_nights: 3 }, false],
    ['a day of arrival within', '2027-01-12', '2027-01-14', { arrival_days: [3] }, true],
    ['no day of arrival within', '2027-01-12', '2027-01-14', { arrival_days: [1] }, false],
    [
      'an arrival too late',
      '2027-01-12',
      '2027-01-14',
      { arrival_days: [3], min_nights: 2 },
      false,
    ],
    ['no end', '2027-01-10', null, { min_nights: 3, arrival_days: [1] }, true],
  ])('checks the rules against the period: %s', (_case, from, until, rules, fits) => {
    const saved = save({ offer_start_date: from, offer_end_date: until, ...rules });
    if (fits) expect(saved).toMatchObject(rules);
    else expect(saved).toEqual({ offer_end_date: 'noStay' });
  });

  it('stores tags and days once each, in a fixed order', () => {
    const change = { tags: ['work', 'couple', 'work'], arrival_days: [6, 1, 1, 0] };
    expect(save(change)).toMatchObject({ tags: ['couple', 'work'], arrival_days: [0, 1, 6] });
  });

  it.each([
    ['an unknown tag', { tags: ['praia'] }],
    ['tags as a text', { tags: 'couple' }],
    ['an eighth day', { arrival_days: [7] }],
    ['half a day', { arrival_days: [1.5] }],
    ['a long name of a room', { room_name: 'a'.repeat(256) }],
  ])('rejects %s', (_case, change) => {
    expect(offerFields.safeParse({ ...OFFER, ...change }).success).toBe(false);
  });
});
