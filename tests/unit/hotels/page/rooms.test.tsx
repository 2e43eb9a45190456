import { screen, within } from '@testing-library/react';
import { Rooms } from '@/components/hotels/page/rooms';
import { readHotel } from '@/lib/hotels/model';
import { renderPt } from '../../support/intl';

const hotelWith = (rooms: object[]) => {
  const hotel = readHotel({
    id: 'b0000000-0000-4000-8000-0000000000aa',
    slug: 'ipe',
    name: 'Ipê',
    location: 'Bombinhas, SC',
    hotel_type: 'standard',
    features: { rooms },
  });
  if (!hotel) throw new Error('no hotel');
  return hotel;
};
const named = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => ({ name: `Quarto ${i + 1}`, price: 100 + i, ...more }));

it('forty rooms are also a folded list, with their prices', () => {
  renderPt(<Rooms hotel={hotelWith(named(40))} />);
  const summary = screen.getByText('Ver a lista dos 40 quartos');
  const list = summary.closest('details');
  expect(list).not.toHaveAttribute('open');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  expect(links).toHaveLength(40);
  expect(links.at(-1)).toHaveTextContent('Quarto 40');
  expect(links.at(-1)?.getAttribute('href')).toMatch(/quarto=/);
  expect(list).toHaveTextContent(/R\$\s139,00/);
});

it('a few rooms are not', () => {
  renderPt(<Rooms hotel={hotelWith(named(9))} />);
  expect(screen.queryByText(/Ver a lista/)).not.toBeInTheDocument();
});

it('the printed table has no column of views where no view is known', () => {
  const { container, unmount } = renderPt(<Rooms hotel={hotelWith(named(2))} />);
  expect(container.querySelector('.rail-columns')).not.toHaveTextContent('Vista');
  expect(container.querySelector('.room-view')).toBeNull();
  unmount();
  renderPt(<Rooms hotel={hotelWith([...named(1, { view: 'sea' }), ...named(1)])} />);
  expect([...document.querySelectorAll('.room-view')].map((cell) => cell.textContent)).toEqual([
    'Mar',
    '',
  ]);
  const [row] = document.querySelectorAll<HTMLElement>('.rail-columns');
  if (!row) throw new Error('no columns');
  expect(within(row).getByText('Vista')).toBeInTheDocument();
});
