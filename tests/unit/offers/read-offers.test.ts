import { readOffers } from '@/lib/offers/model';
import { readAdminOffers } from '@/lib/offers/staff-queries';
import { hostileJson } from '../support/hostile-json';
import { seeded } from '../support/random';

const ROW = { id: 'p1', hotel_id: 'h1', name: 'Feriado na praia', is_active: true };
const read = (fields: object) => readOffers([{ ...ROW, ...fields }])[0];

describe('reading offers', () => {
  it('reads an offer with only the required columns', () => {
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
        tags: [],
        minNights: null,
        maxNights: null,
        arrivalDays: [],
        roomName: null,
      },
    ]);
  });

  it('reads an offer with all columns', () => {
    const stored = {
      ...ROW,
      ...{ description: ' Com café. ', price: '1290.50', image_url: '/art/a.webp' },
      ...{ features: ['Café'], valid_from: '2026-11-01', valid_until: '2026-11-20T00:00:00' },
      ...{ offer_start_date: '2026-12-01', offer_end_date: '2026-12-24' },
      ...{
        offer_link: 'https://reservas.example/x',
        tags: ['couple'],
        min_nights: 2,
        max_nights: 5,
      },
      ...{ arrival_days: [5], room_name: 'Suíte' },
    };
    expect(readOffers([stored])).toEqual([
      {
        ...{ id: 'p1', hotelId: 'h1', name: 'Feriado na praia', description: 'Com café.' },
        ...{ price: 1290.5, image: '/art/a.webp', features: ['Café'], isActive: true },
        ...{ validFrom: '2026-11-01', validUntil: '2026-11-20' },
        ...{ stayFrom: '2026-12-01', stayUntil: '2026-12-24' },
        ...{ link: 'https://reservas.example/x', tags: ['couple'], minNights: 2, maxNights: 5 },
        ...{ arrivalDays: [5], roomName: 'Suíte' },
      },
    ]);
  });

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:59:59+00:00', '2026-11-20'],
    [' 2026-11-20', null],
    ['até 2026-11-20', null],
    ['infinity', null],
    [20261120, null],
  ])('reads the last day %j', (valid_until, expected) => {
    expect(read({ valid_until })?.validUntil).toBe(expected);
  });

  it('reads a blank description as null, and only true as active', () => {
    expect(read({ description: ' \n ' })?.description).toBeNull();
    for (const is_active of [false, null, 'true', 1, undefined]) {
      expect(read({ is_active })?.isActive).toBe(false);
    }
  });

  it('is read whatever its other columns contain', () => {
    const random = seeded(11);
    const columns = [
      ...['description', 'price', 'image_url', 'features', 'valid_from', 'valid_until'],
      ...['offer_start_date', 'offer_end_date', 'offer_link', 'is_active', 'tags'],
      ...['min_nights', 'max_nights', 'arrival_days', 'room_name'],
    ];
    for (let round = 0; round < 1000; round++) {
      const other = Object.fromEntries(columns.map((name) => [name, hostileJson(random)]));
      const offer = readOffers([{ ...other, id: 'p1', hotel_id: 'h1', name: 'X' }])[0];
      expect(offer?.name).toBe('X');
      expect(offer?.link ?? 'https://').toMatch(/^https:\/\//);
      expect(offer?.features.every((text) => text.trim() !== '')).toBe(true);
      expect(offer?.minNights ?? 1).toBeLessThanOrEqual(offer?.maxNights ?? 90);
      expect(offer?.arrivalDays.every((day) => day >= 0 && day <= 6)).toBe(true);
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

  it.each([
    ['both', 2, '5', [2, 5]],
    ['the wrong way round', 5, 2, [null, null]],
    ['none and a fraction', 0, 2.5, [null, null]],
    ['too many', 2, 91, [2, null]],
  ])('nights: %s', (_case, min_nights, max_nights, expected) => {
    const offer = read({ min_nights, max_nights });
    expect([offer?.minNights, offer?.maxNights]).toEqual(expected);
  });

  it('drops only invalid tags and days', () => {
    const offer = read({ tags: ['work', 'x', null, 'couple'], arrival_days: [6, 'x', 1, 9, 1] });
    expect(offer?.tags).toEqual(['couple', 'work']);
    expect(offer?.arrivalDays).toEqual([1, 6]);
    const week = [0, 1, 2, 3, 4, 5, 6];
    expect(read({ arrival_days: week.toReversed() })?.arrivalDays).toEqual(week);
    expect(read({ tags: ['work', 'family', 'couple'] })?.tags).toEqual([
      'couple',
      'family',
      'work',
    ]);
  });

  it('reads features as texts and drops blank ones', () => {
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

  it('drops only rows that cannot be an offer', () => {
    const rows = [null, {}, { ...ROW, name: '' }, { ...ROW, hotel_id: null }, ROW, 'x'];
    expect(readOffers(rows).map(({ id }) => id)).toEqual(['p1']);
  });

  it.each([[null], ['<html>'], [{}]])('throws for %j', (answer) => {
    expect(() => readOffers(answer)).toThrow();
  });
});

it('staff read only features that are not blank, as visitors do', () => {
  const dates = { valid_from: null, valid_until: null, offer_start_date: null };
  const stay = { offer_end_date: null, min_nights: null, max_nights: null, arrival_days: [] };
  const texts = {
    price: 1,
    tags: [],
    description: null,
    image_url: null,
    offer_link: null,
    room_name: null,
  };
  const row = {
    ...ROW,
    ...dates,
    ...stay,
    ...texts,
    updated_at: '1',
    features: ['Wi-Fi', ' ', ''],
  };
  expect(readAdminOffers([row])[0]?.features).toEqual(['Wi-Fi']);
});
