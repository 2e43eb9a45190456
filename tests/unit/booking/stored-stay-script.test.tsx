/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { STORED_STAY, STORED_WORDS } from '@/components/booking/stored-stay';
import { StoredStayScript } from '@/components/booking/stored-stay-script';

const KEPT = 'checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4,7';

/** What the script that a server writes says of the kept stay on the document at an address with this query. */
function said(query: string, kept = KEPT): Partial<Record<string, string>> {
  const words = kept.includes('checkin')
    ? JSON.stringify(['10–12 jan', '10–12 jan · 4 hóspedes'])
    : '';
  const documentElement = { dataset: {}, style: { setProperty: () => {} } };
  const code = renderToStaticMarkup(<StoredStayScript />).replace(/<\/?script>/g, '');
  new Function('sessionStorage', 'location', 'document', code)(
    { [STORED_STAY]: kept, [STORED_WORDS]: words },
    { search: query },
    { documentElement },
  );
  return documentElement.dataset;
}

const saysIt = (query: string) => said(query).storedStay !== undefined;

test.each([
  '',
  '?ordem=preco',
  `?${KEPT}`,
  '?checkin=2999-01-10&checkout=2999-01-12',
  '?checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4&idades=7',
])('the kept stay is said early at %j', (query) => {
  expect(saysIt(query)).toBe(true);
});

test.each([
  '?checkin=2999-02-10&checkout=2999-02-12',
  // The same first day does not make it the same stay.
  '?checkin=2999-01-10&checkout=2999-01-15',
  '?checkin=2999-01-10&checkout=2999-01-12&adultos=1',
  // A link that names guests is a whole stay: without dates it has none.
  '?adultos=2',
])('another stay in the address wins at %j', (query) => {
  expect(saysIt(query)).toBe(false);
});

test.each([
  ['adultos=3&idades=4,6', ['storedFamily', 'storedParty']],
  ['adultos=1&idades=4', ['storedFamily']],
  ['adultos=4', ['storedParty']],
  ['adultos=2', []],
])('kept guests without dates are said early: %s', (kept, names) => {
  expect(Object.keys(said('', kept))).toEqual(names);
  expect(said('?adultos=1', kept)).toEqual({});
});
