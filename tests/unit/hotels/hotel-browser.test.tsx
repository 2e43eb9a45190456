import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { filtersOfSegments } from '@/lib/hotels/list-filters';
import type { HotelCard } from '@/lib/hotels/list-model';
import { hotelsInternalPath } from '@/lib/hotels/list-routes';
import messages from '@/messages/pt-BR.json';
import { allowConsoleError } from '../../setup/console';
import { ptMessages } from '../support/intl';

const mockPush = jest.fn();
const mockReplace = jest.fn();
let mockSegments: string[] = [];
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: mockPush, replace: mockReplace }),
  useSelectedLayoutSegments: () => mockSegments,
}));

const PARANA = { id: '11111111-1111-4111-8111-111111111111', name: 'Paraná' };
const BAHIA = { id: '22222222-2222-4222-8222-222222222222', name: 'Bahia' };

const hotel = (id: string): HotelCard => ({
  id,
  slug: id,
  name: `Ipê ${id}`,
  location: 'Natal',
  description: null,
  price: 100,
  rating: null,
  type: 'standard',
  image: null,
  region: null,
  flags: [],
});

/** The list as an address shows it, with these hotels of so many on its page. */
function list(query: string, hotels: HotelCard[], total = hotels.length) {
  const path = hotelsInternalPath(new URLSearchParams(query));
  mockSegments = path ? path.split('/').slice(2) : [];
  const filters = filtersOfSegments(mockSegments);
  const region = [BAHIA, PARANA].find(({ id }) => id === filters.region) ?? null;
  return (
    <HotelBrowser
      messages={messages.hotels}
      trail={{ label: 'Você está em', home: 'Início', hotels: 'Hotéis' }}
      regions={[BAHIA, PARANA]}
    >
      <HotelResults key={query} filters={filters} result={{ total, hotels }} region={region} />
    </HotelBrowser>
  );
}

function show(query = '', hotels = [hotel('a'), hotel('b')], total = hotels.length) {
  // The test browser is older than the element of search forms.
  allowConsoleError(/The tag <search> is unrecognized/);
  const view = render(list(query, hotels, total), { wrapper: ptMessages });
  return { user: userEvent.setup(), ...view };
}

const count = () => screen.getByRole('heading', { level: 2 }).textContent;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const field = (label: string) => screen.getByLabelText(label);
const toggle = (name: string) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => jest.clearAllMocks());

describe('the count', () => {
  it.each([
    [0, '0 Hotéis Encontrados'],
    [1, '1 Hotel Encontrado'],
    [2, '2 Hotéis Encontrados'],
    [10_000, '10.000 Hotéis Encontrados'],
  ])('of %i', (total, expected) => {
    show('', total === 0 ? [] : [hotel('a')], total);
    expect(count()).toBe(expected);
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });

  it('names the region and offers to remove it, and nothing else of the address', () => {
    show(`region=${PARANA.id}&tipo=corporate&pagina=2`, [hotel('a')], 30);
    expect(link(/Remover o filtro/)).toHaveTextContent('ParanáRemover o filtro Paraná');
    expect(link(/Remover o filtro/)).toHaveAttribute('href', '/hotels?tipo=corporate');
  });

  it('names no region that does not exist', () => {
    show('region=nada', []);
    expect(screen.queryByRole('link', { name: /Remover o filtro/ })).not.toBeInTheDocument();
    expect(field('Região')).toHaveDisplayValue('Todas as regiões');
  });
});

describe('filters', () => {
  it.each([
    ['Região', 'Bahia', `/hotels?region=${BAHIA.id}`],
    ['Tipo de hotel', 'Lazer', '/hotels?tipo=alternative'],
    ['Comodidades', 'Piscina', '/hotels?comodidade=pool'],
  ])('%s is an address', async (label, choice, address) => {
    const { user } = show();
    await user.selectOptions(field(label), choice);
    expect(mockPush).toHaveBeenCalledWith(address, { scroll: false });
  });

  it('keep each other, and begin at the first page', async () => {
    const { user } = show(`q=mar&region=${PARANA.id}&nota=4&pagina=3`);
    expect(field('Busca')).toHaveValue('mar');
    await user.selectOptions(field('Tipo de hotel'), 'Lazer');
    const address = `/hotels?q=mar&region=${PARANA.id}&tipo=alternative&nota=4`;
    expect(mockPush).toHaveBeenCalledWith(address, { scroll: false });
  });

  it('asks for words when the typing pauses, once, and Enter does not wait for that', async () => {
    const { user } = show();
    await user.type(field('Busca'), 'batel{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/hotels?q=batel', { scroll: false });
    expect(mockPush).toHaveBeenCalledTimes(1);
  });

  it('follow the address, but for words that are being typed', async () => {
    const { user, rerender } = show('q=mar');
    rerender(list('q=serra&tipo=corporate', [hotel('a')]));
    expect(field('Busca')).toHaveValue('serra');
    expect(field('Tipo de hotel')).toHaveDisplayValue('Corporativo');
    jest.useFakeTimers({ advanceTimers: false });
    act(() => field('Busca').focus());
    await userEvent.setup({ delay: null }).type(field('Busca'), ' alta');
    rerender(list('q=serra', [hotel('a')]));
    expect(field('Busca')).toHaveValue('serra alta');
    expect(field('Tipo de hotel')).toHaveDisplayValue('Todos');
    act(() => jest.runAllTimers());
    expect(mockReplace).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    expect(user).toBeDefined();
  });

  it('offer every type and every amenity by its label', () => {
    show();
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options('Tipo de hotel')).toEqual(['Todos', 'Padrão', 'Corporativo', 'Lazer']);
    expect(options('Comodidades')).toEqual([
      ...['Todas', 'Wi-Fi Gratuito', 'Café da Manhã', 'Restaurante', 'Academia'],
      ...['Estacionamento', 'Piscina', 'Spa', 'Segurança 24h', 'Localização Central'],
      ...['Para Famílias', 'Serviço de Quarto', 'Concierge', 'Lavanderia', 'Centro de Negócios'],
    ]);
  });
});

it('while another list loads: says so, disables the toggle, keeps the hotels of the old one', async () => {
  let arrive = () => {};
  mockPush.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const { user } = show();
  await user.selectOptions(field('Região'), 'Bahia');
  expect(count()).toBe('Carregando hotéis...');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando hotéis...');
  expect(toggle('Grid')).toBeDisabled();
  expect(names()).toEqual(['Ipê a', 'Ipê b']);
  await act(async () => arrive());
  expect(count()).toBe('2 Hotéis Encontrados');
  expect(toggle('Lista')).toBeEnabled();
});

describe('nothing found', () => {
  it.each([
    [
      'a region',
      `region=${PARANA.id}`,
      'Não encontramos nenhum hotel nesta região. Tente buscar por outra região.',
      'Ver todas as regiões',
      '/hotels',
    ],
    [
      'filters in a region',
      `region=${PARANA.id}&tipo=standard`,
      'Nenhum hotel desta região combina com os filtros.',
      'Limpar filtros',
      `/hotels?region=${PARANA.id}`,
    ],
    [
      'filters',
      'q=xyz&comodidade=spa',
      'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.',
      'Limpar filtros',
      '/hotels',
    ],
  ])('by %s', (_, query, text, action, address) => {
    show(query, []);
    expect(screen.getByText(text)).toBeVisible();
    expect(link(action)).toHaveAttribute('href', address);
  });

  it('behind the last page', () => {
    show('tipo=standard&pagina=9', [], 30);
    expect(link('Voltar à primeira página')).toHaveAttribute('href', '/hotels?tipo=standard');
  });
});

describe('pages', () => {
  const page = (number: number, size = 24) =>
    Array.from({ length: size }, (_, index) => hotel(`${number}-${index}`));

  it('join those that were loaded before them, and the first new card takes the focus', async () => {
    const { user, rerender } = show('ordem=preco', page(1), 50);
    expect(link('Carregar mais hotéis')).toHaveAttribute('href', '/hotels?ordem=preco&pagina=2');
    await user.click(link('Carregar mais hotéis'));
    rerender(list('ordem=preco&pagina=2', page(2), 50));
    expect(names()).toHaveLength(48);
    expect(screen.getByText('48 de 50 hotéis')).toBeVisible();
    expect(link('Ipê 2-0')).toHaveFocus();
    rerender(list('ordem=preco&pagina=3', page(3, 2), 50));
    expect(names()).toHaveLength(50);
    expect(screen.queryByRole('link', { name: 'Carregar mais hotéis' })).not.toBeInTheDocument();
    rerender(list('ordem=preco', page(1), 50));
    expect(names()).toHaveLength(24);
  });

  it('of another list do not join, and a hotel that has moved is shown once', () => {
    const { rerender } = show('ordem=nome', page(1), 48);
    const [moved] = page(1);
    if (!moved) throw new Error('no hotel');
    rerender(list('ordem=nome&pagina=2', [moved, ...page(2, 23)], 48));
    expect(names()).toHaveLength(47);
    rerender(list('tipo=standard&pagina=2', page(2), 48));
    expect(names()).toHaveLength(24);
  });
});

it('Grid and Lista change the view of the same hotels', async () => {
  const { user } = show();
  const view = () =>
    screen.getAllByRole('listitem').map((item) => item.parentElement?.dataset.view);
  expect(view()).toContain('grid');
  expect(toggle('Grid')).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle('Lista'));
  expect(view()).toContain('list');
  expect(toggle('Lista')).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Ipê a', 'Ipê b']);
});
