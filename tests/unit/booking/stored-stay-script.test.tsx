/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { STORED_STAY, STORED_WORDS } from '@/components/booking/stored-stay';
import { StoredStayScript } from '@/components/booking/stored-stay-script';

const KEPT = 'checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4,7';

/** Whether the script that a server writes says the kept stay at an address with this query. */
function saysIt(query: string): boolean {
  const words = JSON.stringify(['10–12 jan', '10–12 jan · 4 hóspedes']);
  const documentElement = { dataset: { storedStay: undefined }, style: { setProperty: () => {} } };
  const code = renderToStaticMarkup(<StoredStayScript />).replace(/<\/?script>/g, '');
  new Function('sessionStorage', 'location', 'document', code)(
    { [STORED_STAY]: KEPT, [STORED_WORDS]: words },
    { search: query },
    { documentElement },
  );
  return documentElement.dataset.storedStay !== undefined;
}

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
