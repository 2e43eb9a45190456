import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryFilters } from '@/app/(staff)/admin/historico/history-filters';
import { historyQuery, NOBODY } from '@/lib/history/list-query';
import { renderPt } from '../support/intl';

const person = (digit: number, name: string) => ({
  id: `10000000-0000-4000-8000-00000000000${digit}`,
  email: `${name}@ipehoteis.example`,
});
const [ANA, BIA, CAIO] = [person(1, 'ana'), person(2, 'bia'), person(3, 'caio')];

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = fetched;
});
const list = () => screen.getByLabelText('Quem alterou');
const emails = () =>
  screen
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes('@'));

it('searches for accounts that it does not list, and keeps the one of the URL among those found', async () => {
  const user = userEvent.setup();
  fetched.mockResolvedValue({
    json: async () => ({ ok: true, data: { people: [CAIO], complete: false } }),
  });
  renderPt(
    <HistoryFilters
      query={historyQuery.parse({ pessoa: BIA.id })}
      people={{ people: [ANA], complete: false }}
      person={BIA}
    />,
  );
  expect(emails()).toEqual([BIA.email, ANA.email]);
  expect(list()).toHaveValue(BIA.id);
  await user.type(screen.getByRole('searchbox', { name: 'Procurar outra conta' }), 'caio');
  expect(await screen.findByText('1 conta encontrada: escolha-a na lista.')).toBeVisible();
  expect(emails()).toEqual([BIA.email, CAIO.email]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/admin/users/choices?q=caio']);
  await user.selectOptions(list(), CAIO.email);
  expect(list()).toHaveValue(CAIO.id);
});

it('has no such field where it lists all, and shows changes that nobody made as chosen', () => {
  renderPt(
    <HistoryFilters
      query={historyQuery.parse({ pessoa: NOBODY })}
      people={{ people: [ANA], complete: true }}
      person={null}
    />,
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(list()).toHaveValue(NOBODY);
});
