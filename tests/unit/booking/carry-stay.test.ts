/** @jest-environment jsdom */
import { carryStay } from '@/components/booking/carry-stay';

const STAY = 'checkin=2026-12-15&checkout=2026-12-18&adultos=2';
const OTHER = 'checkin=2026-12-20&adultos=3';

test.each([
  ['/hotel/ipe', `/hotel/ipe?${STAY}`],
  [`/hotel/ipe?${OTHER}`, `/hotel/ipe?${STAY}`],
  ['/hotel/ipe/quartos?quarto=suite', `/hotel/ipe/quartos?quarto=suite&${STAY}`],
  [`/hotel/ipe/quartos?quarto=suite&${OTHER}`, `/hotel/ipe/quartos?quarto=suite&${STAY}`],
  ['/hotel/ipe/quartos?comparar=a,b', '/hotel/ipe/quartos?comparar=a,b'],
  [`/hotel/ipe?${OTHER}#accommodations`, `/hotel/ipe?${OTHER}#accommodations`],
  ['/deals', '/deals'],
])('changes a pressed link from %s to %s', (href, expected) => {
  document.body.innerHTML = `<a href="${href}">Ver</a>`;
  const link = document.querySelector('a');
  carryStay(STAY);
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(link).toHaveAttribute('href', expected);
  carryStay('');
});

test('keeps the room in a link after the stay is removed', () => {
  document.body.innerHTML = `<a href="/hotel/ipe/quartos?quarto=suite&${STAY}">Ver</a>`;
  carryStay(STAY);
  carryStay('');
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(document.querySelector('a')).toHaveAttribute('href', '/hotel/ipe/quartos?quarto=suite');
});

test('sends only the origin as the referrer while a stay is carried', () => {
  carryStay(STAY);
  expect(document.querySelectorAll('meta[name=referrer][content=strict-origin]')).toHaveLength(1);
  carryStay('');
});
