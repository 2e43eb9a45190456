import { isVisible, readOffers } from '@/lib/offers/offer';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const ROW = { id: 'p1', hotel_id: 'h1', name: 'Feriado na praia', is_active: true };
const read = (fields: object) => readOffers([{ ...ROW, ...fields }])[0];

describe('visibility at the edges of the dates', () => {
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
  ])('today is São Paulo’s: %s', (_case, now, expected) => {
    jest.useFakeTimers({ now: new Date(now) });
    const offer = { isActive: true, validFrom: null, validUntil: '2026-11-20' };
    expect(isVisible(offer)).toBe(expected);
    jest.useRealTimers();
  });
});

describe('reading offers', () => {
  it('an offer with only what it must have', () => {
    expect(readOffers([{ id: 'p1', hotel_id: 'h1', name: 'Feriado' }])).toEqual([
      {
        id: 'p1',
        hotelId: 'h1',
        name: 'Feriado',
        description: null,
        price: null,
        image: null,
        features: [],
        validFrom: null,
        validUntil: null,
        stayFrom: null,
        stayUntil: null,
        link: null,
        isActive: false,
      },
    ]);
  });

  it('whatever its other columns hold', () => {
    const random = seeded(11);
    const columns = [
      ...['description', 'price', 'image_url', 'features', 'valid_from', 'valid_until'],
      ...['offer_start_date', 'offer_end_date', 'offer_link', 'is_active'],
    ];
    for (let round = 0; round < 1000; round++) {
      const other = Object.fromEntries(columns.map((name) => [name, hostileJson(random)]));
      const offer = readOffers([{ ...other, id: 'p1', hotel_id: 'h1', name: 'X' }])[0];
      expect(offer?.name).toBe('X');
      expect(offer?.link ?? 'https://').toMatch(/^https:\/\//);
      expect(offer?.features.every((text) => text.trim() !== '')).toBe(true);
      expect(offer?.validUntil ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }, 30_000);

  it.each([
    ['number', 1290, 1290],
    ['text', '199.90', 199.9],
    ['zero', 0, null],
    ['negative', '-1', null],
    ['a word', 'grátis', null],
    ['missing', undefined, null],
  ])('price: %s', (_case, price, expected) => {
    expect(read({ price })?.price).toBe(expected);
  });

  it('features become messages and blank ones drop', () => {
    const features = ['Café', '', '  ', 2, null, { a: 1 }, ' Late check-out ', ['x']];
    expect(read({ features })?.features).toEqual(['Café', '2', 'Late check-out']);
    expect(read({ features: 'Café' })?.features).toEqual([]);
  });

  it.each([
    ['https://reservas.example/x?a=1', 'https://reservas.example/x?a=1'],
    ['http://reservas.example', null],
    ['javascript:alert(1)', null],
    ['//reservas.example', null],
    ['/oferta/x', null],
    ['', null],
  ])('link %s', (offer_link, expected) => {
    expect(read({ offer_link })?.link).toBe(expected);
  });

  it('rows that cannot be an offer drop alone', () => {
    const rows = [null, {}, { ...ROW, name: '' }, { ...ROW, hotel_id: null }, ROW, 'x'];
    expect(readOffers(rows).map(({ id }) => id)).toEqual(['p1']);
  });

  it.each([[null], ['<html>'], [{}]])('%j is no list of offers', (answer) => {
    expect(() => readOffers(answer)).toThrow();
  });
});
