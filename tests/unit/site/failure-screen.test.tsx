import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { FailureScreen } from '@/components/site/failure-screen';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { QueryError } from '@/lib/db/run-query';
import { allowConsoleError } from '../../setup/console';

const mockRefresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

/** The screen logs the error to the browser's console, for support. */
const LOGGED = /^(?:Error|QueryError): /;
const BOOM = new Error('boom');

function show(error: Error & { digest?: string }) {
  allowConsoleError(LOGGED);
  const toasts: Toast[] = [];
  const release = connectToaster((toast) => toasts.push(toast));
  const reset = jest.fn();
  render(<FailureScreen error={error} reset={reset} />);
  release();
  return { toasts, reset };
}

/** A page that failed once and waits for its data when it is rendered again. */
function Boundary({ data }: { data: Promise<string> }) {
  const [retried, setRetried] = useState(false);
  return retried ? (
    <Page data={data} />
  ) : (
    <FailureScreen error={BOOM} reset={() => setRetried(true)} />
  );
}
function Page({ data }: { data: Promise<string> }) {
  return <p>{use(data)}</p>;
}

it('says in Portuguese that the page could not be loaded, and links to the home page', () => {
  show(BOOM);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Não conseguimos carregar esta página' }),
  ).toBeVisible();
  expect(
    screen.getByText('O problema é nosso, não seu. Tente de novo em instantes.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
});

it('sets the title of a page only if it has none', () => {
  show(BOOM);
  expect(document.title).toBe('Não conseguimos carregar esta página');
  cleanup();
  const own = document.head.appendChild(document.createElement('title'));
  own.textContent = 'Hotéis | Ipê Hotéis';
  show(BOOM);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  own.remove();
});

it('shows the toast that belongs to a failed read', () => {
  const { toasts } = show(new QueryError('hotels', 'network', 'fetch failed'));
  expect(toasts).toEqual([
    {
      tone: 'destructive',
      title: 'Erro ao carregar hotéis',
      description: 'Erro de conexão. Verifique sua internet.',
    },
  ]);
});

it.each([
  ['an error of another kind', Object.assign(new Error('boom'), { digest: 'config' })],
  ['an error without digest', BOOM],
  ['what is logged only', new QueryError('settings', 'timeout', 'x')],
])('%s shows no toast, and nothing of the error', (_case, error) => {
  const { toasts } = show(error);
  expect(toasts).toEqual([]);
  expect(document.body).not.toHaveTextContent(/boom|Código|config|timeout/);
});

it.each([
  ['what Next made of an unexpected error', '314159@E12', '314159@E12'],
  ['the id of the request, of a failed read', 'read:hotels:network:req-1234567:x:y', 'req-1234567'],
  ['the id of the request, of a failed check of access', 'staff-check:req-1234567', 'req-1234567'],
])('shows a code for support: %s', (_case, digest, code) => {
  show(Object.assign(new Error('boom'), { digest }));
  expect(screen.getByText(`Código do erro: ${code}`)).toBeVisible();
});

it('refreshes from the server and then re-renders the page', async () => {
  const { reset } = show(BOOM);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  expect(reset).toHaveBeenCalledTimes(1);
});

it('can’t be retried during a retry', async () => {
  allowConsoleError(LOGGED);
  let answer = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('Página pronta');
  });
  render(
    <Suspense>
      <Boundary data={answered} />
    </Suspense>,
  );
  const button = screen.getByRole('button', { name: 'Tentar de novo' });
  await act(async () => button.click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => button.click());
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(await screen.findByText('Página pronta')).toBeVisible();
});
