import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelFilters } from '@/app/(staff)/admin/hotels/hotel-filters';
import { hotelListQuery } from '@/lib/hotels/list-query';
import { allowConsoleError } from '../../../setup/console';
import { renderPt } from '../../support/intl';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

const ALL = { regions: [], complete: true };
const filters = (q: string) => (
  <HotelFilters query={hotelListQuery.parse({ q })} regions={ALL} region={null} />
);
const box = () => screen.getByRole('searchbox', { name: 'Buscar por nome ou cidade' });

beforeEach(() => allowConsoleError(/The tag <search> is unrecognized/));

it('the search box follows the URL, whatever changed it', async () => {
  const user = userEvent.setup();
  const { rerender } = renderPt(filters(''));
  const show = (q: string) => rerender(filters(q));
  await user.type(box(), 'praia ');
  await waitFor(() =>
    expect(mockReplace).toHaveBeenCalledWith('/admin/hotels?q=praia', { scroll: false }),
  );
  show('praia');
  expect(box()).toHaveValue('praia ');
  // 'Limpar filtros', and then back in the history.
  show('');
  expect(box()).toHaveValue('');
  show('praia');
  expect(box()).toHaveValue('praia');
  // A response that arrives while more is typed does not replace the text.
  await user.type(box(), 's');
  await waitFor(() => expect(mockReplace).toHaveBeenCalledTimes(2));
  await user.type(box(), 'x');
  show('praias');
  expect(box()).toHaveValue('praiasx');
});

it('text that is cleared while it is typed does not return', async () => {
  const user = userEvent.setup();
  const { rerender } = renderPt(filters('praia'));
  await user.type(box(), ' de inverno');
  // 'Limpar filtros' changes only the URL.
  rerender(filters(''));
  expect(box()).toHaveValue('');
});

describe('with more regions than the filter lists', () => {
  const REGION = { id: '10000000-0000-4000-8000-000000000001', name: 'Zona da Mata' };
  const LISTED = { id: '10000000-0000-4000-8000-000000000002', name: 'Acre' };
  const FOUND = { id: '10000000-0000-4000-8000-000000000003', name: 'Vale do Ribeira' };
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const regionNames = () => names().slice(names().indexOf('Todas as regiões') + 1);
  const fetched = jest.fn();

  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
    globalThis.fetch = fetched;
  });

  it('searches for others, and keeps the one of the list among them', async () => {
    const user = userEvent.setup();
    fetched.mockResolvedValue({
      json: async () => ({ ok: true, data: { regions: [FOUND], complete: false } }),
    });
    renderPt(
      <HotelFilters
        query={hotelListQuery.parse({ regiao: REGION.id })}
        regions={{ regions: [LISTED], complete: false }}
        region={REGION}
      />,
    );
    expect(regionNames()).toEqual(['Zona da Mata', 'Acre']);
    await user.type(screen.getByRole('searchbox', { name: 'Procurar outra região' }), 'vale');
    expect(await screen.findByText('1 região encontrada: escolha-a na lista.')).toBeVisible();
    expect(regionNames()).toEqual(['Zona da Mata', 'Vale do Ribeira']);
    expect(screen.getByLabelText('Região')).toHaveValue(REGION.id);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/admin/regions/choices?q=vale']);
    await user.selectOptions(screen.getByLabelText('Região'), FOUND.name);
    expect(mockReplace).toHaveBeenCalledWith(`/admin/hotels?regiao=${FOUND.id}`, { scroll: false });
  });

  it('has no such field where it lists all', () => {
    renderPt(filters(''));
    expect(screen.getAllByRole('searchbox')).toEqual([box()]);
  });
});
