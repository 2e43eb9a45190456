import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/site/toast-host';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import messages from '@/messages/pt-BR.json';
import { siteAnswer } from '../support/browser-state';

// Loaded on demand in the page; loaded up front here, so that no test waits for its compilation.
beforeAll(() => import('@/components/ui/toaster'), 60_000);

afterEach(() => jest.useRealTimers());

const importGone = () => Promise.reject(new Error('Failed to load chunk'));
const fetcher = jest.fn();
globalThis.fetch = fetcher;

const importSlow = () => new Promise(() => {});

/** A button whose module can't be loaded. */
function Opener({ importPart }: { importPart: () => Promise<unknown> }) {
  const [, , load] = useLazyModule(importPart);
  return (
    <button type="button" onClick={load}>
      Datas
    </button>
  );
}

async function press(importPart: () => Promise<unknown> = importGone, user = userEvent.setup()) {
  render(
    <>
      <Opener importPart={importPart} />
      <ToastHost messages={messages.ui.toast} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Datas' }));
}

it('reports a missing connection if the site can’t be reached', async () => {
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
  await press();
  expect(await screen.findByText('Sem conexão')).toBeVisible();
});

it('leads to a reload where the site answers: a release has taken the files away', async () => {
  fetcher.mockResolvedValue(siteAnswer());
  await press();
  // Testing Library does not treat a link with an empty URL as a link.
  expect(await screen.findByText('Recarregar a página')).toHaveAttribute('href', '');
});

it('does not wait forever for a module that never loads', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await press(importSlow, user);
  await act(() => jest.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText('Sem conexão')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Sem conexão')).toBeVisible();
});
