import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import messages from '@/messages/pt-BR.json';
import { allowConsoleError } from '../../setup/console';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: mockPush }) }));

const PARANA = { id: '11111111-1111-4111-8111-111111111111', name: 'Paraná' };
const BAHIA = { id: '22222222-2222-4222-8222-222222222222', name: 'Bahia' };

type Items = Parameters<typeof HotelBrowser>[0]['items'];
const ITEMS: Items = [
  { words: 'Ipê Lençóis Maranhão', type: 'alternative', flags: ['wifi'], card: 'Ipê Lençóis' },
  { words: 'Ipê Curitiba Batel Paraná', type: 'corporate', flags: [], card: 'Ipê Curitiba' },
  {
    words: 'Ipê Cataratas Paraná',
    type: 'alternative',
    flags: ['pool', 'wifi'],
    card: 'Cataratas',
  },
];

function show(items = ITEMS, region: typeof PARANA | null = null) {
  // The test browser is older than the element of search forms.
  allowConsoleError(/The tag <search> is unrecognized/);
  render(
    <HotelBrowser
      messages={messages.hotels.list}
      typeTexts={messages.hotels.types}
      amenityTexts={messages.hotels.amenities}
      regions={[BAHIA, PARANA]}
      region={region}
      items={items}
      emptyPicture={<p>desenho</p>}
    />,
  );
  return userEvent.setup();
}

const count = () => screen.getByRole('heading', { level: 2 }).textContent;
const cards = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const field = (label: string) => screen.getByLabelText(label);
const toggle = (name: string) => screen.getByRole('button', { name });

beforeEach(() => window.history.replaceState(null, '', '/hotels'));

describe('the count', () => {
  it.each([
    [0, '0 Hotéis Encontrados'],
    [1, '1 Hotel Encontrado'],
    [2, '2 Hotéis Encontrados'],
    [3, '3 Hotéis Encontrados'],
  ])('of %i', (length, expected) => {
    show(ITEMS.slice(0, length));
    expect(count()).toBe(expected);
    expect(cards()).toHaveLength(length);
  });

  it.each([['Paraná'], ['A&B $& <i>']])('names the region %s and offers to remove it', (name) => {
    show(ITEMS, { ...PARANA, name });
    const link = screen.getByRole('link', { name: /Remover o filtro/ });
    expect(link).toHaveTextContent(`${name}Remover o filtro ${name}`);
    expect(link).toHaveAttribute('href', '/hotels');
  });

  it('names no region that does not exist', () => {
    show([], { id: 'nenhuma', name: '' });
    expect(screen.queryByText(/Remover o filtro/)).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('by words, without accents or case', async () => {
    const user = show();
    await user.type(field('Busca'), 'PARANA');
    expect(cards()).toEqual(['Ipê Curitiba', 'Cataratas']);
    expect(count()).toBe('2 Hotéis Encontrados');
    await user.type(field('Busca'), ' batel');
    expect(cards()).toEqual(['Ipê Curitiba']);
    expect(count()).toBe('1 Hotel Encontrado');
    await user.clear(field('Busca'));
    expect(cards()).toHaveLength(3);
  });

  it('by type and amenity together', async () => {
    const user = show();
    await user.selectOptions(field('Tipo de hotel'), 'Lazer');
    expect(cards()).toEqual(['Ipê Lençóis', 'Cataratas']);
    await user.selectOptions(field('Comodidades'), 'Piscina');
    expect(cards()).toEqual(['Cataratas']);
    await user.selectOptions(field('Tipo de hotel'), 'Todos');
    await user.selectOptions(field('Comodidades'), 'Wi-Fi Gratuito');
    expect(cards()).toEqual(['Ipê Lençóis', 'Cataratas']);
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

  it.each([
    ['q=parana', 'parana', 2],
    ['q=S%C3%A3o+Paulo', 'São Paulo', 0],
    ['q=', '', 3],
    ['q=%3Cscript%3E', '<script>', 0],
  ])('come with a shared link: %s', (query, words, length) => {
    window.history.replaceState(null, '', `/hotels?${query}`);
    show();
    expect(field('Busca')).toHaveValue(words);
    expect(cards()).toHaveLength(length);
  });

  it('Enter does not leave the page', async () => {
    const user = show();
    await user.type(field('Busca'), 'batel{Enter}');
    expect(cards()).toEqual(['Ipê Curitiba']);
    expect(mockPush).not.toHaveBeenCalled();
  });
});

describe('nothing found', () => {
  it('in a region', () => {
    show([], PARANA);
    expect(
      screen.getByText('Não encontramos nenhum hotel nesta região. Tente buscar por outra região.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todas as regiões' })).toHaveAttribute(
      'href',
      '/hotels',
    );
  });

  it('by the filters in a region that has hotels: they can be cleared, the region stays', async () => {
    const user = show(ITEMS, PARANA);
    await user.selectOptions(field('Tipo de hotel'), 'Padrão');
    expect(screen.getByText('Nenhum hotel desta região combina com os filtros.')).toBeVisible();
    expect(screen.queryByText(/nenhum hotel nesta região/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(cards()).toHaveLength(3);
    expect(field('Região')).toHaveDisplayValue('Paraná');
    expect(mockPush).not.toHaveBeenCalled();
  });

  it('without a region, and the filters can be cleared', async () => {
    const user = show();
    await user.type(field('Busca'), 'xyz');
    await user.selectOptions(field('Comodidades'), 'Spa');
    expect(count()).toBe('0 Hotéis Encontrados');
    expect(
      screen.getByText(
        'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(cards()).toHaveLength(3);
    expect(field('Busca')).toHaveValue('');
    expect(field('Comodidades')).toHaveDisplayValue('Todas');
  });
});

describe('Grid and Lista', () => {
  it('starts as a grid and changes the view of the same hotels', async () => {
    const user = show();
    const view = () => screen.getAllByRole('listitem')[0]?.parentElement?.dataset.view;
    expect(view()).toBe('grid');
    expect(toggle('Grid')).toHaveAttribute('aria-pressed', 'true');
    expect(toggle('Lista')).toHaveAttribute('aria-pressed', 'false');
    const before = cards();
    await user.click(toggle('Lista'));
    expect(view()).toBe('list');
    expect(toggle('Lista')).toHaveAttribute('aria-pressed', 'true');
    expect(toggle('Grid')).toHaveAttribute('aria-pressed', 'false');
    expect(cards()).toEqual(before);
  });
});

describe('the region', () => {
  it.each([
    ['Paraná', null, `/hotels?region=${PARANA.id}`],
    ['Todas as regiões', PARANA, '/hotels'],
  ])('%s is an address', async (name, current, address) => {
    const user = show(ITEMS, current);
    await user.selectOptions(field('Região'), name);
    expect(mockPush).toHaveBeenCalledWith(address, { scroll: false });
  });

  it('shows the one of the address, or all when it is unknown', () => {
    show(ITEMS, PARANA);
    expect(field('Região')).toHaveDisplayValue('Paraná');
  });

  it('unknown', () => {
    show([], { id: 'nenhuma', name: '' });
    expect(field('Região')).toHaveDisplayValue('Todas as regiões');
  });

  it('while it loads: says so, disables the toggle, shows no hotel of the old one', async () => {
    let arrive = () => {};
    mockPush.mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    const user = show();
    await user.selectOptions(field('Região'), 'Bahia');
    expect(count()).toBe('Carregando hotéis...');
    expect(toggle('Grid')).toBeDisabled();
    expect(toggle('Lista')).toBeDisabled();
    expect(cards()).toEqual([]);
    await act(async () => arrive());
    expect(count()).toBe('3 Hotéis Encontrados');
    expect(toggle('Lista')).toBeEnabled();
  });
});
