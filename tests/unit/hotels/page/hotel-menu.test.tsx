import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HotelMenu } from '@/components/hotels/page/hotel-menu';
import { messages } from '@/lib/i18n/catalogue';

let mockIsAway = false;
jest.mock('@/components/hotels/page/hotel-menu-panel', () => ({
  get HotelMenuPanel() {
    if (mockIsAway) throw new Error('no connection');
    return ({ open }: { open: boolean }) => (open ? <p>Painel</p> : null);
  },
}));

const menu = () => (
  <HotelMenu
    hotelName="Ipê Praia"
    links={[]}
    elsewhere={[]}
    messages={messages.hotels.page.nav}
    theme={{}}
  />
);

it('is expanded when pressed before the panel has loaded', async () => {
  render(menu());
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('Painel')).not.toBeInTheDocument();
  expect(await screen.findByText('Painel')).toBeVisible();
});

it('collapses if the panel fails to load', async () => {
  mockIsAway = true;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  render(menu());
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false'));
});
