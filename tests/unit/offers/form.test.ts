import { OFFER, offerFields, save } from './offer-form';

it('accepts an offer with only the required fields', () => {
  expect(save({})).toEqual({ ...OFFER, price: 1290 });
});

it('reports all problems at once, including the order of dates', () => {
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
    '0026-12-01',
  ])('rejects the day %s', (day) => {
    expect(save({ valid_from: day, valid_until: '2026-01-01' })).toEqual({ valid_from: 'date' });
    expect(save({ offer_end_date: day })).toEqual({ offer_end_date: 'date' });
  });

  it('reads a blank day as null', () => {
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
  ])('rejects %s', (typed) => {
    expect(save({ price: typed })).toHaveProperty('price', expect.stringMatching(/price|required/));
  });

  it.each(['', '   ', null, undefined])('missing: %p', (typed) => {
    expect(save({ price: typed })).toEqual({ price: 'required' });
  });
});

describe('URLs', () => {
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
  ])('rejects %s', (typed) => {
    expect(save({ offer_link: typed })).toEqual({ offer_link: 'offerLink' });
    expect(save({ image_url: typed })).toEqual({ image_url: 'picture' });
  });

  it('accepts URLs of its own media as pictures, but not as links', () => {
    expect(save({ image_url: '/art/capa.webp' })).toHaveProperty('image_url', '/art/capa.webp');
    expect(save({ image_url: '/art/../x' })).toEqual({ image_url: 'picture' });
    expect(save({ offer_link: '/art/capa.webp' })).toEqual({ offer_link: 'offerLink' });
  });

  it('limits their length', () => {
    const long = (length: number) => `https://a.example/${'a'.repeat(length)}`;
    expect(save({ image_url: long(500) })).toEqual({ image_url: 'tooLong' });
    expect(save({ offer_link: long(2000) })).toEqual({ offer_link: 'tooLong' });
  });
});

describe('texts', () => {
  it.each(['A&B', "D'Ávila", '5 < 10', 'Lua de mel “no sul” 🌴', '{{7*7}}'])('keeps %s', (name) => {
    const description = `${name}\n\n<b>${name}</b>`;
    const messages = { name, description, features: [name] };
    expect(save(messages)).toEqual({ ...OFFER, price: 1290, ...messages });
  });

  it('removes markup from single-line fields, and rejects a name of only markup', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    expect(save({ name: `${hostile}Praia`, features: [`${hostile}Wi-Fi`] })).toMatchObject({
      name: 'Praia',
      features: ['Wi-Fi'],
    });
    expect(save({ name: hostile })).toEqual({ name: 'required' });
  });

  it('drops blank and repeated features without an error', () => {
    const features = ['Wi-Fi', ' ', '', 'wi-fi ', 'Café', '<b></b>', 'Café'];
    expect(save({ features })).toHaveProperty('features', ['Wi-Fi', 'Café']);
  });

  it('limits lengths and numbers', () => {
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
  ])('rejects what no form sends: %s', (field, value) => {
    expect(save({ [field]: value })).toHaveProperty(field);
    expect(offerFields.safeParse({ ...OFFER, [field]: value }).success).toBe(false);
  });

  it.each([undefined, null, 'x', [], 7])('rejects %j in place of an object', (sent) => {
    expect(offerFields.safeParse(sent).success).toBe(false);
  });
});
