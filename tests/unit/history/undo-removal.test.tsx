import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUndoRemoval } from '@/components/admin/history/use-undo-removal';
import { ToastHost } from '@/components/site/toast-host';
import { notify } from '@/components/ui/notify';
import messages from '@/messages/pt-BR.json';
import { ptMessages } from '../support/intl';

// The page loads it on demand; load it up front, so that no test waits for its compilation.
beforeAll(() => import('@/components/ui/toaster'), 60_000);

/** A list in which one record was removed, and the notice about it. */
function List({ restore }: { restore: Parameters<typeof useUndoRemoval>[1] }) {
  const undo = useUndoRemoval('regions', restore);
  const removed = () =>
    notify({
      ...{ tone: 'success', title: 'Região excluída!' },
      ...undo({ id: '1', name: 'Serra' }, { change: 7 }),
    });
  return (
    <main>
      <h1 tabIndex={-1}>Regiões</h1>
      <button type="button" onClick={removed}>
        Excluir Serra
      </button>
      <ToastHost messages={messages.ui.toast} />
    </main>
  );
}

it('focuses the heading right after the press, however long the answer takes', async () => {
  const user = userEvent.setup();
  const restore = jest.fn(() => new Promise<never>(() => {}));
  render(<List restore={restore} />, { wrapper: ptMessages });
  await user.click(screen.getByRole('button', { name: 'Excluir Serra' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(restore).toHaveBeenCalledWith({ kind: 'regions', id: '1', change: 7, seen: 7 });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Região excluída!')).not.toBeInTheDocument());
  // The toaster restores the focus, if it still has it, on its next render.
  notify({ tone: 'success', title: 'Versão restaurada' });
  expect(await screen.findByText('Versão restaurada')).toBeInTheDocument();
  expect(heading).toHaveFocus();
});
