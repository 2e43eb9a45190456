import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OffersFilter } from '@/app/(staff)/admin/packages/offers-filter';
import { readOfferQuery } from '@/lib/offers/list-query';
import { allowConsoleError } from '../../setup/console';
import { renderPt } from '../support/intl';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const filter = (typed: Record<string, string>) => (
  <OffersFilter query={readOfferQuery(typed)} hotels={[]} search={null} />
);
const box = () => screen.getByRole('searchbox', { name: 'Buscar por nome' });
const state = () => screen.getByRole('combobox', { name: 'Situação' });

beforeEach(() => allowConsoleError(/The tag <search> is unrecognized/));

it('words that were cleared do not come back with the next filter', async () => {
  const user = userEvent.setup();
  const { rerender } = renderPt(filter({ q: 'praia' }));
  expect(box()).toHaveValue('praia');
  await user.type(box(), ' de inverno');
  // 'Limpar filtros' changes the address alone.
  rerender(filter({}));
  expect(box()).toHaveValue('');
  await user.selectOptions(state(), 'Ativas');
  expect(mockPush).toHaveBeenCalledTimes(1);
  expect(mockPush.mock.calls[0]?.[0]).not.toContain('q=');
});
