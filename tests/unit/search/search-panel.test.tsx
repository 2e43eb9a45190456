import { act, fireEvent, render, screen } from '@testing-library/react';
import { shownParty } from '@/components/booking/shown-stay';
import { SearchPanel } from '@/components/search/search-panel';
import { messages as catalogue } from '@/lib/i18n/catalogue';

const { button: messages, dialog: texts } = catalogue.search;
const fetcher = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  fetcher.mockResolvedValue({ ok: true, json: async () => ({ ok: true, data: [] }) });
  Object.assign(globalThis, { fetch: fetcher });
});
afterEach(() => {
  jest.useRealTimers();
});

const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Search requests only: without a query, the dialog requests something else. */
const searches = () =>
  fetcher.mock.calls.filter(([address]) => String(address).startsWith('/api/search?'));
const queries = () =>
  searches().map(([address]) => new URL(address, 'http://localhost').searchParams.get('q'));

test('sends one request for the trimmed text, 300 ms after the last key press', async () => {
  render(<SearchPanel messages={messages} initial="" onChoose={jest.fn()} />);
  type(' pra');
  await wait(299);
  type(' praia ');
  await wait(299);
  expect(queries()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('Buscando...');
  await wait(1);
  expect(queries()).toEqual(['praia']);
  expect(screen.getByRole('status').textContent).toBe('Nenhum resultado encontrado para "praia"');
  // Another space at the end requests nothing new.
  type(' praia  ');
  await wait(1_000);
  expect(queries()).toEqual(['praia']);
});

test('does not search for blank text', async () => {
  render(<SearchPanel messages={messages} initial="" onChoose={jest.fn()} />);
  type('   ');
  await wait(1_000);
  expect(queries()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(texts.hint);
});

test('does not search for deleted text, and aborts the request on close', async () => {
  const { unmount } = render(<SearchPanel messages={messages} initial="" onChoose={jest.fn()} />);
  type('praia');
  type('');
  await wait(1_000);
  expect(queries()).toEqual([]);
  type('serra');
  await wait(300);
  const [, { signal }] = searches()[0] ?? [];
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});

test('does not replace patterns in the typed text', async () => {
  render(<SearchPanel messages={messages} initial="" onChoose={jest.fn()} />);
  type('$& $1 {query}');
  await wait(300);
  expect(screen.getByRole('status').textContent).toBe(
    'Nenhum resultado encontrado para "$& $1 {query}"',
  );
});

test('shows prices for a stored stay of more than two guests, and says so', async () => {
  const found = (id: string, rest: object) => ({
    ...{ type: 'hotel', id, title: `Ipê ${id}`, text: null, href: `/hotel/${id}`, image: null },
    ...{ price: null, page: null, ...rest },
  });
  const data = [found('praia', { price: 824 }), found('serra', { isFull: true })];
  fetcher.mockResolvedValue({ ok: true, json: async () => ({ ok: true, data }) });
  shownParty.set({ people: 4, guests: '4 adultos' });
  render(<SearchPanel messages={messages} initial="" onChoose={jest.fn()} />);
  type('ipe');
  await wait(300);
  expect(searches().at(-1)?.[0]).toBe('/api/search?q=ipe&pessoas=4');
  expect(screen.getByRole('group', { name: /^Hotéis, diárias para 4 pessoas/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Ipê praia/ })).toHaveTextContent(/R\$\s824$/);
  expect(screen.getByRole('option', { name: /Ipê serra/ })).toHaveTextContent(/Sem quarto$/);
  act(() => shownParty.set(null));
  await wait(300);
  expect(searches().at(-1)?.[0]).toBe('/api/search?q=ipe');
});
