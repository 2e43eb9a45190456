import { offerInput } from '@/lib/offers/form';

const offerFields = offerInput.shape.fields;

const OFFER = {
  name: 'Feriado na praia',
  description: null,
  price: '1.290,00',
  hotel_id: 'b0000000-0000-4000-8000-000000000001',
  image_url: null,
  features: [],
  is_active: true,
  valid_from: null,
  valid_until: null,
  offer_start_date: null,
  offer_end_date: null,
  offer_link: null,
  tags: [],
  min_nights: null,
  max_nights: null,
  arrival_days: [],
  room_name: null,
};

/** The fields as they are stored, or the first problem of each by its path. */
function save(change: object) {
  const { data, error } = offerFields.safeParse({ ...OFFER, ...change });
  if (data) return data;
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

it('an offer with only what it must have', () => {
  expect(save({})).toEqual({ ...OFFER, price: 1290 });
});

it('says everything that is wrong at once, also the order of the dates', () => {
  const dates = { valid_from: '2026-12-02', valid_until: '2026-12-01' };
  const stay = { offer_start_date: '2026-12-02', offer_end_date: '2026-12-02' };
  const rest = { name: ' ', price: '', hotel_id: '', offer_link: 'x', image_url: 'x' };
  expect(save({ ...dates, ...stay, ...rest })).toEqual({
    name: 'required',
    price: 'required',
    hotel_id: 'required',
    offer_link: 'offerLink',
    image_url: 'picture',
    valid_until: 'validOrder',
    offer_end_date: 'stayOrder',
  });
});

describe('periods', () => {
  it.each([
    ['none at all', null, null, true],
    ['only a start', '2026-12-01', null, true],
    ['only an end', null, '2026-12-01', true],
    ['one day after the other', '2026-11-30', '2026-12-01', true],
    ['over the end of a year', '2026-12-31', '2027-01-01', true],
    ['a leap day', '2028-02-29', '2028-03-01', true],
    ['the same day twice', '2026-12-01', '2026-12-01', false],
    ['the wrong way round', '2027-01-01', '2026-12-31', false],
  ])('%s', (_case, from, until, fits) => {
    expect(save({ valid_from: from, valid_until: until })).toEqual(
      fits
        ? { ...OFFER, price: 1290, valid_from: from, valid_until: until }
        : { valid_until: 'validOrder' },
    );
    expect(save({ offer_start_date: from, offer_end_date: until })).toEqual(
      fits
        ? { ...OFFER, price: 1290, offer_start_date: from, offer_end_date: until }
        : { offer_end_date: 'stayOrder' },
    );
  });

  it.each([
    '2026-02-30',
    '2027-02-29',
    '01/12/2026',
    '2026-12-01T00:00:00Z',
    'amanhã',
    '20261-01-01',
  ])('no such day: %s', (day) => {
    expect(save({ valid_from: day, valid_until: '2026-01-01' })).toEqual({ valid_from: 'date' });
    expect(save({ offer_end_date: day })).toEqual({ offer_end_date: 'date' });
  });

  it('a blank day is none', () => {
    expect(save({ valid_from: '', valid_until: ' ' })).toEqual({ ...OFFER, price: 1290 });
  });
});

describe('prices', () => {
  it.each([
    ['1.290,00', 1290],
    ['1290', 1290],
    ['1290,5', 1290.5],
    ['199.90', 199.9],
    ['1.290', 1290],
    ['1,290.00', 1290],
    ['1.234.567,89', 1234567.89],
    ['R$ 1.290,00', 1290],
    ['R$\u00a01.290,00', 1290],
    ['  890  ', 890],
    ['0', 0],
    ['0,00', 0],
    [1290.5, 1290.5],
    ['99.999.999,99', 99999999.99],
  ])('%s', (typed, price) => {
    expect(save({ price: typed })).toEqual({ ...OFFER, price });
  });

  it.each([
    '-1',
    'de graça',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '1,2,3',
    '1.29.0',
    '1.2900',
    '1,290',
    '0.290',
    '12,345',
    '100.000.000',
    '999999999',
    '٣',
    '<b>1</b>',
    '1;drop',
    NaN,
    Number.POSITIVE_INFINITY,
    -0.5,
  ])('no price: %s', (typed) => {
    expect(save({ price: typed })).toHaveProperty('price', expect.stringMatching(/price|required/));
  });

  it.each(['', '   ', null, undefined])('missing: %p', (typed) => {
    expect(save({ price: typed })).toEqual({ price: 'required' });
  });
});

describe('addresses', () => {
  it.each([
    ['https://reservas.example/a?b=c&d=é#f', 'https://reservas.example/a?b=c&d=%C3%A9#f'],
    ['  https://reservas.example/a  ', 'https://reservas.example/a'],
    ['HTTPS://RESERVAS.example/A', 'https://reservas.example/A'],
    ['', null],
    ['   ', null],
  ])('%s', (typed, stored) => {
    const both = { offer_link: typed, image_url: typed };
    const expected = { offer_link: stored, image_url: stored };
    expect(save(both)).toEqual({ ...OFFER, price: 1290, ...expected });
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://reservas.example',
    '//reservas.example',
    '/\\reservas.example',
    'https://user:pass@reservas.example',
    'https://',
    'reservas.example',
    'https://reservas.example/a b',
    'https://reservas.example\\@outro.example',
  ])('refused: %s', (typed) => {
    expect(save({ offer_link: typed })).toEqual({ offer_link: 'offerLink' });
    expect(save({ image_url: typed })).toEqual({ image_url: 'picture' });
  });

  it('takes files of the own media as pictures, and never as links', () => {
    expect(save({ image_url: '/art/capa.webp' })).toHaveProperty('image_url', '/art/capa.webp');
    expect(save({ image_url: '/art/../x' })).toEqual({ image_url: 'picture' });
    expect(save({ offer_link: '/art/capa.webp' })).toEqual({ offer_link: 'offerLink' });
  });

  it('bounds their length', () => {
    const long = (length: number) => `https://a.example/${'a'.repeat(length)}`;
    expect(save({ image_url: long(500) })).toEqual({ image_url: 'tooLong' });
    expect(save({ offer_link: long(2000) })).toEqual({ offer_link: 'tooLong' });
  });
});

describe('messages', () => {
  it.each(['A&B', "D'Ávila", '5 < 10', 'Lua de mel “no sul” 🌴', '{{7*7}}'])('keeps %s', (name) => {
    const description = `${name}\n\n<b>${name}</b>`;
    const messages = { name, description, features: [name] };
    expect(save(messages)).toEqual({ ...OFFER, price: 1290, ...messages });
  });

  it('takes markup out of single lines, and refuses a name of nothing else', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    expect(save({ name: `${hostile}Praia`, features: [`${hostile}Wi-Fi`] })).toMatchObject({
      name: 'Praia',
      features: ['Wi-Fi'],
    });
    expect(save({ name: hostile })).toEqual({ name: 'required' });
  });

  it('drops blank and repeated features quietly', () => {
    const features = ['Wi-Fi', ' ', '', 'wi-fi ', 'Café', '<b></b>', 'Café'];
    expect(save({ features })).toHaveProperty('features', ['Wi-Fi', 'Café']);
  });

  it('bounds lengths and numbers', () => {
    expect(save({ name: 'a'.repeat(256) })).toEqual({ name: 'tooLong' });
    expect(save({ description: 'a'.repeat(2001) })).toEqual({ description: 'tooLong' });
    expect(save({ features: ['a'.repeat(101)] })).toEqual({ features: 'tooLong' });
    const many = Array.from({ length: 31 }, (_, index) => `${index}`);
    expect(save({ features: many })).toEqual({ features: 'tooMany' });
  });

  it.each([
    ['name', 7],
    ['is_active', 'sim'],
    ['features', 'Wi-Fi'],
    ['hotel_id', "x'; drop table hotels"],
    ['valid_from', 20261201],
  ])('refuses what no form sends: %s', (field, value) => {
    expect(save({ [field]: value })).toHaveProperty(field);
    expect(offerFields.safeParse({ ...OFFER, [field]: value }).success).toBe(false);
  });
});

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
    ['more than the most', '4', { max_nights: 'nightsOrder' }],
  ])('a minimum that is refused: %s', (_case, min, problems) => {
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
  ])('fits into its period: %s', (_case, from, until, rules, fits) => {
    const saved = save({ offer_start_date: from, offer_end_date: until, ...rules });
    if (fits) expect(saved).toMatchObject(rules);
    else expect(saved).toEqual({ offer_end_date: 'noStay' });
  });

  it('keeps tags and days once each, in their order', () => {
    const change = { tags: ['work', 'couple', 'work'], arrival_days: [6, 1, 1, 0] };
    expect(save(change)).toMatchObject({ tags: ['couple', 'work'], arrival_days: [0, 1, 6] });
  });

  it.each([
    ['an unknown tag', { tags: ['praia'] }],
    ['tags as a text', { tags: 'couple' }],
    ['an eighth day', { arrival_days: [7] }],
    ['half a day', { arrival_days: [1.5] }],
    ['a long name of a room', { room_name: 'a'.repeat(256) }],
  ])('refuses %s', (_case, change) => {
    expect(offerFields.safeParse({ ...OFFER, ...change }).success).toBe(false);
  });
});
