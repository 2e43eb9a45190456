import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HotelLimitField } from '@/app/(staff)/admin/users/hotel-limit-field';
import { renderPt } from '../support/intl';

const [GRAMADO, GONE] = ['b1', 'b2'];
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

/** The field of an account for which a draft is restored. */
function Restored() {
  const [ids, setIds] = useState<string[] | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIds([GRAMADO, GONE])}>
        Restaurar
      </button>
      <HotelLimitField ids={ids} names={{}} onChange={setIds} />
    </>
  );
}

it('shows the names of hotels in a draft, and restores them if the choice is undone', async () => {
  const hotels = [{ id: GRAMADO, name: 'Ipê Gramado', is_active: true, image: null }];
  fetched.mockResolvedValue({ json: async () => ({ ok: true, data: { hotels } }) });
  renderPt(<Restored />);
  fireEvent.click(screen.getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByRole('button', { name: 'Tirar Ipê Gramado' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tirar Hotel excluído' })).toBeVisible();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/admin/packages/hotels?id=b1&id=b2',
    '/admin/packages/hotels?id=b2',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Todos os hotéis' }));
  expect(screen.queryByRole('button', { name: /^Tirar/ })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'Só estes' }));
  expect(screen.getByRole('button', { name: 'Tirar Ipê Gramado' })).toBeVisible();
});

function Limit() {
  const [ids, setIds] = useState<string[] | null>([]);
  return <HotelLimitField ids={ids} names={{}} onChange={setIds} />;
}

it('scrolls to the results below the field', async () => {
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function show() {
    shown.push(this);
  };
  const hotels = [{ id: GRAMADO, name: 'Ipê Gramado', is_active: true, image: null }];
  fetched.mockResolvedValue({ json: async () => ({ ok: true, data: { hotels } }) });
  renderPt(<Limit />);
  await userEvent.type(screen.getByRole('searchbox'), 'gra');
  await screen.findByRole('button', { name: 'Adicionar Ipê Gramado' });
  expect(shown.at(-1)).toBe(screen.getByRole('list', { name: 'Hotéis encontrados' }));
});

it('says how to find more if only the first ones are offered', async () => {
  const hotels = ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({ id, name: `Ipê ${id}` }));
  fetched.mockResolvedValue({ json: async () => ({ ok: true, data: { hotels } }) });
  renderPt(<Limit />);
  await userEvent.type(screen.getByRole('searchbox'), 'ipê');
  expect(await screen.findAllByRole('button', { name: /^Adicionar/ })).toHaveLength(6);
  const hint = /os 6 primeiros: digite mais letras/;
  expect(screen.getByText(hint)).toBeVisible();
  hotels.pop();
  await userEvent.type(screen.getByRole('searchbox'), ' ');
  await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
  expect(screen.getAllByRole('button', { name: /^Adicionar/ })).toHaveLength(6);
});

it('chooses a hotel in the results with the arrow keys and Enter', async () => {
  const hotels = [GRAMADO, GONE].map((id) => ({ id, name: id, is_active: true, image: null }));
  fetched.mockResolvedValue({ json: async () => ({ ok: true, data: { hotels } }) });
  const user = userEvent.setup();
  renderPt(<Limit />);
  await user.type(screen.getByRole('searchbox'), 'b');
  const add = await screen.findByRole('button', { name: 'Adicionar b2' });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(add).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Tirar b1' })).toBeVisible();
  // The next search starts in an empty field, without the status of the last one.
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: /^Adicionar/ })).not.toBeInTheDocument();
});
