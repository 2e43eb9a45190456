import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownParty, stayProblem } from '@/components/booking/shown-stay';
import {
  BAHIA,
  count,
  FACETS,
  field,
  hotel,
  link,
  list,
  mockPush,
  mockReplace,
  names,
  PARANA,
  show,
  toggle,
} from './shown-browser';

describe('the count', () => {
  it.each([
    [0, '0 Hotéis Encontrados'],
    [1, '1 Hotel Encontrado'],
    [2, '2 Hotéis Encontrados'],
    [10_000, '10.000 Hotéis Encontrados'],
  ])('for %i', (total, expected) => {
    show('', total === 0 ? [] : [hotel('a')], total);
    expect(count()).toBe(expected);
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  });

  it('is shown on the button of the filters', () => {
    show('tipo=padrao', [hotel('a')], 30);
    expect(screen.getByRole('button', { name: 'Mostrar 30 hotéis' })).toBeInTheDocument();
  });
});

it('the search bar on phones shows why the stay of a link is invalid', () => {
  show();
  const bar = screen.getByRole('button', { name: /^Todas as regiões/ });
  expect(bar).toHaveTextContent('Datas e hóspedes');
  act(() => stayProblem.set('O check-in já passou.'));
  expect(bar).toHaveTextContent(/^Todas as regiõesO check-in já passou\.$/);
  act(() => stayProblem.set(null));
});

it('the count of a choice keeps the width of the count for all hotels', () => {
  const few = { ...FACETS, amenities: { ...FACETS.amenities, breakfast: 4 } };
  show('tipo=padrao', [hotel('a')], 4, [], few);
  const breakfast = screen.getByText('Café da Manhã');
  expect(within(breakfast).getByText('4')).toHaveStyle({ minWidth: '2ch' });
});

describe('the active filters', () => {
  const ALL = `q=mar&region=${PARANA.id},${BAHIA.id}&tipo=corporativo&comodidade=piscina&acesso=sem-degraus&lugar=mar&preco-de=200&preco-ate=600&nota=4.5&ordem=preco&vista=lista`;

  it('are listed one by one, each with a link that removes it', () => {
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

  it('pass the focus on when one is removed', async () => {
    const { user } = show('tipo=padrao&tipo=lazer');
    await user.click(link(/^Padrão/));
    expect(link(/^Lazer/)).toHaveFocus();
    expect(mockPush).toHaveBeenCalledWith('/hotels?tipo=lazer', { scroll: false });
  });

  it('show an unknown region as unknown while the list is filtered by it', () => {
    const { container } = show('region=nada', []);
    const chip = link(/Remover o filtro Região desconhecida$/);
    expect(chip).toHaveAttribute('href', '/hotels');
    for (const part of ['.filter-bar-search', '.region-field summary']) {
      expect(container.querySelector(part)).toHaveTextContent('Região desconhecida');
      expect(container.querySelector(part)).not.toHaveTextContent('Todas as regiões');
    }
    expect(mockReplace).not.toHaveBeenCalled();
  });

  it('show a number of guests other than the default next to the dates on phones', () => {
    const { container } = show();
    const bar = container.querySelector('.filter-bar-search');
    expect(bar).toHaveTextContent('Todas as regiõesDatas e hóspedes');
    act(() => shownParty.set({ people: 1, guests: '1 adulto' }));
    expect(bar).toHaveTextContent('Todas as regiõesDatas · 1 adulto');
  });
});

describe('a choice', () => {
  it.each([
    [/^Bahia/, `/hotels?region=${BAHIA.id}`],
    [/^Lazer/, '/hotels?tipo=lazer'],
    [/^Piscina/, '/hotels?comodidade=piscina'],
    [/^Caminho sem degraus/, '/hotels?acesso=sem-degraus'],
    [/^Perto do aeroporto/, '/hotels?lugar=aeroporto'],
  ])('%s has a URL, and is checked immediately', async (name, address) => {
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

  it('requests the list once if the form is submitted before the next frame', async () => {
    show();
    const choice = screen.getByRole('checkbox', { name: /^Lazer/ });
    fireEvent.click(choice);
    fireEvent.submit(choice.closest('form') as Element);
    // A pending request of the click would run before this.
    await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(mockPush.mock.calls).toEqual([['/hotels?tipo=lazer', { scroll: false }]]);
  });

  it('stays checked when the response to an earlier choice arrives', async () => {
    const { user, rerender } = show();
    for (const [at, name] of [/^Lazer/, /^Piscina/].entries()) {
      await user.click(screen.getByRole('checkbox', { name }));
      await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(at + 1));
    }
    rerender(list('tipo=lazer', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: /^Piscina/ })).toBeChecked();
    rerender(list('tipo=lazer&comodidade=piscina', [hotel('a')]));
    // Back in the history.
    rerender(list('tipo=lazer', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: /^Piscina/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Lazer/ })).toBeChecked();
  });

  it('shows how many hotels it would leave in this list, or no number while unknown', () => {
    const { rerender } = show();
    expect(screen.getByRole('checkbox', { name: 'Piscina 9' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Spa 0' })).toBeInTheDocument();
    rerender(list('tipo=padrao', [hotel('a')]));
    expect(screen.getByRole('checkbox', { name: 'Piscina' })).toBeInTheDocument();
    rerender(list('tipo=padrao', [hotel('a')], 1, [], { ...FACETS, amenities: { pool: 1 } }));
    expect(screen.getByRole('checkbox', { name: 'Piscina 1' })).toBeInTheDocument();
  });

  it('of a rating replaces the previous one', async () => {
    const { user, rerender } = show();
    await user.click(screen.getByRole('radio', { name: /^4,5 ou mais/ }));
    await waitFor(() =>
      expect(mockPush).toHaveBeenLastCalledWith('/hotels?nota=4.5', { scroll: false }),
    );
    rerender(list('nota=4.5', [hotel('a')]));
    await user.click(screen.getByRole('radio', { name: 'Todas' }));
    await waitFor(() => expect(mockPush).toHaveBeenLastCalledWith('/hotels', { scroll: false }));
  });

  it('of an order has a URL', async () => {
    const { user } = show('tipo=padrao');
    await user.selectOptions(field('Ordenar por'), 'Menor preço');
    await waitFor(() =>
      expect(mockPush).toHaveBeenCalledWith('/hotels?tipo=padrao&ordem=preco', { scroll: false }),
    );
  });
});

describe('the search text', () => {
  it('is submitted once when typing pauses, and immediately on Enter', async () => {
    show();
    jest.useFakeTimers({ advanceTimers: false });
    await userEvent.setup({ delay: null }).type(field('Busca'), 'batel{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/hotels?q=batel', { scroll: false });
    act(() => jest.runAllTimers());
    expect(mockPush).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('follows the URL, except while it is being edited', async () => {
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

it('the map is a link that keeps the filters', () => {
  show('tipo=padrao&pagina=2', [hotel('a')], 30);
  expect(link('Mapa')).toHaveAttribute('href', '/hotels?tipo=padrao&vista=mapa');
});

it('Grid and Lista switch the view of the same hotels immediately, and set the URL', async () => {
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
