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
  renderPt(<OfferRoomField hotelId="h1" label="Quarto" value={value} onChange={() => {}} />);
};

const ROOMS = { ok: true, data: ['Suíte Jardim', 'Luxo'] };
const foreign = /não tem um quarto com esse nome/;

const room = () => screen.getByLabelText('Quarto');
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers the rooms of the hotel, or no room', async () => {
  show(null, ROOMS);
  await waitFor(() => expect(choices()).toEqual(['Sem quarto definido', 'Suíte Jardim', 'Luxo']));
  expect(fetched.mock.calls).toEqual([
    ['/admin/packages/rooms?hotel=h1', expect.objectContaining({ redirect: 'manual' })],
  ]);
  expect(room()).toHaveDisplayValue('Sem quarto definido');
  expect(room()).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.queryByText(foreign)).not.toBeInTheDocument();
});

it('keeps a stored name that matches no room, and says so', async () => {
  show('Bangalô', ROOMS);
  expect(await screen.findByText(foreign)).toBeVisible();
  expect(choices()).toEqual(['Sem quarto definido', 'Suíte Jardim', 'Luxo', 'Bangalô']);
  expect(room()).toHaveDisplayValue('Bangalô');
});

it('chooses a room stored in a different spelling', async () => {
  show('suite jardim', ROOMS);
  await waitFor(() => expect(room()).toHaveDisplayValue('Suíte Jardim'));
  expect(choices()).toHaveLength(3);
});

it('shows that the rooms are loading', () => {
  fetched.mockReturnValue(new Promise(() => {}));
  renderPt(<OfferRoomField hotelId="h1" label="Quarto" value="Luxo" onChange={() => {}} />);
  expect(room()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('group')).toHaveAttribute('label', 'Carregando...');
  expect(choices()).toEqual(['Sem quarto definido', 'Luxo']);
});

it('loads nothing without a hotel', () => {
  renderPt(<OfferRoomField hotelId="" label="Quarto" value={null} onChange={() => {}} />);
  expect(room()).toHaveAttribute('aria-busy', 'false');
  expect(fetched).not.toHaveBeenCalled();
});

it('keeps the stored name, and says so, if the rooms can’t be loaded', async () => {
  show('Bangalô', { ok: false, code: 'signed-out' });
  expect(await screen.findByText(/Não foi possível ler os quartos/)).toBeVisible();
  expect(room()).toHaveDisplayValue('Bangalô');
});

it.each([
  ['signed-out', 'Acesso negado. Faça login para continuar.', 1],
  ['inactive', 'Conta inativa. Entre em contato com o administrador.', 0],
])('says why the rooms can’t be loaded: %s', async (code, reason, links) => {
  show(null, { ok: false, code });
  expect(await screen.findByText(/Não foi possível ler os quartos/)).toHaveTextContent(reason);
  expect(screen.queryAllByRole('link', { name: 'Entrar em outra aba' })).toHaveLength(links);
});

it('loads the rooms again on retry, and moves the focus to the field', async () => {
  show('luxo', { ok: false, code: 'failed' });
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  fetched.mockResolvedValue({ json: async () => ROOMS });
  fireEvent.click(retry);
  expect(retry).not.toBeInTheDocument();
  expect(room()).toHaveFocus();
  await waitFor(() => expect(choices()).toEqual(['Sem quarto definido', 'Suíte Jardim', 'Luxo']));
  expect(room()).toHaveDisplayValue('Luxo');
  expect(screen.queryByText(/Não foi possível/)).not.toBeInTheDocument();
});
