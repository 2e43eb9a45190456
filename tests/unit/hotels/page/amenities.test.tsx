import { screen, within } from '@testing-library/react';
import { Amenities } from '@/components/hotels/page/amenities';
import { rowSpans } from '@/components/hotels/page/row-spans';
import { readHotel } from '@/lib/hotels/model';
import { renderPt } from '../../support/intl';

const show = (features: object) => {
  const hotel = readHotel({ id: 'h', slug: 'h', name: 'Ipê', location: 'Cuiabá, MT', features });
  if (!hotel) throw new Error('no hotel');
  renderPt(<Amenities hotel={hotel} />);
  return within(screen.getByRole('region')).getAllByRole('listitem');
};

it('shows described amenities first, then the other flags and a quiet place as badges', () => {
  const items = show({
    amenities: [{ name: 'Piscina aquecida', icon: 'waves-ladder', description: 'A 30 graus' }],
    pool: true,
    parking: true,
    near_sea: true,
    quiet: true,
  });
  expect(items.map((item) => item.textContent)).toEqual([
    'Piscina aquecidaA 30 graus',
    'Estacionamento',
    'Lugar tranquilo',
  ]);
});

it('shows the flags of a hotel without described amenities', () => {
  expect(show({ wifi: true, gym: true }).map((item) => item.textContent)).toEqual([
    'Wi-Fi Gratuito',
    'Academia',
  ]);
});

it.each([
  [1, [12]],
  [5, [4, 4, 4, 6, 6]],
  [7, [3, 3, 3, 3, 4, 4, 4]],
  [8, [3, 3, 3, 3, 3, 3, 3, 3]],
  [9, [4, 4, 4, 4, 4, 4, 4, 4, 4]],
])('fills the rows of %d cells', (count, spans) => {
  expect(rowSpans(count, 4)).toEqual(spans);
});

it('fills every row for any number of cells', () => {
  for (let count = 1; count <= 50; count += 1) {
    const total = rowSpans(count, 3).reduce((sum, span) => sum + span, 0);
    expect(total % 12).toBe(0);
  }
});
