import { render, screen } from '@testing-library/react';
import { STORED_STAY } from '@/components/booking/stored-stay';
import { StopBookingLink } from '@/components/itinerary/stop-booking-link';
import { BOOKING_ENGINES } from '@/lib/booking/engines';
import { buildBookingLink } from '@/lib/booking/link';
import { withPromo } from '@/lib/booking/promo';

const STAY = {
  checkIn: '2099-12-10',
  checkOut: '2099-12-13',
  adults: 2,
  childrenAges: [],
} as const;

/** The URL of an engine for a stay with this code. */
function hrefOf(name: (typeof BOOKING_ENGINES)[number], promo: string) {
  const engine = { name, baseUrl: 'https://book.example/', hotelId: '5547900000000' };
  const link = buildBookingLink(engine, { ...STAY, childrenAges: [], promo });
  if (!link.ok) throw new Error('no link');
  return link.href;
}

it.each(BOOKING_ENGINES)('a code added later gives the same URL of %s as at once', (name) => {
  expect(withPromo(hrefOf(name, ''), 'A+B 10 & cia')).toBe(hrefOf(name, 'A+B 10 & cia'));
  expect(withPromo(hrefOf(name, 'OUTRO'), 'IPE10')).toBe(hrefOf(name, 'OUTRO'));
  expect(withPromo(hrefOf(name, ''), '')).toBe(hrefOf(name, ''));
});

it('books a stop of an itinerary with the stored promo code', async () => {
  sessionStorage.setItem(STORED_STAY, 'promo=IPE10&adultos=2');
  render(<StopBookingLink href={hrefOf('omnibees', '')}>Reservar</StopBookingLink>);
  expect(await screen.findByRole('link')).toHaveAttribute('href', hrefOf('omnibees', 'IPE10'));
});
