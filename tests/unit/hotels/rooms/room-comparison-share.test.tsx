import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookableStay } from '@/components/booking/shown-stay';
import { RoomComparisonPage } from '@/components/hotels/rooms/room-comparison-page';
import { readHotel } from '@/lib/hotels/model';
import { keyedRooms } from '@/lib/hotels/rooms/keys';
import { renderPt } from '../../support/intl';

jest.mock('next/navigation', () => ({
  usePathname: () => '/hotel/h/quartos',
  useRouter: () => ({ push: jest.fn() }),
}));
jest.mock('@/components/hotels/rooms/rooms-script', () => ({ RoomsScript: () => null }));

it('shares a comparison of rooms with the chosen stay', async () => {
  const rooms = [
    { name: 'Suíte Mar', capacity: 2 },
    { name: 'Quarto Pátio', capacity: 2 },
  ];
  const row = { id: 'h', slug: 'h', name: 'Ipê', location: 'Vila, SC', features: { rooms } };
  const hotel = readHotel(row);
  if (!hotel) throw new Error('no hotel');
  const share = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  const asked = keyedRooms(hotel.features.rooms).map(({ roomKey }) => roomKey);
  renderPt(
    <RoomComparisonPage
      hotel={hotel}
      asked={asked}
      overrides={{}}
      logos={{ light: null, dark: null }}
    />,
  );
  const dates = { checkIn: '2027-12-15', checkOut: '2027-12-18' } as const;
  const stay = { ...dates, adults: 2, childrenAges: [6], promo: '' };
  act(() => bookableStay.set({ stay, href: null, minimum: null, openCalendar: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar comparação' }));
  expect(share.mock.calls[0]?.[0].url).toMatch(
    /\?checkin=2027-12-15&checkout=2027-12-18&adultos=2&idades=6$/,
  );
});
