import { problemAnchor, readStayForm, stayFields } from '@/lib/booking/stay-form';

const TODAY = '2026-11-17';
const NO_LINK = new URLSearchParams();

/** How the server reads a form's query, on a page that was opened with another query. */
const read = (form: string, page = '') =>
  readStayForm(stayFields(new URLSearchParams(form)), new URLSearchParams(page), TODAY, {});

describe('a form sent without scripts', () => {
  it('is read completely', () => {
    expect(
      read('checkin=2026-11-20&checkout=2026-11-24&adultos=3&idades=4&idades=&idades=7&promo=IPE'),
    ).toEqual({
      ok: true,
      stay: {
        checkIn: '2026-11-20',
        checkOut: '2026-11-24',
        adults: 3,
        childrenAges: [4, 7],
        promo: 'IPE',
      },
    });
  });

  it('if untouched, means today to tomorrow for two adults', () => {
    expect(read('checkin=&checkout=&adultos=&idades=&idades=&promo=')).toEqual({
      ok: true,
      stay: {
        checkIn: TODAY,
        checkOut: '2026-11-18',
        adults: 2,
        childrenAges: [],
        promo: '',
      },
    });
  });

  it('takes what it leaves open from the link of the page', () => {
    const link = 'checkin=2026-12-20&checkout=2026-12-23&adultos=3&idades=5&promo=LINK';
    expect(read('adultos=&promo=TYPED', link)).toMatchObject({
      stay: { checkIn: '2026-12-20', adults: 3, childrenAges: [5], promo: 'TYPED' },
    });
    expect(read('checkin=2026-12-01&checkout=2026-12-02', link)).toMatchObject({
      stay: { checkIn: '2026-12-01', checkOut: '2026-12-02' },
    });
  });

  it('of an older page keeps its guests and its two nights', () => {
    expect(read('hospedes=2x6')).toMatchObject({
      stay: { checkIn: TODAY, checkOut: '2026-11-19', adults: 6, childrenAges: [] },
    });
  });

  it.each([
    ['a check-in alone', 'checkin=2026-11-20', 'halfOpen'],
    ['a check-out alone', 'checkout=2026-11-20', 'incomplete'],
    ['a day that is none', 'checkin=2026-02-30&checkout=2026-03-02', 'incomplete'],
    ['a stay of no night', 'checkin=2026-11-20&checkout=2026-11-20', 'order'],
    ['a day that is over', 'checkin=2026-11-16&checkout=2026-11-20', 'past'],
  ])('is refused with %s', (_case, form, problem) => {
    expect(read(form)).toMatchObject({ ok: false, problem });
  });

  it.each([
    'adultos=99',
    'adultos=-1',
    'adultos=2e0',
    'idades=13',
    'idades=1&idades=2&idades=3&idades=4',
    `promo=${'x'.repeat(65)}`,
    'promo=a%00b',
    'hospedes=constructor',
  ])('ignores %s', (form) => {
    expect(read(form)).toMatchObject({
      ok: true,
      stay: { adults: 2, childrenAges: [], promo: '' },
    });
  });
});

describe('a hotel with a minimum stay', () => {
  const notes = [{ from: '2026-12-28', to: '2027-01-02', text: 'Réveillon', minNights: 5 }];
  const readAt = (form: string, page = '') =>
    readStayForm(new URLSearchParams(form), new URLSearchParams(page), TODAY, { notes });
  const SHORT = 'checkin=2026-12-30&checkout=2027-01-01';

  it.each([
    ['typed', SHORT, ''],
    ['linked', '', SHORT],
  ])('refuses a shorter stay that was %s, and keeps what was entered', (_how, form, page) => {
    expect(readAt(form, page)).toMatchObject({
      ok: false,
      problem: 5,
      entered: { checkIn: '2026-12-30', checkOut: '2027-01-01', adults: 2 },
    });
    expect(problemAnchor(5)).toBe('reserva-minimo-5');
  });

  it('accepts a stay that is long enough, and one on other days', () => {
    expect(readAt('checkin=2026-12-28&checkout=2027-01-02').ok).toBe(true);
    expect(readAt('checkin=2026-12-20&checkout=2026-12-21').ok).toBe(true);
  });

  it('leaves the check of the proposed night to the engine', () => {
    const always = [{ from: TODAY, to: '2027-01-02', text: 'Obra', minNights: 2 }];
    const page = new URLSearchParams();
    expect(readStayForm(page, page, TODAY, { notes: always }).ok).toBe(true);
  });
});

test('returns the valid parts of a refused stay', () => {
  expect(read('checkin=2026-11-20&checkout=2026-11-20&adultos=3&idades=4&promo=IPE')).toMatchObject(
    {
      entered: {
        checkIn: '2026-11-20',
        checkOut: null,
        adults: 3,
        childrenAges: [4],
        promo: 'IPE',
      },
    },
  );
});

test('ignores a file among the fields', () => {
  const fields: [string, FormDataEntryValue][] = [['promo', new File(['x'], 'promo')]];
  expect(stayFields(fields)).toEqual(NO_LINK);
});
