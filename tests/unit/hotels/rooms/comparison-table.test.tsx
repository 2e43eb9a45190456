import { screen, within } from '@testing-library/react';
import { RoomComparisonTable } from '@/components/hotels/rooms/room-comparison-table';
import { readHotel } from '@/lib/hotels/model';
import { keyedRooms } from '@/lib/hotels/rooms/keys';
import { renderPt } from '../../support/intl';

const rooms = [
  {
    name: 'Suíte Mar',
    capacity: 2,
    price: '489.00',
    view: 'sea',
    included_items: ['Rede', 'Wi-Fi'],
  },
  { name: 'Quarto Pátio', capacity: 2, included_items: ['Wi-Fi'] },
];

it('marks what a room lacks with a dash next to the text, in every row', () => {
  const row = { id: 'h', slug: 'h', name: 'Ipê', location: 'Vila, SC', features: { rooms } };
  const hotel = readHotel(row);
  if (!hotel) throw new Error('no hotel');
  const chosen = keyedRooms(hotel.features.rooms);
  renderPt(<RoomComparisonTable hotel={hotel} chosen={chosen} total={2} />);
  for (const name of ['Vista', 'Rede']) {
    const cells = within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(cells.getByText('Não consta').querySelector('svg')).not.toBeNull();
  }
});
