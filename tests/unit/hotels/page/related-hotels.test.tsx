import { screen, within } from '@testing-library/react';
import { RelatedHotels } from '@/components/hotels/page/related';
import { readRelatedHotels } from '@/lib/hotels/related';
import { renderPt } from '../../support/intl';

const NEAR = {
  ...{
    id: 'b1',
    slug: 'ipe-a',
    name: 'Ipê A',
    location: 'Vila, SC',
    description: null,
  },
  ...{ price: '433.00', rating: 4.6, hotel_type: 'corporate', image_url: '/art/a.webp', flags: [] },
  ...{ kilometers: 51, shared: [] },
};
const FOR_FAMILIES = {
  ...NEAR,
  ...{ id: 'b2', slug: 'ipe-b', name: 'Ipê B', kilometers: null, shared: ['pool', 'kid_friendly'] },
};

const show = (...rows: object[]) =>
  renderPt(<RelatedHotels hotels={readRelatedHotels([{ hotels: rows }])} />);

it('shows why each hotel is related: its distance, or else what both have', () => {
  show(NEAR, FOR_FAMILIES);
  const section = screen.getByRole('region', { name: 'Perto daqui e parecidos' });
  const [near, alike] = within(section).getAllByRole('listitem');
  expect(near).toHaveTextContent('Ipê A');
  expect(near).toHaveTextContent('A 51 km em linha reta');
  expect(near).toHaveTextContent(/R\$\s433,00/);
  expect(alike).toHaveTextContent('Também para famílias');
});

it('has a favorites button for each hotel', () => {
  show(NEAR, FOR_FAMILIES);
  const hearts = screen.getAllByRole('switch');
  expect(hearts.map((heart) => heart.getAttribute('aria-label'))).toEqual([
    'Guardar Ipê A nos favoritos',
    'Guardar Ipê B nos favoritos',
  ]);
  expect(hearts.map((heart) => heart.closest('[data-hotel]')?.getAttribute('data-hotel'))).toEqual([
    'ipe-a',
    'ipe-b',
  ]);
});

it('has a heading that covers only the kinds of hotels shown', () => {
  const { unmount } = show(NEAR);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Perto daqui$/);
  unmount();
  show(FOR_FAMILIES);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Parecidos com este$/);
});

it('renders nothing without hotels', () => {
  expect(show().container).toBeEmptyDOMElement();
});
