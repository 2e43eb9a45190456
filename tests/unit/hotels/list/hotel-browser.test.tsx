import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { type ShownStay, shownStay } from '@/components/booking/shown-stay';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { connectToaster, type Toast, takeWaiting } from '@/components/ui/notify';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { filtersOfSegments } from '@/lib/hotels/list/filters';
import type { HotelCard } from '@/lib/hotels/list/model';
import type { NearGroup } from '@/lib/hotels/list/near';
import { hotelsInternalPath } from '@/lib/hotels/list/routes';
import { messages } from '@/lib/i18n/catalogue';
import { allowConsoleError } from '../../../setup/console';
import { ptMessages as Messages } from '../../support/intl';

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
  nightly: 100,
  rating: null,
  type: 'standard',
  image: null,
  region: null,
  flags: [],
});

const FACETS: HotelFacets = {
  total: 16,
  regions: { [PARANA.id]: 2, [BAHIA.id]: 1 },
  types: { standard: 5, corporate: 5, alternative: 6 },
  amenities: { pool: 9, breakfast: 16, kid_friendly: 8, access_step_free: 3 },
  ratings: { '4': 16, '4.5': 12, '4.8': 0 },
  prices: { low: 347, high: 1290, steps: [5, ...Array<number>(22).fill(0), 1] },
};

/** The list as an address shows it, with these hotels of so many on its page. */
function list(
  query: string,
  hotels: HotelCard[],
  total = hotels.length,
  near: NearGroup[] = [],
  facets: HotelFacets | null = null,
) {
  const path = hotelsInternalPath(new URLSearchParams(query));
  mockSegments = path ? path.split('/').slice(2) : [];
  const filters = filtersOfSegments(mockSegments);
  const regions = [BAHIA, PARANA].filter(({ id }) => filters.regions.includes(id));
  return (
    <HotelBrowser
      messages={messages.hotels}
      failure={{ ...messages.site.failure.hotels, retry: messages.site.failure.retry }}
      trail={{ label: 'Você está em', home: 'Início', hotels: 'Hotéis' }}
      regions={[BAHIA, PARANA]}
      facets={FACETS}
      stay={null}
    >
      <HotelResults
        key={query}
        filters={filters}
        result={{ total, hotels }}
        facets={facets}
        near={near}
        regions={regions}
      />
    </HotelBrowser>
  );
}

function show(
  query = '',
  hotels = [hotel('a'), hotel('b')],
  total = hotels.length,
  near: NearGroup[] = [],
  facets: HotelFacets | null = null,
) {
  // The test browser is older than the element of search forms.
  allowConsoleError(/The tag <search> is unrecognized/);
  const view = render(list(query, hotels, total, near, facets), { wrapper: Messages });
  return { user: userEvent.setup(), ...view };
}

const count = () => screen.getByRole('heading', { level: 2 }).textContent;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const field = (label: string) => screen.getByLabelText(label);
const toggle = (name: string) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  jest.clearAllMocks();
  // Timers that were run to their end have told of lists that are late, without a toaster.
  takeWaiting();
  shownStay.set(null);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    );
});

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

  it('is what the button of the filters shows', () => {
    show('tipo=padrao', [hotel('a')], 30);
    expect(screen.getByRole('button', { name: 'Mostrar 30 hotéis' })).toBeInTheDocument();
  });
});

describe('the filters that are set', () => {
  const ALL = `q=mar&region=${PARANA.id},${BAHIA.id}&tipo=corporativo&comodidade=piscina&acesso=sem-degraus&lugar=mar&preco-de=200&preco-ate=600&nota=4.5&ordem=preco&vista=lista`;

  it('are named one by one, each with the way back from it', () => {
    show(`${ALL}&pagina=2`, [hotel('a')], 30);
    const set = within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('link');
    expect(set.map((it) => it.firstChild?.textContent?.replace('\u00a0', ' '))).toEqual([
      ...['mar', 'Paraná', 'Bahia', 'A partir de R$ 200,00', 'Até R$ 600,00', 'Corporativo'],
      ...['Piscina', 'Caminho sem degraus', 'Perto do mar', '4,5 ou mais', 'Limpar filtros'],
    ]);
    expect(link('Bahia Remover o filtro Bahia')).toHaveAttribute(
      'href',
      `/hotels?${ALL.replace(`,${BAHIA.id}`, '')}`,
    );
    expect(link('Limpar filtros')).toHaveAttribute('href', '/hotels?ordem=preco&vista=lista');
    expect(screen.getByRole('button', { name: 'Filtros, 10 ativos' })).toBeInTheDocument();
  });

  it('pass the focus on when one goes away', async () => {
    const { user } = show('tipo=padrao&tipo=lazer');
    await user.click(link(/^Padrão/));
    expect(link(/^Lazer/)).toHaveFocus();
    expect(mockPush).toHaveBeenCalledWith('/hotels?tipo=lazer', { scroll: false });
  });

  it('name no region that does not exist', () => {
    show('region=nada', []);
    expect(screen.queryByRole('list', { name: 'Filtros ativos' })).not.toBeInTheDocument();
    expect(screen.getAllByText('Todas as regiões').length).toBeGreaterThan(0);
    expect(mockReplace).not.toHaveBeenCalled();
  });
});

describe('a choice', () => {
  it.each([
    [/^Bahia/, `/hotels?region=${BAHIA.id}`],
    [/^Lazer/, '/hotels?tipo=lazer'],
    [/^Piscina/, '/hotels?comodidade=piscina'],
    [/^Caminho sem degraus/, '/hotels?acesso=sem-degraus'],
    [/^Perto do aeroporto/, '/hotels?lugar=aeroporto'],
  ])('%s is an address, and answers at once', async (name, address) => {
    const { user } = show();
    const choice = screen.getByRole('checkbox', { name });
    await user.click(choice);
    expect(choice).toBeChecked();
    await waitFor(() => expect(mockPush).toHaveBeenCalledWith(address, { scroll: false }));
  });

  it('keeps the others, and begins at the first page', async () => {
    const { user } = show(`q=mar&region=${PARANA.id}&nota=4&vista=lista&pagina=3`);
    expect(field('Busca')).toHaveValue('mar');
    await user.click(screen.getByRole('checkbox', { name: /^Lazer/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Padrão/ }));
    await waitFor(() =>
      expect(mockPush).toHaveBeenLastCalledWith(
        `/hotels?q=mar&region=${PARANA.id}&tipo=padrao&tipo=lazer&nota=4&vista=lista`,
        { scroll: false },
      ),
    );
  });

  it('is asked for once where the form is sent before its frame', async () => {
    show();
    const choice = screen.getByRole('checkbox', { name: /^Lazer/ });
    fireEvent.click(choice);
    fireEvent.submit(choice.closest('form') as Element);
    // What the press has left waiting would come before this.
    await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(mockPush.mock.calls).toEqual([['/hotels?tipo=lazer', { scroll: false }]]);
  });

  it('stays in place when the answer to one before it arrives', async () => {
    const { user, rerender } = show();
    for (const [at, name] of [/^Lazer/, /^Piscina/].entries()) {
      await user.click(screen.getByRole('checkbox', { name }));
      await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(at + 1));
    }
    rerender(list('tipo=lazer', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: /^Piscina/ })).toBeChecked();
    rerender(list('tipo=lazer&comodidade=piscina', [hotel('a')]));
    // A step back.
    rerender(list('tipo=lazer', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: /^Piscina/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Lazer/ })).toBeChecked();
  });

  it('says how many hotels it would leave: those of this list, or none while they are unknown', () => {
    const { rerender } = show();
    expect(screen.getByRole('checkbox', { name: 'Piscina 9' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Spa 0' })).toBeInTheDocument();
    rerender(list('tipo=padrao', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: 'Piscina' })).toBeInTheDocument();
    rerender(list('tipo=padrao', [hotel('a')], 1, [], { ...FACETS, amenities: { pool: 1 } }));
    expect(screen.getByRole('checkbox', { name: 'Piscina 1' })).toBeInTheDocument();
  });

  it('of the rating is one', async () => {
    const { user, rerender } = show();
    await user.click(screen.getByRole('radio', { name: /^4,5 ou mais/ }));
    await waitFor(() =>
      expect(mockPush).toHaveBeenLastCalledWith('/hotels?nota=4.5', { scroll: false }),
    );
    rerender(list('nota=4.5', [hotel('a')]));
    await user.click(screen.getByRole('radio', { name: 'Todas' }));
    await waitFor(() => expect(mockPush).toHaveBeenLastCalledWith('/hotels', { scroll: false }));
  });

  it('of the order is an address', async () => {
    const { user } = show('tipo=padrao');
    await user.selectOptions(field('Ordenar por'), 'Menor preço');
    await waitFor(() =>
      expect(mockPush).toHaveBeenCalledWith('/hotels?tipo=padrao&ordem=preco', { scroll: false }),
    );
  });
});

describe('words', () => {
  it('are looked for when the typing pauses, once, and Enter does not wait for that', async () => {
    const { user } = show();
    await user.type(field('Busca'), 'batel{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/hotels?q=batel', { scroll: false });
    expect(mockPush).toHaveBeenCalledTimes(1);
  });

  it('follow the address, but for those that are being typed', async () => {
    const { rerender } = show('q=mar');
    rerender(list('q=serra&tipo=corporativo', [hotel('a')]));
    expect(field('Busca')).toHaveValue('serra');
    expect(screen.getByRole('checkbox', { name: /^Corporativo/ })).toBeChecked();
    jest.useFakeTimers({ advanceTimers: false });
    act(() => field('Busca').focus());
    await userEvent.setup({ delay: null }).type(field('Busca'), ' alta');
    rerender(list('q=serra', [hotel('a')]));
    expect(field('Busca')).toHaveValue('serra alta');
    expect(screen.getByRole('checkbox', { name: /^Corporativo/ })).not.toBeChecked();
    act(() => jest.runAllTimers());
    expect(mockReplace).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('the price', () => {
  const low = () => screen.getByRole('slider', { name: 'Preço mínimo por noite' });
  const high = () => screen.getByRole('slider', { name: 'Preço máximo por noite' });
  /** Moves a slider, which the typing of a test can't. */
  const move = (slider: HTMLElement, value: number) => {
    jest.useFakeTimers();
    fireEvent.change(slider, { target: { value: String(value) } });
    act(() => jest.runAllTimers());
    jest.useRealTimers();
  };
  const said = () => screen.getByText(/R\$.*347|R\$.* a /, { selector: 'b' }).textContent;

  it('is a range from the lowest to the highest, in round steps', () => {
    show();
    expect(low()).toHaveAttribute('min', '340');
    expect(high()).toHaveAttribute('max', '1290');
    expect(said()?.replaceAll('\u00a0', ' ')).toBe('R$ 347,00 a R$ 1.290,00');
    expect(low()).toHaveAttribute('aria-valuetext', expect.stringContaining('347,00'));
  });

  describe('of the guests who were chosen', () => {
    const fetcher = jest.fn();
    const answer = (prices: HotelFacets['prices']) => ({ ok: true, json: async () => prices });
    const bars = (container: HTMLElement) => container.querySelectorAll('.price-histogram rect');

    beforeEach(() => {
      fetcher.mockReset();
      Object.assign(globalThis, { fetch: fetcher });
      act(() => shownStay.set({ people: 3 } as ShownStay));
    });

    it('is that of all pages of the list', async () => {
      const steps = [30, ...Array<number>(22).fill(0), 10];
      fetcher.mockResolvedValue(answer({ low: 480, high: 620, steps }));
      const { container } = show('comodidade=piscina', [hotel('a')], 40, [], FACETS);
      expect(bars(container)).toHaveLength(0);
      await waitFor(() => expect(bars(container)).toHaveLength(2));
      expect(said()?.replaceAll('\u00a0', ' ')).toBe('R$ 480,00 a R$ 620,00');
      expect(fetcher.mock.calls.map(([path]) => path)).toContain(
        '/api/hotels/prices?comodidade=piscina&pessoas=3&ordem=preco',
      );
    });

    it('has the scale of what the whole list costs them', async () => {
      const ofList = { low: 480, high: 620, steps: [1, 1] };
      const ofWhole = { low: 436, high: 890, steps: [1, 1] };
      fetcher.mockImplementation(async (path: string) =>
        answer(path.includes('comodidade') ? ofList : ofWhole),
      );
      show('comodidade=piscina', [hotel('a')], 40, [], FACETS);
      await waitFor(() => expect(low()).toHaveAttribute('min', '430'));
      expect(high()).toHaveAttribute('max', '890');
    });

    it.each([
      ['nothing', () => Promise.resolve(answer(null))],
      ['a failure', () => Promise.resolve({ ok: false })],
      ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('is not shown after %s, rather than the lowest ones', async (_answer, fetched) => {
      fetcher.mockImplementation(fetched);
      const { container } = show();
      await act(async () => {
        await Promise.allSettled(fetcher.mock.results.map(({ value }) => value));
      });
      expect(fetcher).toHaveBeenCalledTimes(1);
      expect(bars(container)).toHaveLength(0);
      expect(screen.queryByText(/R\$.*347/, { selector: 'b' })).toBeNull();
    });

    it('is that of the guests who are chosen now, whichever answer comes last', async () => {
      let arrive = (_late: unknown) => {};
      const late = new Promise((resolve) => {
        arrive = resolve;
      });
      fetcher.mockReturnValueOnce(late);
      fetcher.mockResolvedValue(answer({ low: 700, high: 900, steps: [1] }));
      show();
      act(() => shownStay.set({ people: 4 } as ShownStay));
      expect(await screen.findByText(/R\$.*700/, { selector: 'b' })).toBeInTheDocument();
      await act(async () => arrive(answer({ low: 480, high: 620, steps: [1] })));
      expect(screen.getByText(/R\$.*700/, { selector: 'b' })).toBeInTheDocument();
    });

    it('comes with the page where its address names the guests', () => {
      show('ordem=preco&pessoas=3', [hotel('a')], 1, [], {
        ...FACETS,
        prices: { low: 480, high: 620, steps: [1] },
      });
      expect(screen.getByText(/R\$.*480/, { selector: 'b' })).toBeInTheDocument();
      expect(fetcher).not.toHaveBeenCalled();
    });
  });

  it('is asked for where a slider has left its end', () => {
    const { rerender } = show();
    move(high(), 600);
    expect(mockPush).toHaveBeenCalledWith('/hotels?preco-ate=600', { scroll: false });
    expect(said()).toMatch(/600,00$/);
    rerender(list('preco-ate=600', [hotel('a')]));
    move(high(), 1290);
    expect(mockReplace).toHaveBeenCalledWith('/hotels', { scroll: false });
  });

  it('keeps its sliders apart', () => {
    show('preco-de=500&preco-ate=600');
    move(low(), 900);
    expect(mockReplace).toHaveBeenCalledWith('/hotels?preco-de=590&preco-ate=600', {
      scroll: false,
    });
  });

  it('is typed as well, exactly', () => {
    show('preco-de=500');
    const [from, to] = [field('De'), field('Até')];
    expect(from).toHaveValue('500');
    expect(to).toHaveAttribute('placeholder', '1.290');
    jest.useFakeTimers();
    fireEvent.change(to, { target: { value: 'R$ 1.099,50' } });
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(mockReplace).toHaveBeenCalledWith('/hotels?preco-de=500&preco-ate=1099.5', {
      scroll: false,
    });
    expect(high()).toHaveValue('1100');
    expect(said()).toMatch(/1\.099,50$/);
    fireEvent.focus(to);
    fireEvent.blur(to);
    expect(to).toHaveValue('1.099,50');
  });

  it('says beside its field what is no price, and keeps it', () => {
    const { rerender } = show();
    fireEvent.focus(field('Até'));
    fireEvent.change(field('Até'), { target: { value: 'barato' } });
    expect(field('Até')).toHaveAccessibleDescription('Informe um preço em reais, como 600.');
    fireEvent.blur(field('Até'));
    rerender(list('tipo=padrao', [hotel('a')]));
    expect(field('Até')).toHaveValue('barato');
    expect(field('Até')).toBeInvalid();
    rerender(list('', [hotel('a')]));
    expect(field('Até')).toHaveValue('');
  });

  it('says that its ends have crossed when both are typed', () => {
    show('preco-ate=600');
    fireEvent.focus(field('De'));
    fireEvent.change(field('De'), { target: { value: '800' } });
    expect(field('De')).not.toBeInvalid();
    fireEvent.blur(field('De'));
    expect(field('De')).toHaveAccessibleDescription('O preço mínimo está acima do máximo.');
    expect(field('De')).toHaveValue('800');
  });

  it('keeps a number that is typed further than the list has come', () => {
    const { rerender } = show('preco-ate=600');
    fireEvent.focus(field('De'));
    fireEvent.change(field('De'), { target: { value: '45' } });
    rerender(list('preco-de=4&preco-ate=600', [hotel('a')]));
    expect(field('De')).toHaveValue('45');
  });

  it('holds prices outside of those of this list', () => {
    show('preco-ate=100&preco-de=2');
    expect(low()).toHaveValue('0');
    expect(high()).toHaveAttribute('max', '1290');
  });
});

it('the map is a link that keeps the filters', () => {
  show('tipo=padrao&pagina=2', [hotel('a')], 30);
  expect(link('Mapa')).toHaveAttribute('href', '/hotels?tipo=padrao&vista=mapa');
});

it('what is pressed and typed before the script is there is taken over', () => {
  allowConsoleError(/The tag <search> is unrecognized/);
  const page = <Messages>{list('tipo=corporativo', [hotel('a')])}</Messages>;
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(page);
  const held = (name: string, value: string) =>
    holder.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  const words = holder.querySelector<HTMLInputElement>('input[name="q"]');
  const [pool, corporate] = [held('comodidade', 'piscina'), held('tipo', 'corporativo')];
  if (!words || !pool || !corporate) throw new Error('no fields');
  words.value = 'mar';
  pool.checked = true;
  corporate.checked = false;
  render(page, { container: holder, hydrate: true });
  expect(mockReplace).toHaveBeenCalledWith('/hotels?q=mar&comodidade=piscina', { scroll: false });
  expect(words).toHaveValue('mar');
  expect(pool).toBeChecked();
  expect(corporate).not.toBeChecked();
  holder.remove();
});

/** A list that does not come before it is let. */
function holdList() {
  let arrive = () => {};
  mockPush.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  return () => arrive();
}

it('while another list loads: says so, disables the toggle, keeps the hotels of the old one', async () => {
  const arrive = holdList();
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: /^Bahia/ }));
  await waitFor(() => expect(count()).toBe('Carregando hotéis...'));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando hotéis...');
  expect(toggle('Grid')).toBeDisabled();
  expect(names()).toEqual(['Ipê a', 'Ipê b']);
  await act(async () => arrive());
  await waitFor(() => expect(count()).toBe('2 Hotéis Encontrados'));
  expect(toggle('Lista')).toBeEnabled();
});

it('without a connection no list is asked for: that is said, with another try', async () => {
  const toasts: Toast[] = [];
  connectToaster((toast) => toasts.push(toast));
  const online = jest.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: /^Bahia/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    tone: 'destructive',
    title: 'Erro ao carregar hotéis',
    description: 'Erro de conexão. Verifique sua internet.',
  });
  expect(mockPush).not.toHaveBeenCalled();
  expect(names()).toEqual(['Ipê a', 'Ipê b']);
  expect(toggle('Lista')).toBeEnabled();
  online.mockReturnValue(true);
  act(() => toasts[0]?.action?.onClick());
  expect(mockPush).toHaveBeenCalledTimes(1);
});

it('a list that does not come in ten seconds is given up for now, and shown if it comes later', async () => {
  const toasts: Toast[] = [];
  connectToaster((toast) => toasts.push(toast));
  const arrive = holdList();
  const { user } = show();
  jest.useFakeTimers();
  fireEvent.click(toggle('Lista'));
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(toasts).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(toasts).toMatchObject([
    {
      title: 'Erro ao carregar hotéis',
      description: 'Tempo limite excedido ao carregar hotéis. Verifique sua conexão.',
    },
  ]);
  jest.useRealTimers();
  expect(toggle('Grid')).toBeEnabled();
  await act(async () => arrive());
  await user.click(toggle('Grid'));
  expect(toasts).toHaveLength(1);
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
      `region=${PARANA.id}&tipo=padrao`,
      'Nenhum hotel desta região combina com os filtros.',
      'Manter só a região',
      `/hotels?region=${PARANA.id}`,
    ],
    [
      'filters',
      'q=xyz&comodidade=spa',
      'Não encontramos nenhum hotel que corresponda à sua pesquisa. Tente modificar os filtros ou escolher outra região.',
      'Ver todos os hotéis',
      '/hotels',
    ],
  ])('by %s', (_, query, text, action, address) => {
    show(query, []);
    expect(screen.getByText(text)).toBeVisible();
    expect(link(action)).toHaveAttribute('href', address);
  });

  const NEAR: NearGroup[] = [
    {
      missing: [{ name: 'preco-ate' }],
      total: 3,
      low: 488.5,
      cheapest: 1,
      hotels: [{ name: 'Ipê Praia', location: 'Bombinhas', image: null }],
    },
    {
      missing: [{ name: 'preco-ate' }, { name: 'comodidade', value: 'spa' }],
      total: 4,
      low: 500,
      cheapest: 1,
      hotels: [{ name: 'Ipê Serra', location: 'Gramado', image: null }],
    },
  ];

  it('but near: says which filter to take back and what it brings', () => {
    show('comodidade=spa&preco-ate=400', [], 0, NEAR);
    expect(screen.getByText('Falta pouco: afrouxe um filtro')).toBeVisible();
    expect(screen.getByText(/^Não encontramos nenhum hotel que corresponda/)).toBeVisible();
    const raise = link(/^Aumentar o preço até R\$.489,00/);
    expect(raise).toHaveTextContent('Traz Ipê Praia');
    expect(raise).toHaveTextContent('1 hotel');
    expect(raise).toHaveAttribute('href', '/hotels?comodidade=spa&preco-ate=489');
    const both = link(/^Tirar “Até R\$.400,00” e “Spa”/);
    expect(both).toHaveTextContent('Traz Ipê Praia, Ipê Serra e mais 5 hotéis');
    expect(both).toHaveTextContent('7 hotéis');
    expect(both).toHaveAttribute('href', '/hotels');
    expect(screen.getByText('Tirar só “Spa” não muda o resultado.')).toBeVisible();
  });

  it('by the only filter: the whole list is near to nothing', () => {
    const all = { missing: [{ name: 'q' as const }], total: 16, low: 347, cheapest: 1, hotels: [] };
    show('q=xyz', [], 0, [all]);
    expect(screen.queryByText('Falta pouco: afrouxe um filtro')).toBeNull();
    expect(link('Ver todos os hotéis')).toHaveAttribute('href', '/hotels');
  });

  it('behind the last page', () => {
    show('tipo=padrao&pagina=9', [], 30);
    expect(link('Voltar à primeira página')).toHaveAttribute('href', '/hotels?tipo=padrao');
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
    rerender(list('tipo=padrao&pagina=2', page(2), 48));
    expect(names()).toHaveLength(24);
  });
});

it('Grid and Lista change the view of the same hotels at once, at an address of its own', async () => {
  let arrive = () => {};
  mockPush.mockImplementationOnce(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const { user, rerender } = show('tipo=padrao');
  const view = () =>
    screen.getAllByRole('listitem').map((item) => item.parentElement?.dataset.view);
  expect(view()).toContain('grid');
  expect(toggle('Grid')).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle('Lista'));
  expect(mockPush).toHaveBeenCalledWith('/hotels?tipo=padrao&vista=lista', { scroll: false });
  expect(view()).toContain('list');
  expect(toggle('Lista')).toHaveAttribute('aria-pressed', 'true');
  expect(toggle('Lista')).toBeEnabled();
  expect(count()).toBe('2 Hotéis Encontrados');
  rerender(list('tipo=padrao&vista=lista', [hotel('a'), hotel('b')]));
  await act(async () => arrive());
  expect(view()).toContain('list');
  expect(names()).toEqual(['Ipê a', 'Ipê b']);
});
