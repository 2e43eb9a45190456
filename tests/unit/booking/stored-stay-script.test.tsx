import { renderToStaticMarkup } from 'react-dom/server';
import { STORED_STAY, STORED_WORDS } from '@/components/booking/stored-stay';
import { StoredStayScript } from '@/components/booking/stored-stay-script';

const KEPT = 'checkin=2999-01-10&checkout=2999-01-12&adultos=2&idades=4,7';

/** Whether the script says the kept stay at an address with this query. */
function saysIt(query: string): boolean {
  sessionStorage.setItem(STORED_STAY, KEPT);
  sessionStorage.setItem(STORED_WORDS, JSON.stringify(['10–12 jan', '10–12 jan · 4 hóspedes']));
  history.replaceState(null, '', `/hotels${query}`);
  delete document.documentElement.dataset.storedStay;
  new Function(renderToStaticMarkup(<StoredStayScript />).replace(/<\/?script>/g, ''))();
  return document.documentElement.dataset.storedStay !== undefined;
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
