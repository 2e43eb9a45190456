import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { shownParty } from '@/components/booking/shown-stay';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { FACETS, field, hotel, list, mockPush, mockReplace, show } from './shown-browser';

describe('the price', () => {
  const low = () => screen.getByRole('slider', { name: 'Preço mínimo por noite' });
  const high = () => screen.getByRole('slider', { name: 'Preço máximo por noite' });
  /** Moves a slider, which user-event cannot. */
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

  it.each([
    ['preco-de=9000', 'A partir de R$ 9.000,00'],
    ['preco-ate=90', 'Até R$ 90,00'],
    ['preco-de=9000&preco-ate=9500', 'R$ 9.000,00 a R$ 9.500,00'],
  ])('outside the prices of all hotels, with %s, shows only the chosen limits', (query, words) => {
    const { container } = show(query, []);
    const said = container.querySelector('.price-range legend b')?.textContent;
    expect(said?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  describe('for a chosen number of guests', () => {
    const fetcher = jest.fn();
    const answer = (prices: HotelFacets['prices']) => ({ ok: true, json: async () => prices });
    const bars = (container: HTMLElement) => container.querySelectorAll('.price-histogram rect');

    beforeEach(() => {
      fetcher.mockReset();
      Object.assign(globalThis, { fetch: fetcher });
      act(() => shownParty.set({ people: 3, guests: '3 hóspedes' }));
    });

    it('covers all pages of the list', async () => {
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

    it('uses the scale of the unfiltered list for these guests', async () => {
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
    ])('is hidden after %s, rather than showing the lowest prices', async (_answer, fetched) => {
      fetcher.mockImplementation(fetched);
      const { container } = show();
      await act(async () => {
        await Promise.allSettled(fetcher.mock.results.map(({ value }) => value));
      });
      expect(fetcher).toHaveBeenCalledTimes(1);
      expect(bars(container)).toHaveLength(0);
      expect(screen.queryByText(/R\$.*347/, { selector: 'b' })).toBeNull();
    });

    it('is for the current guests, whichever response arrives last', async () => {
      let arrive = (_late: unknown) => {};
      const late = new Promise((resolve) => {
        arrive = resolve;
      });
      fetcher.mockReturnValueOnce(late);
      fetcher.mockResolvedValue(answer({ low: 700, high: 900, steps: [1] }));
      show();
      act(() => shownParty.set({ people: 4, guests: '4 hóspedes' }));
      expect(await screen.findByText(/R\$.*700/, { selector: 'b' })).toBeInTheDocument();
      await act(async () => arrive(answer({ low: 480, high: 620, steps: [1] })));
      expect(screen.getByText(/R\$.*700/, { selector: 'b' })).toBeInTheDocument();
    });

    it('comes with the page if the URL names the guests', () => {
      show('ordem=preco&pessoas=3', [hotel('a')], 1, [], {
        ...FACETS,
        prices: { low: 480, high: 620, steps: [1] },
      });
      expect(screen.getByText(/R\$.*480/, { selector: 'b' })).toBeInTheDocument();
      expect(fetcher).not.toHaveBeenCalled();
    });
  });

  it('filters only by a slider that has left its end', () => {
    const { rerender } = show();
    move(high(), 600);
    expect(mockPush).toHaveBeenCalledWith('/hotels?preco-ate=600', { scroll: false });
    expect(said()).toMatch(/600,00$/);
    rerender(list('preco-ate=600', [hotel('a')]));
    move(high(), 1290);
    expect(mockReplace).toHaveBeenCalledWith('/hotels', { scroll: false });
  });

  it('keeps the sliders from crossing', () => {
    show('preco-de=500&preco-ate=600');
    move(low(), 900);
    expect(mockReplace).toHaveBeenCalledWith('/hotels?preco-de=590&preco-ate=600', {
      scroll: false,
    });
  });

  it('can also be typed exactly', () => {
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

  it('shows an error next to a field with an invalid price, and keeps the input', () => {
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

  it('shows an error if the typed minimum exceeds the maximum', () => {
    show('preco-ate=600');
    fireEvent.focus(field('De'));
    fireEvent.change(field('De'), { target: { value: '800' } });
    expect(field('De')).not.toBeInvalid();
    fireEvent.blur(field('De'));
    expect(field('De')).toHaveAccessibleDescription('O preço mínimo está acima do máximo.');
    expect(field('De')).toHaveValue('800');
  });

  it('keeps a number that is typed while an older list arrives', () => {
    const { rerender } = show('preco-ate=600');
    fireEvent.focus(field('De'));
    fireEvent.change(field('De'), { target: { value: '45' } });
    rerender(list('preco-de=4&preco-ate=600', [hotel('a')]));
    expect(field('De')).toHaveValue('45');
  });

  it('includes chosen prices outside the range of this list', () => {
    show('preco-ate=100&preco-de=2');
    expect(low()).toHaveValue('0');
    expect(high()).toHaveAttribute('max', '1290');
  });
});
