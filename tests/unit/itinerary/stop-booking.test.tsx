import { screen } from '@testing-library/react';
import type { ShownStop } from '@/components/itinerary/shown-stop';
import { StopBooking } from '@/components/itinerary/stop-booking';
import { renderPt } from '../support/intl';

it('links to the phone of a hotel without bookings, and keeps the number on one line', () => {
  const stop = {
    fits: true,
    checkIn: '2099-12-10',
    bookingHref: null,
    minimum: null,
    phone: '(61) 0000-0000',
  } as ShownStop;
  renderPt(<StopBooking stop={stop} />);
  const call = screen.getByRole('link', { name: 'Ligar (61) 0000-0000' });
  expect(call).toHaveAttribute('href', 'tel:+556100000000');
  expect(screen.getByText('0000-0000')).toHaveClass('whitespace-nowrap');
});

it('links to the chain’s phone for a hotel without one, and says why', () => {
  const stop = { fits: true, checkIn: '2099-12-10', bookingHref: null, phone: '(41) 0000-0000' };
  renderPt(<StopBooking stop={{ ...stop, callsChain: true } as ShownStop} />);
  expect(screen.getByText(/As reservas deste hotel ainda não estão abertas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ligar (41) 0000-0000' })).toBeVisible();
});

it('links to the hotel’s phone if no room holds all guests, and says why', () => {
  const stop = { fits: false, checkIn: '2099-12-10', phone: '(61) 0000-0000' } as ShownStop;
  const { rerender } = renderPt(<StopBooking stop={stop} />);
  expect(screen.getByText('Para mais de um quarto, fale com o hotel.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ligar (61) 0000-0000' })).toBeVisible();
  rerender(<StopBooking stop={{ ...stop, callsChain: true }} />);
  expect(screen.getByText('Para mais de um quarto, fale com a gente.')).toBeVisible();
});
