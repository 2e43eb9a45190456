import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OfferRoomField } from '@/app/(staff)/admin/packages/offer-room-field';
import { renderPt } from '../support/intl';

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

const show = (value: string | null, result: object) => {
  fetched.mockResolvedValue({ json: async () => result });
  return renderPt(<OfferRoomField hotelId="h1" label="Quarto" value={value} onChange={() => {}} />)
    .container;
};

const ROOMS = { ok: true, data: ['Suíte Jardim', 'Luxo'] };
const foreign = /não tem um quarto com esse nome/;

it('suggests the rooms of the hotel as soon as it is entered', async () => {
  const container = show(null, ROOMS);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByLabelText('Quarto'));
  await waitFor(() => expect(container.querySelectorAll('datalist option')).toHaveLength(2));
  const list = container.querySelector('datalist');
  expect(screen.getByLabelText('Quarto')).toHaveAttribute('list', list?.id);
  expect(fetched.mock.calls[0]?.[0]).toBe('/admin/packages/rooms?hotel=h1');
  expect(screen.queryByText(foreign)).not.toBeInTheDocument();
});

it('keeps a name that is none of them, and says so', async () => {
  show('Bangalô', ROOMS);
  expect(await screen.findByText(foreign)).toBeVisible();
  expect(screen.getByLabelText('Quarto')).toHaveValue('Bangalô');
});

it.each([
  ['of the hotel in other letters', 'suite jardim', ROOMS],
  ['while the rooms are unknown', 'Bangalô', { ok: false, code: 'signed-out' }],
])('says nothing of a name %s', async (_case, value, result) => {
  show(value, result);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByText(foreign)).not.toBeInTheDocument();
});
