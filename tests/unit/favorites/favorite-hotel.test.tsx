import { screen } from '@testing-library/react';
import { FavoriteHotel } from '@/components/hotels/favorite-hotel';
import { renderPt } from '../support/intl';
import { beachHotel } from './card-row';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const hotel = beachHotel();
const STAY = {
  nights: 2,
  guests: 2,
  people: 'duas pessoas',
  fits: true,
  minimum: null,
  total: 866,
};

it.each([
  ['the total of the stay', {}, /^2 noites, 2 hóspedesR\$\s866,00$/],
  ['that the hotel takes no such stay', { minimum: 5 }, /hóspedesMínimo de 5 noites$/],
  ['that its rooms are too small', { fits: false, minimum: 5 }, /Não há quarto para duas pessoas$/],
  ['that its price is asked for', { total: null }, /Valor sob consulta$/],
])('shows %s', (_, changes, text) => {
  renderPt(<FavoriteHotel hotel={hotel} path="/hotel/ipe-praia" stay={{ ...STAY, ...changes }} />);
  expect(screen.getByText(/2 noites, 2 hóspedes/).parentElement).toHaveTextContent(text);
});
