import {
  droppedDates,
  droppedDatesQuery,
  readRequestedStay,
  requestedStayQuery,
  withRequestedStay,
} from '@/lib/booking/requested-stay';

const TODAY = '2026-11-20';
const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => readRequestedStay(query(text), TODAY);
const dropped = (text: string) => droppedDates(query(text), TODAY);

it.each([
  ['arrives today', 'checkin=2026-11-20&checkout=2026-11-21', null],
  ['arrived yesterday', 'checkin=2026-11-19&checkout=2026-11-22', 'past'],
  ['leaves on the day of arrival', 'checkin=2026-12-01&checkout=2026-12-01', 'order'],
  ['leaves before it arrives', 'checkin=2026-12-02&checkout=2026-12-01', 'order'],
  ['has sixty nights', 'checkin=2026-12-01&checkout=2027-01-30', null],
  ['has sixty-one nights', 'checkin=2026-12-01&checkout=2027-01-31', 'long'],
  ['has arrived, and does not say until when', 'checkin=2026-11-19', 'past'],
])('a stay that %s is shown, or dropped with a reason', (_case, text, reason) => {
  expect(dropped(text)).toBe(reason);
  expect(read(text).dates === null).toBe(reason !== null);
  const named = [...query(text)].map(([name, value]) => `${name}=${value}`).join('&');
  expect(droppedDatesQuery(query(text), TODAY)).toBe(reason ? named : '');
});

it.each([
  '',
  'checkin=2026-12-01',
  'checkout=2026-12-04',
  'checkin=2026-02-30&checkout=2026-12-04',
  'checkin=2026-12-01&checkout=2026-02-30',
])('%j is not a whole stay, and is dropped without a reason', (text) => {
  expect(dropped(text)).toBeNull();
  expect(read(text).dates).toBeNull();
});

it('reports only valid dates among the dropped ones', () => {
  const told = droppedDatesQuery(query('checkin=2026-11-19&checkout=%22%3E'), TODAY);
  expect(told).toBe('checkin=2026-11-19');
});

it('is for two adults if the link names no guests', () => {
  expect(read('')).toEqual({ dates: null, adults: 2, childrenAges: [], promo: '' });
});

it('is passed to the next page only if it is not the default', () => {
  expect(requestedStayQuery(read(''))).toBe('');
  expect(requestedStayQuery(read('adultos=2'))).toBe('');
  expect(withRequestedStay('/hotels', read(''))).toBe('/hotels');
  expect(withRequestedStay('/hotels', read('adultos=3'))).toBe('/hotels?adultos=3');
});

it.each([
  'adultos=1',
  'adultos=2&idades=4,7',
  'adultos=2&promo=VERAO10',
  'checkin=2026-12-01&checkout=2026-12-04&adultos=2',
  'checkin=2026-12-01&checkout=2026-12-04&adultos=3&idades=4&promo=VERAO10',
])('is passed unchanged to the next page: %s', (text) => {
  expect(requestedStayQuery(read(text))).toBe(text);
});
