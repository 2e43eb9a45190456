import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { allowConsoleError } from '../../../setup/console';
import { siteAnswer } from '../../support/browser-state';
import { ptMessages as Messages } from '../../support/intl';
import {
  count,
  hotel,
  link,
  list,
  mockPush,
  mockReplace,
  names,
  show,
  toggle,
} from './shown-browser';

it('applies what was checked and typed before hydration', () => {
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

/** Delays the next list until the returned function is called. */
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

it('while loading: shows a message, disables the toggle, keeps the old hotels', async () => {
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

it('marks the map as current immediately, with a message and the old hotels', async () => {
  const arrive = holdList();
  const { user } = show('ordem=preco');
  await user.click(link('Mapa'));
  expect(link('Mapa')).toHaveAttribute('aria-current', 'true');
  expect(toggle('Grid')).toHaveAttribute('aria-pressed', 'false');
  expect(toggle('Grid')).toBeEnabled();
  expect(count()).toBe('Carregando hotéis...');
  expect(document.querySelector('.card-list')).toHaveAttribute('data-view', 'grid');
  expect(mockPush).toHaveBeenCalledWith('/hotels?ordem=preco&vista=mapa', { scroll: false });
  await act(async () => arrive());
});

it('reports a missing connection instead of requesting a list, with a retry', async () => {
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
  globalThis.fetch = jest.fn().mockResolvedValue(siteAnswer());
  act(() => toasts[0]?.action?.onClick());
  await waitFor(() => expect(mockPush).toHaveBeenCalledTimes(1));
});

it('reports a list that takes over ten seconds, and shows it if it arrives later', async () => {
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

describe('pages', () => {
  const page = (number: number, size = 24) =>
    Array.from({ length: size }, (_, index) => hotel(`${number}-${index}`));

  it('are appended, and the first new card receives the focus', async () => {
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

  it('of another list are not appended, and a hotel that moved is shown once', () => {
    const { rerender } = show('ordem=nome', page(1), 48);
    const [moved] = page(1);
    if (!moved) throw new Error('no hotel');
    rerender(list('ordem=nome&pagina=2', [moved, ...page(2, 23)], 48));
    expect(names()).toHaveLength(47);
    rerender(list('tipo=padrao&pagina=2', page(2), 48));
    expect(names()).toHaveLength(24);
  });
});
