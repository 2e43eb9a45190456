import { readStayLink, stayLink, withStayOf } from '@/lib/booking/stay-link';

const TODAY = '2026-11-21';
const read = (query: string) => readStayLink(new URLSearchParams(query), TODAY);
const NOTHING = { dates: null, adults: null, childrenAges: null, promo: null };

it('reads the whole stay', () => {
  expect(read('checkin=2026-12-20&checkout=2026-12-23&adultos=2&idades=4,7&promo=VERAO')).toEqual({
    dates: { checkIn: '2026-12-20', checkOut: '2026-12-23' },
    adults: 2,
    childrenAges: [4, 7],
    promo: 'VERAO',
  });
});

describe('ignores only the invalid part', () => {
  const REST = 'adultos=3&promo=VERAO';
  it.each([
    ['no check-in', 'checkout=2026-12-23'],
    ['yesterday', 'checkin=2026-11-20&checkout=2026-12-23'],
    ['a day that does not exist', 'checkin=2026-02-30&checkout=2026-12-23'],
    ['a day in another order', 'checkin=20/12/2026&checkout=2026-12-23'],
    ['a time', 'checkin=2026-12-20T00:00&checkout=2026-12-23'],
    ['a script', 'checkin=<script>alert(1)</script>'],
    ['nothing', 'checkin=&checkout='],
  ])('dates: %s', (_case, dates) => {
    expect(read(`${dates}&${REST}`)).toEqual({ ...NOTHING, adults: 3, promo: 'VERAO' });
  });

  it.each([
    ['the same day', '2026-12-20'],
    ['the day before', '2026-12-19'],
    ['no date', 'amanha'],
    ['nothing', ''],
  ])('leaves open a check-out that is %s', (_case, checkOut) => {
    expect(read(`checkin=2026-12-20&checkout=${checkOut}`).dates).toEqual({
      checkIn: '2026-12-20',
      checkOut: null,
    });
  });

  it('accepts today', () => {
    expect(read(`checkin=${TODAY}&checkout=2026-11-22`).dates?.checkIn).toBe(TODAY);
  });

  it.each(['0', '5', '-1', '2.5', '1e0', '0x2', '02x', ' ', '999', '٢', 'dois', '', '2,3'])(
    'adults: %j',
    (adults) => {
      const query = new URLSearchParams({ adultos: adults, idades: '4' });
      expect(readStayLink(query, TODAY)).toEqual({ ...NOTHING, childrenAges: [4] });
    },
  );

  it.each(['13', '-1', '4,13', '4,,7', '4,7,', '1,2,3,4', '4.5', 'quatro', '', ',', '4;7'])(
    'ages: %j',
    (ages) => {
      const query = new URLSearchParams({ adultos: '1', idades: ages });
      expect(readStayLink(query, TODAY)).toEqual({ ...NOTHING, adults: 1 });
    },
  );

  it.each([
    ['one character too many', 'x'.repeat(65)],
    ['only spaces', '   '],
    ['a line break', 'VERAO\nX'],
    ['a null', 'VERAO\0'],
  ])('a code with %s', (_case, promo) => {
    expect(readStayLink(new URLSearchParams({ promo }), TODAY)).toEqual(NOTHING);
  });

  it('joins the ages of a form without scripts', () => {
    expect(read('idades=4&idades=&idades=7').childrenAges).toEqual([4, 7]);
    expect(read('idades=4&idades=x').childrenAges).toBeNull();
  });

  it('uses the first of repeated parameters', () => {
    expect(read('adultos=1&adultos=4').adults).toBe(1);
  });
});

describe('writes a link', () => {
  const PAGE = 'https://www.example.com/hotel/ipe';
  const GUESTS = { adults: 2, childrenAges: [], promo: '' };

  it('with only what was chosen', () => {
    expect(stayLink(PAGE, { checkIn: null, checkOut: null, ...GUESTS })).toBe(`${PAGE}?adultos=2`);
    expect(stayLink(PAGE, { checkIn: '2026-12-20', checkOut: null, ...GUESTS, promo: '  ' })).toBe(
      `${PAGE}?checkin=2026-12-20&adultos=2`,
    );
  });

  it.each(['VERÃO 10%', 'A&B=C#D', "O'Brien+1", '💛', '"><script>', 'x'.repeat(64)])(
    'that is read back unchanged: %s',
    (promo) => {
      const stay = {
        checkIn: '2026-12-20',
        checkOut: '2026-12-23',
        adults: 4,
        childrenAges: [0, 12, 7],
        promo,
      };
      const url = new URL(stayLink(PAGE, stay));
      expect(url.search).toContain('idades=0,12,7');
      expect(`${url.origin}${url.pathname}${url.hash}`).toBe(PAGE);
      const { dates, ...rest } = readStayLink(url.searchParams, TODAY);
      expect({ ...dates, ...rest }).toEqual(stay);
    },
  );

  it('without a code that is too long, and without throwing on half a character', () => {
    const long = { checkIn: null, checkOut: null, ...GUESTS, promo: 'x'.repeat(65) };
    expect(stayLink(PAGE, long)).toBe(`${PAGE}?adultos=2`);
    expect(() => stayLink(PAGE, { ...long, promo: '\ud800' })).not.toThrow();
  });
});

describe('a stay completed from another one', () => {
  const OTHER = 'checkin=2026-12-20&checkout=2026-12-23&adultos=2&idades=4&promo=VERAO&tipo=lazer';
  it.each([
    ['without a stay', 'vista=lista', `vista=lista&${OTHER.replace('&tipo=lazer', '')}`],
    [
      'with guests',
      'adultos=3',
      'adultos=3&checkin=2026-12-20&checkout=2026-12-23&idades=4&promo=VERAO',
    ],
    [
      'with half of the dates',
      'checkin=2026-12-22',
      'checkin=2026-12-22&adultos=2&idades=4&promo=VERAO',
    ],
    [
      'with the other half',
      'checkout=2026-12-22',
      'checkout=2026-12-22&adultos=2&idades=4&promo=VERAO',
    ],
  ])('%s', (_, query, expected) => {
    const whole = withStayOf(new URLSearchParams(query), new URLSearchParams(OTHER));
    expect(whole.toString()).toBe(expected);
  });
});

it('omits a check-out without a check-in', () => {
  const open = { checkIn: null, checkOut: '2026-12-23', adults: 2, childrenAges: [], promo: '' };
  expect(stayLink('/hotels', open)).toBe('/hotels?adultos=2');
});
