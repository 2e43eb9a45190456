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

it('the bar of a phone says why the stay of a link is not shown', () => {
  show();
  const bar = screen.getByRole('button', { name: /^Todas as regiões/ });
  expect(bar).toHaveTextContent('Datas e hóspedes');
  act(() => stayProblem.set('O check-in já passou.'));
  expect(bar).toHaveTextContent(/^Todas as regiõesO check-in já passou\.$/);
  act(() => stayProblem.set(null));
});

it('the count of a choice keeps the width of that of all hotels when it has fewer digits', () => {
  const few = { ...FACETS, amenities: { ...FACETS.amenities, breakfast: 4 } };
  show('tipo=padrao', [hotel('a')], 4, [], few);
  const breakfast = screen.getByText('Café da Manhã');
  expect(within(breakfast).getByText('4')).toHaveStyle({ minWidth: '2ch' });
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

  it('say of a region that does not exist that it is unknown, as long as the list asks for it', () => {
    const { container } = show('region=nada', []);
    const chip = link(/Remover o filtro Região desconhecida$/);
    expect(chip).toHaveAttribute('href', '/hotels');
    for (const part of ['.filter-bar-search', '.region-field summary']) {
      expect(container.querySelector(part)).toHaveTextContent('Região desconhecida');
      expect(container.querySelector(part)).not.toHaveTextContent('Todas as regiões');
    }
    expect(mockReplace).not.toHaveBeenCalled();
  });

  it('name the chosen guests where a phone asks for dates, once others than the usual are', () => {
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
    show();
    jest.useFakeTimers({ advanceTimers: false });
    await userEvent.setup({ delay: null }).type(field('Busca'), 'batel{Enter}');
    expect(mockPush).toHaveBeenCalledWith('/hotels?q=batel', { scroll: false });
    act(() => jest.runAllTimers());
    expect(mockPush).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
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

it('the map is a link that keeps the filters', () => {
  show('tipo=padrao&pagina=2', [hotel('a')], 30);
  expect(link('Mapa')).toHaveAttribute('href', '/hotels?tipo=padrao&vista=mapa');
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
