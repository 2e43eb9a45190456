import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelFilters } from '@/app/(staff)/admin/hotels/hotel-filters';
import { hotelListQuery } from '@/lib/hotels/list-query';
import { allowConsoleError } from '../../../setup/console';
import { renderPt } from '../../support/intl';

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

const filters = (q: string) => <HotelFilters query={hotelListQuery.parse({ q })} regions={[]} />;
const box = () => screen.getByRole('searchbox');

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
