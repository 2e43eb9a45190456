/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { STORED_STAY, STORED_WORDS } from '@/components/booking/stored-stay';
import { StoredStayScript } from '@/components/booking/stored-stay-script';

const KEPT = 'checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4,7';

/** What StoredStayScript sets on the document at a URL with this query, given a stored stay. */
function said(query: string, kept = KEPT, styles: Record<string, string> = {}) {
  const words = kept.includes('checkin')
    ? JSON.stringify(['10–12 jan', '10–12 jan · 4 hóspedes'])
    : '';
  const dataset: Partial<Record<string, string>> = {};
  const setProperty = (name: string, value: string) => Object.assign(styles, { [name]: value });
  const documentElement = { dataset, style: { setProperty } };
  const code = renderToStaticMarkup(<StoredStayScript />).replace(/<\/?script>/g, '');
  new Function('sessionStorage', 'location', 'document', code)(
    { [STORED_STAY]: kept, [STORED_WORDS]: words },
    { search: query },
    { documentElement },
  );
  return dataset;
}

const saysIt = (query: string) => said(query).storedStay !== undefined;

test.each([
  '',
  '?ordem=preco',
  `?${KEPT}`,
  '?checkin=2999-01-10&checkout=2999-01-12',
  '?checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4&idades=7',
])('shows the stored stay early at %j', (query) => {
  expect(saysIt(query)).toBe(true);
});

test.each([
  '?checkin=2999-02-10&checkout=2999-02-12',
  // The same check-in does not make it the same stay.
  '?checkin=2999-01-10&checkout=2999-01-15',
  '?checkin=2999-01-10&checkout=2999-01-12&adultos=1',
  // A link that names guests is a whole stay: without dates it has none.
  '?adultos=2',
])('prefers another stay in the URL at %j', (query) => {
  expect(saysIt(query)).toBe(false);
});

test.each([
  ['adultos=3&idades=4,6', ['storedFamily', 'storedParty', 'otherGuests']],
  ['adultos=1&idades=4', ['storedFamily', 'otherGuests']],
  ['adultos=4', ['storedParty', 'otherGuests']],
  ['adultos=2', []],
])('shows stored guests without dates early: %s', (kept, names) => {
  expect(Object.keys(said('', kept))).toEqual(names);
  expect(Object.keys(said('?adultos=1', kept))).toEqual(['otherGuests']);
});

test.each([
  ['?adultos=1', true],
  ['?adultos=2&idades=0', true],
  ['?adultos=2', false],
  ['?checkin=2999-02-27&checkout=2999-03-01', true],
])('expects guests other than two adults early at %j: %s', (query, others) => {
  expect(said(query).otherGuests !== undefined).toBe(others);
});

test.each([
  ['?checkin=2999-02-27&checkout=2999-03-01', '27/02/2999 a 01/03/2999', '27/02 a 01/03'],
  ['', '10/01/2999 a 12/01/2999', '10/01 a 12/01'],
  ['?checkin=2999-02-30&checkout=2999-03-05', undefined, undefined],
  ['?checkin=2999-02-10&checkout=2999-02-10', undefined, undefined],
  ['?checkin=2999-02-10', undefined, undefined],
  ['?checkin=2020-02-10&checkout=2020-02-12', undefined, undefined],
  ['?adultos=2', undefined, undefined],
  ['?checkin=%22;&checkout=x', undefined, undefined],
])('shows the days of the stay early at %j', (query, days, short) => {
  const styles: Record<string, string> = {};
  const { stayDays } = said(query, KEPT, styles);
  expect(stayDays !== undefined).toBe(days !== undefined);
  expect(styles['--days']).toBe(days && JSON.stringify(days));
  expect(styles['--days-short']).toBe(short && JSON.stringify(short));
});
