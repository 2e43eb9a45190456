import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItinerarySum } from '@/app/(site)/(chain)/roteiro/itinerary-sum';
import { stayBooking } from '@/app/(site)/(chain)/stay-booking';
import { bookableStay } from '@/components/booking/shown-stay';
import { StayWithoutBar } from '@/components/booking/stay-without-bar';
import { STORED_STAY } from '@/components/booking/stored-stay';
import { TotalCell } from '@/components/comparison/total-cell';
import { ItineraryNotice } from '@/components/itinerary/itinerary-notice';
import type { ShownStop } from '@/components/itinerary/shown-stop';
import { StopCard } from '@/components/itinerary/stop-card';
import { readFeatures } from '@/lib/hotels/content/features';
import { messages } from '@/lib/i18n/catalogue';
import type { LoadedItinerary } from '@/lib/itinerary/queries';
import { renderPt } from '../support/intl';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const features = readFeatures({
  booking_engine: 'omnibees',
  booking_url: 'https://book.omnibees.com/hotelresults',
  hotel_id: '4217',
  day_notes: [{ from: '2099-12-28', to: '2099-12-31', text: 'Réveillon', min_nights: 5 }],
});
const PARTY = { adults: 2, childrenAges: [], promo: '' };

/** What a page without a booking bar can book with the stored stay. */
async function bookableOnRoomPage(checkOut: string) {
  sessionStorage.setItem(STORED_STAY, `checkin=2099-12-27&checkout=${checkOut}&adultos=2`);
  const { unmount } = render(<StayWithoutBar engine={features.engine} notes={features.dayNotes} />);
  await act(async () => {});
  const found = bookableStay.get();
  unmount();
  return found;
}

it.each([
  ['2099-12-29', 5],
  ['2100-01-01', null],
  ['2099-12-28', null],
])('a stay from 27/12/2099 to %s is too short for a minimum of %s', (checkOut, minimum) => {
  const booking = stayBooking({ features }, { checkIn: '2099-12-27', checkOut, ...PARTY }, {});
  expect(booking.minimum).toBe(minimum);
  expect(booking.href === null).toBe(minimum !== null);
});

it('a room page has no engine link for a stay that its hotel does not accept', async () => {
  const short = await bookableOnRoomPage('2099-12-29');
  expect(short?.stay).toMatchObject({ checkOut: '2099-12-29' });
  expect(short?.href).toBeNull();
  expect(short?.minimum).toBe(5);
  expect((await bookableOnRoomPage('2100-01-01'))?.href).toContain('CheckOut=01012100');
});

it('a comparison shows the minimum, and links to the dates', () => {
  const total = { fits: true, roomName: null, nightly: 489, nights: 2, isLowest: false };
  renderPt(
    <TotalCell
      hotel={{ id: 'h1', name: 'Ipê' }}
      guests="2 pessoas"
      total={{
        ...total,
        bookingHref: null,
        minimum: 5,
        childrenAgain: false,
        phone: '(47) 0000-0000',
        callsChain: false,
      }}
    />,
  );
  expect(screen.getByText('Mínimo de 5 noites')).toBeVisible();
  expect(screen.getByText(/489,00 por noite$/)).toBeVisible();
  expect(screen.queryByText(/978/)).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '#estadia');
});

it('a comparison says where children must be entered again', () => {
  const total = { fits: true, roomName: null, nightly: 489, nights: 2, isLowest: false };
  const phone = { phone: '(47) 0000-0000', callsChain: false };
  const booked = { ...total, bookingHref: 'https://a.example/', minimum: null, ...phone };
  const words = /não recebe as crianças daqui/;
  const show = (childrenAgain: boolean) => (
    <TotalCell
      hotel={{ id: 'h1', name: 'Ipê' }}
      guests="3 pessoas"
      total={{ ...booked, childrenAgain }}
    />
  );
  const { unmount } = renderPt(show(true));
  expect(screen.getByText(words)).toBeVisible();
  unmount();
  renderPt(show(false));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

const STOP: ShownStop = {
  position: 1,
  id: 'ipe-0',
  name: 'Ipê',
  place: 'Bombinhas, Santa Catarina',
  path: '/hotel/ipe',
  image: null,
  nights: 2,
  checkIn: '2099-12-27',
  checkOut: '2099-12-29',
  fits: true,
  nightly: 489,
  roomName: null,
  near: null,
  toNext: null,
  isLast: true,
  bookingHref: null,
  minimum: 5,
  childrenAgain: false,
  phone: '(47) 0000-0000',
  callsChain: false,
  links: { more: null, fewer: null, up: null, down: null, remove: null, minimum: '/roteiro?5' },
};

it('the total of an itinerary leaves out a stop of too few nights, and says so', () => {
  const loaded = { query: 'paradas=ipe.2,sul.3' } as LoadedItinerary;
  const bookable = { ...STOP, id: 'sul-0', nights: 3, minimum: null, nightly: 300 };
  const { container } = renderPt(
    <ItinerarySum loaded={loaded} stops={[STOP, bookable]} guests={2} />,
  );
  expect(container).toHaveTextContent(/^Estimativa de 3 noites, 2 hóspedesR\$ 900,00/);
  expect(container).toHaveTextContent('Sem a parada em que o hotel pede mais noites.');
  expect(container).not.toHaveTextContent('valor a consultar');
});

it('a stop of an itinerary shows the minimum, and offers that many nights', async () => {
  const page = (shown: ShownStop) => (
    <>
      <ItineraryNotice
        stops={[{ hotel: 'ipe', name: 'Ipê', nights: shown.nights }]}
        headingId="titulo"
        messages={messages.itinerary.changed}
      />
      <StopCard stop={shown} guests={2} people="2 pessoas" />
    </>
  );
  const { rerender } = renderPt(page(STOP));
  expect(screen.getByText('Mínimo de 5 noites')).toBeVisible();
  expect(screen.queryByText(/978/)).not.toBeInTheDocument();
  const more = screen.getByRole('link', { name: /^Ficar 5\snoites ?: Ipê$/ });
  expect(more).toHaveAttribute('href', '/roteiro?5');

  more.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(more);
  rerender(page({ ...STOP, nights: 5, minimum: null, bookingHref: 'https://book.example/' }));
  expect(screen.getByRole('link', { name: /^Reservar a parada 1/ })).toHaveFocus();
  expect(screen.getByText('Ipê tem agora 5 noites.')).toBeVisible();
});
