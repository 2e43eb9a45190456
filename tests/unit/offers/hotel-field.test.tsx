import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelField } from '@/components/offers/hotel-field';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
beforeEach(() => push.mockClear());

const HOTELS = [
  { name: 'Ipê Rio', path: '/deals?hotel=ipe-rio' },
  { name: 'Ipê Rio Preto', path: '/deals?hotel=ipe-rio-preto' },
];
const field = () => {
  render(<HotelField label="Hotel" placeholder="" words="" hotels={HOTELS} complete />);
  return screen.getByLabelText('Hotel');
};

it('opens a hotel’s offers once its whole name is typed and no other begins with it', async () => {
  const input = field();
  await userEvent.type(input, 'Ipê Rio');
  expect(push).not.toHaveBeenCalled();
  await userEvent.type(input, ' Preto');
  expect(push).toHaveBeenCalledWith('/deals?hotel=ipe-rio-preto', { scroll: false });
});

it('opens the offers of a picked suggestion', () => {
  const target = { value: 'Ipê Rio' };
  fireEvent.input(field(), { target, inputType: 'insertReplacementText' });
  expect(push).toHaveBeenCalledWith('/deals?hotel=ipe-rio', { scroll: false });
});

it('stays on the page without a connection', async () => {
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetcher = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  global.fetch = fetcher;
  await userEvent.type(field(), 'Ipê Rio Preto');
  expect(fetcher).toHaveBeenCalledWith('/api/health/live', expect.anything());
  expect(push).not.toHaveBeenCalled();
  isOnLine.mockRestore();
});
