import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OffersFilter } from '@/app/(staff)/admin/packages/offers-filter';
import { offerListQuery } from '@/lib/offers/list-query';
import { allowConsoleError } from '../../setup/console';
import { renderPt } from '../support/intl';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

const filter = (typed: Record<string, string>) => (
  <OffersFilter query={offerListQuery.parse(typed)} hotels={[]} search={null} />
);
const box = () => screen.getByRole('searchbox', { name: 'Buscar por nome' });
const state = () => screen.getByRole('combobox', { name: 'Situação' });

beforeEach(() => mockReplace.mockReset());
beforeEach(() => allowConsoleError(/The tag <search> is unrecognized/));

it('cleared text does not return with the next filter', async () => {
  const user = userEvent.setup();
  const { rerender } = renderPt(filter({ q: 'praia' }));
  expect(box()).toHaveValue('praia');
  await user.type(box(), ' de inverno');
  // 'Limpar filtros' changes only the URL.
  rerender(filter({}));
  expect(box()).toHaveValue('');
  await user.selectOptions(state(), 'Ativas');
  expect(mockReplace).toHaveBeenCalledTimes(1);
  expect(mockReplace.mock.calls[0]?.[0]).not.toContain('q=');
});

it('typed text filters once after a pause, and is not overwritten by the response', async () => {
  const user = userEvent.setup();
  const { rerender } = renderPt(filter({}));
  await user.type(box(), 'praia');
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(1));
  expect(mockReplace.mock.calls[0]?.[0]).toContain('q=praia');
  fireEvent.change(box(), { target: { value: 'praia norte' } });
  rerender(filter({ q: 'praia' }));
  expect(box()).toHaveValue('praia norte');
  expect(box()).toHaveFocus();
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(2));
});
