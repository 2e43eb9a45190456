import { BOOKING_ENGINES, type BookingEngine } from '@/lib/booking/engines';
import { bookingWay, buildBookingLink } from '@/lib/booking/link';
import type { Stay } from '@/lib/booking/stay';

const stay: Stay = {
  checkIn: '2026-11-20',
  checkOut: '2026-11-24',
  adults: 2,
  childrenAges: [4, 9],
  promo: 'VERAO10',
};

const BASES: Record<BookingEngine, string> = {
  omnibees: 'https://book.omnibees.com/hotelresults',
  hbook: 'https://hbook.hsystem.com.br/booking',
  utrip: 'https://reservas.utrip.com.br/checkout',
  whatsapp: 'https://wa.me/',
};

function hrefOf(name: BookingEngine, changes: Partial<Stay> = {}, hotel = {}): URL {
  const link = buildBookingLink(
    { name, baseUrl: BASES[name], hotelId: '4217', ...hotel },
    { ...stay, ...changes },
  );
  if (!link.ok) throw new Error(`no link, missing ${link.missing.join(', ')}`);
  return new URL(link.href);
}

const parametersOf = (url: URL) => [...url.searchParams.entries()];

describe('the URL of each engine', () => {
  it('omnibees: exactly its eight parameters, dates as ddMMyyyy', () => {
    const url = hrefOf('omnibees');
    expect(url.origin + url.pathname).toBe('https://book.omnibees.com/hotelresults');
    expect(parametersOf(url)).toEqual([
      ['q', '4217'],
      ['NRooms', '1'],
      ['CheckIn', '20112026'],
      ['CheckOut', '24112026'],
      ['ad', '2'],
      ['ch', '2'],
      ['ag', ''],
      ['Code', 'VERAO10'],
    ]);
  });

  it('hbook: exactly its six parameters, dates as yyyy-MM-dd', () => {
    const url = hrefOf('hbook');
    expect(url.origin + url.pathname).toBe('https://hbook.hsystem.com.br/booking');
    expect(parametersOf(url)).toEqual([
      ['hotel', '4217'],
      ['checkin', '2026-11-20'],
      ['checkout', '2026-11-24'],
      ['adults', '2'],
      ['children', '2'],
      ['promocode', 'VERAO10'],
    ]);
  });

  it('utrip: without /checkout, and exactly its five parameters', () => {
    const url = hrefOf('utrip');
    expect(url.origin + url.pathname).toBe('https://reservas.utrip.com.br/');
    expect(parametersOf(url)).toEqual([
      ['hotel', '4217'],
      ['checkin', '2026-11-20'],
      ['checkout', '2026-11-24'],
      ['adults', '2'],
      ['promocode', 'VERAO10'],
    ]);
  });

  it('whatsapp: the number in the path and one Portuguese message', () => {
    const url = hrefOf('whatsapp', {}, { hotelId: '5571900000000' });
    expect(url.origin + url.pathname).toBe('https://wa.me/5571900000000');
    expect(parametersOf(url)).toEqual([
      [
        'text',
        'Olá! Gostaria de informações sobre hospedagem de 20/11/2026 a 24/11/2026, para 2 adultos e 2 crianças.',
      ],
    ]);
    // Chat apps show a form-encoded '+' literally.
    expect(url.search).not.toContain('+');
  });

  it.each([
    [1, [], '1 adulto e 0 crianças'],
    [1, [0], '1 adulto e 1 criança'],
    [4, [1, 2, 3], '4 adultos e 3 crianças'],
  ])('whatsapp counts %i adults and the ages %j as "%s"', (adults, childrenAges, words) => {
    const text = hrefOf('whatsapp', { adults, childrenAges }).searchParams.get('text');
    expect(text).toContain(`para ${words}.`);
  });

  it('sends an empty promo parameter if there is no code', () => {
    expect(hrefOf('omnibees', { promo: '' }).searchParams.get('Code')).toBe('');
    expect(hrefOf('hbook', { promo: '  ' }).searchParams.get('promocode')).toBe('');
    expect(hrefOf('utrip', { promo: '' }).searchParams.get('promocode')).toBe('');
  });

  it.each([
    ['2026-12-31', '2027-01-01', '31122026', '01012027'],
    ['2028-02-28', '2028-02-29', '28022028', '29022028'],
    // Midnight did not exist on this day in São Paulo.
    ['2018-11-04', '2018-11-05', '04112018', '05112018'],
  ])('never shifts a date: %s to %s', (checkIn, checkOut, first, last) => {
    const url = hrefOf('omnibees', { checkIn, checkOut });
    expect([url.searchParams.get('CheckIn'), url.searchParams.get('CheckOut')]).toEqual([
      first,
      last,
    ]);
  });
});

describe('the base URL', () => {
  it('keeps the existing query, and the fragment at the end', () => {
    const url = hrefOf('omnibees', {}, { baseUrl: 'https://x.example/r?c=12&lang=pt-BR#quartos' });
    expect(parametersOf(url).slice(0, 3)).toEqual([
      ['c', '12'],
      ['lang', 'pt-BR'],
      ['q', '4217'],
    ]);
    expect(url.hash).toBe('#quartos');
  });

  it('sends each parameter once, with our value, even if the URL already has it', () => {
    const url = hrefOf('hbook', {}, { baseUrl: 'https://x.example/b?hotel=1&hotel=2&adults=9' });
    expect(url.searchParams.getAll('hotel')).toEqual(['4217']);
    expect(url.searchParams.getAll('adults')).toEqual(['2']);
  });

  it.each([
    ['https://reservas.utrip.com.br/checkout?lang=pt&hotel=1', '/'],
    ['https://reservas.utrip.com.br/checkout/', '/'],
    ['https://reservas.utrip.com.br/pt/checkout', '/pt'],
    ['https://reservas.utrip.com.br/pt', '/pt'],
    ['https://checkout.utrip.com.br/checkout-rapido', '/checkout-rapido'],
  ])('utrip drops /checkout and any query: %s', (baseUrl, path) => {
    const url = hrefOf('utrip', {}, { baseUrl });
    expect(url.host).toBe(new URL(baseUrl).host);
    expect(url.pathname).toBe(path);
    expect([...url.searchParams.keys()]).toEqual([
      'hotel',
      'checkin',
      'checkout',
      'adults',
      'promocode',
    ]);
  });

  it.each([
    ['https://wa.me', 'https://wa.me/5571900000000'],
    ['https://wa.me/?lang=pt', 'https://wa.me/5571900000000'],
    ['https://chat.example/w', 'https://chat.example/w/5571900000000'],
  ])('whatsapp appends the number to the path of %s', (baseUrl, address) => {
    const url = hrefOf('whatsapp', {}, { baseUrl, hotelId: '+55 (71) 90000-0000' });
    expect(url.origin + url.pathname).toBe(address);
    expect(url.searchParams.get('text')).toContain('2 adultos');
  });

  it('whatsapp completes a URL that ends in an open parameter', () => {
    const baseUrl = 'https://api.whatsapp.com/send?phone=';
    const url = hrefOf('whatsapp', {}, { baseUrl, hotelId: '+55 71 90000-0000' });
    expect(url.pathname).toBe('/send');
    expect(url.searchParams.get('phone')).toBe('5571900000000');
  });
});

describe('missing values', () => {
  it.each<[string | null, string | null, string[]]>([
    [null, '4217', ['booking_url']],
    ['https://x.example/', null, ['hotel_id']],
    ['https://x.example/', '   ', ['hotel_id']],
    [null, null, ['booking_url', 'hotel_id']],
    ['', '', ['booking_url', 'hotel_id']],
    ['http://x.example/', '4217', ['booking_url']],
    ['//x.example/', '4217', ['booking_url']],
    ['javascript:alert(1)', '4217', ['booking_url']],
    [' java\nscript:alert(1)', '4217', ['booking_url']],
    ['data:text/html,x', '4217', ['booking_url']],
    ['https://user:pass@x.example/', '4217', ['booking_url']],
    ['/checkout', '4217', ['booking_url']],
    ['https://', '4217', ['booking_url']],
  ])('base %j and id %j: no link, missing %j', (baseUrl, hotelId, missing) => {
    for (const name of BOOKING_ENGINES) {
      expect(buildBookingLink({ name, baseUrl, hotelId }, stay)).toEqual({ ok: false, missing });
    }
  });

  it('whatsapp needs at least one digit', () => {
    const hotel = { name: 'whatsapp', baseUrl: BASES.whatsapp, hotelId: '../javascript:' } as const;
    expect(buildBookingLink(hotel, stay)).toEqual({ ok: false, missing: ['hotel_id'] });
  });
});

const HOSTILE = [
  'A&x=1',
  '#fim',
  '?q=2',
  'a=b',
  '100%',
  '%26x%3D1',
  'dois espaços  aqui',
  'mais+mais',
  `aspas " e '`,
  '<script>alert(1)</script>',
  'açaí, cupuaçu e 日本語 🏖️',
  '../../admin',
  'javascript:alert(1)',
  'linha\r\nSet-Cookie: x=1',
  '\u202eodnoc',
  'meio\ud800par',
  '\\\\host\\share',
  '{{7*7}}#{7*7}',
  'x'.repeat(5000),
];

describe.each(['omnibees', 'hbook', 'utrip'] as const)('hostile text in %s', (name) => {
  const idName = name === 'omnibees' ? 'q' : 'hotel';
  const promoName = name === 'omnibees' ? 'Code' : 'promocode';
  const harmless = hrefOf(name);

  it.each(HOSTILE)('%#: stays one value and changes nothing else', (text) => {
    for (const url of [hrefOf(name, {}, { hotelId: text }), hrefOf(name, { promo: text })]) {
      expect([...url.searchParams.keys()]).toEqual([...harmless.searchParams.keys()]);
      expect(url.origin + url.pathname).toBe(harmless.origin + harmless.pathname);
      expect(url.hash).toBe('');
      expect(url.href).toMatch(/^[\x21-\x7e]+$/);
    }
    const readable = text.replace('\ud800', '\ufffd');
    expect(hrefOf(name, {}, { hotelId: text }).searchParams.get(idName)).toBe(readable);
    expect(hrefOf(name, { promo: text }).searchParams.get(promoName)).toBe(readable);
  });
});

it.each(HOSTILE)('uses only the digits of hostile whatsapp number %#', (text) => {
  const url = hrefOf('whatsapp', {}, { hotelId: `55${text}` });
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
  expect([...url.searchParams.keys()]).toEqual(['text']);
});

it.each([
  ['hbook', '4217', 'system'],
  ['whatsapp', '5571900000000', 'chat'],
  ['whatsapp', null, 'none'],
] as const)('a hotel with %s and the id %s is booked by %s', (name, hotelId, way) => {
  expect(bookingWay({ name, baseUrl: BASES[name], hotelId })).toBe(way);
});
