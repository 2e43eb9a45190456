import { fireEvent, render, screen } from '@testing-library/react';
import { HotelBrand } from '@/components/hotels/hotel-brand';

test('shows the name when there is no logo', () => {
  render(<HotelBrand name="Ipê Paulista" logo={null} />);
  expect(screen.getByText('Ipê Paulista')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('shows the logo, or the name if the logo fails to load', () => {
  render(<HotelBrand name="Ipê Paulista" logo="https://pictures.example/logo.svg" />);
  const logo = screen.getByRole('img', { name: 'Ipê Paulista' });
  fireEvent.error(logo);
  expect(logo).not.toBeInTheDocument();
  expect(screen.getByText('Ipê Paulista')).toBeVisible();
});
