import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/site/toast-host';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import messages from '@/messages/pt-BR.json';

// Loaded on demand in the page; here beforehand, so that no test waits for its compilation.
beforeAll(() => import('@/components/ui/toaster'), 60_000);

const importGone = () => Promise.reject(new Error('Failed to load chunk'));
const fetcher = jest.fn();
globalThis.fetch = fetcher;

/** A button whose part can't be fetched. */
function Opener() {
  const [, , load] = useLazyModule(importGone);
  return (
    <button type="button" onClick={load}>
      Datas
    </button>
  );
}

async function press() {
  render(
    <>
      <Opener />
      <ToastHost messages={messages.ui.toast} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Datas' }));
}

it('blames the connection where the site can’t be reached', async () => {
  fetcher.mockRejectedValue(new TypeError('Failed to fetch'));
  await press();
  expect(await screen.findByText('Sem conexão')).toBeVisible();
});

it('leads to a reload where the site answers: a release has taken the files away', async () => {
  fetcher.mockResolvedValue({ ok: true });
  await press();
  // The library takes no link without characters in its URL for one.
  expect(await screen.findByText('Recarregar a página')).toHaveAttribute('href', '');
});
