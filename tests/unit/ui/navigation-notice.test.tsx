import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/site/toast-host';
import { NavigationNotice } from '@/components/ui/navigation-notice';
import { useNavigation } from '@/components/ui/use-navigation';
import messages from '@/messages/pt-BR.json';

const mockRouter = { push: jest.fn(() => new Promise(() => {})) };
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: () => mockPathname,
}));
let mockPathname = '/comparar';

// Loaded on demand in the page; loaded up front here, so that no test waits for its compilation.
beforeAll(() => import('@/components/ui/toaster'), 60_000);

afterEach(() => jest.useRealTimers());

function Opener() {
  const open = useNavigation();
  return (
    <button type="button" onClick={() => open('/comparar')}>
      Comparar
    </button>
  );
}

it('gives up on a page that does not load, and requests it again', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <NavigationNotice texts={[['', 'Carregando...']]} />
      <Opener />
      <ToastHost messages={messages.ui.toast} />
    </>,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Comparar' }));
  await press();
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText('Carregando...')).toBeVisible();
  expect(screen.queryByText('Sem conexão')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Carregando...')).toBeNull();
  expect(await screen.findByText('Sem conexão')).toBeVisible();
  await press();
  expect(screen.getByText('Carregando...')).toBeVisible();
  expect(mockRouter.push).toHaveBeenCalledTimes(2);
});

it('gives the focus to a page whose last one took it away, as Back does, and to no first one', () => {
  const page = (at: string) => {
    mockPathname = at;
    return (
      <>
        <NavigationNotice texts={[]} />
        <main tabIndex={-1}>
          {at === '/comparar' ? <button type="button">Copiar</button> : null}
        </main>
      </>
    );
  };
  const { rerender } = render(page('/comparar'));
  expect(document.body).toHaveFocus();
  screen.getByRole('button').focus();
  rerender(page('/hotels'));
  expect(screen.getByRole('main')).toHaveFocus();
});
