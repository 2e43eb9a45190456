import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelSearch } from '@/components/admin/hotel-search';
import { renderPt } from '../support/intl';

const FOUND = [{ id: 'h1', name: 'Ipê Zumbi', is_active: true, image: null }];
const fetched = jest.fn();
const answer = (result: object) => fetched.mockResolvedValue({ json: async () => result });

const scrolled: Element[] = [];
Element.prototype.scrollIntoView = function show() {
  scrolled.push(this);
};

beforeEach(() => {
  scrolled.length = 0;
  fetched.mockReset();
  globalThis.fetch = fetched;
});

it('searches once typing pauses, and passes on the hotels found', async () => {
  answer({ ok: true, data: { hotels: FOUND, complete: false } });
  const onFound = jest.fn();
  renderPt(<HotelSearch label="Procurar outro hotel" onFound={onFound} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar outro hotel' }), 'zum & b');
  await waitFor(() => expect(onFound).toHaveBeenCalledWith(FOUND));
  expect(screen.getByRole('status')).toHaveTextContent('1 hotel encontrado.');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/admin/packages/hotels?q=zum+%26+b']);
});

it('says that no hotel was found, and nothing after an empty search', async () => {
  answer({ ok: true, data: { hotels: [], complete: false } });
  renderPt(<HotelSearch label="Procurar outro hotel" onFound={jest.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Nenhum hotel encontrado.')).toBeVisible();
  expect(scrolled).toEqual([screen.getByRole('status')]);
  answer({ ok: true, data: { hotels: FOUND, complete: true } });
  await userEvent.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

it('does not submit the form on Enter, and says when the search failed', async () => {
  answer({ ok: false, code: 'unavailable' });
  const [onFound, onSubmit] = [jest.fn(), jest.fn()];
  renderPt(
    <form onSubmit={onSubmit}>
      <HotelSearch label="Procurar outro hotel" onFound={onFound} />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'zumbi{Enter}');
  expect(await screen.findByText('A busca não respondeu. Tente de novo.')).toBeVisible();
  expect(onFound).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('says that the session ended if the request would be redirected to the sign-in', async () => {
  fetched.mockResolvedValue({ type: 'opaqueredirect' });
  renderPt(<HotelSearch label="Procurar outro hotel" onFound={jest.fn()} />);
  await userEvent.type(screen.getByRole('searchbox'), 'zumbi');
  expect(await screen.findByText('Acesso negado. Faça login para continuar.')).toBeVisible();
});
