import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastHost } from '@/components/site/toast-host';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { connectToaster, notify, onFirstToast, type Toast, withdraw } from '@/components/ui/notify';
import messages from '@/messages/pt-BR.json';

const toast = (title: string): Toast => ({ tone: 'destructive', title });
const host = <ToastHost messages={messages.ui.toast} />;

describe('a toast before the toaster has loaded', () => {
  it('is queued, in order, and shown once', () => {
    notify(toast('um'));
    notify(toast('dois'));
    const shown: string[] = [];
    const release = connectToaster(({ title }) => shown.push(title));
    notify(toast('três'));
    expect(shown).toEqual(['um', 'dois', 'três']);
    release();

    const later: string[] = [];
    connectToaster(({ title }) => later.push(title))();
    expect(later).toEqual([]);
  });

  it('wakes the host, even if the host mounts later', () => {
    const wake = jest.fn();
    notify(toast('um'));
    const stop = onFirstToast(wake, { offline: toast('longe'), outdated: toast('antiga') });
    expect(wake).toHaveBeenCalledTimes(1);
    stop();
    notify(toast('dois'));
    expect(wake).toHaveBeenCalledTimes(1);
    connectToaster(() => {})();
  });

  it('is queued again after the toaster has unmounted', () => {
    connectToaster(() => {})();
    notify(toast('um'));
    const shown: string[] = [];
    connectToaster(({ title }) => shown.push(title))();
    expect(shown).toEqual(['um']);
  });
});

// Loaded on demand in the page; loaded up front here, so that no test waits for its compilation.
beforeAll(() => import('@/components/ui/toaster'), 60_000);

describe('the host of the page', () => {
  it('loads the toaster with the first toast and shows title and description', async () => {
    render(host);
    expect(screen.queryByLabelText(/Avisos/)).not.toBeInTheDocument();
    act(() => notify({ ...toast('Erro ao carregar regiões'), description: 'Tente de novo.' }));
    expect(await screen.findByText('Erro ao carregar regiões')).toBeInTheDocument();
    expect(screen.getByText('Tente de novo.')).toBeInTheDocument();
    expect(screen.getByLabelText(/Avisos/)).toBeInTheDocument();
  });

  it('shows a toast from before it mounted', async () => {
    notify(toast('Aviso adiantado'));
    render(host);
    expect(await screen.findByText('Aviso adiantado')).toBeInTheDocument();
  });

  it('shows the same notice once, and another beside it', async () => {
    render(host);
    act(() => {
      notify(toast('O mesmo'));
      notify(toast('O mesmo'));
      notify({ tone: 'success', title: 'Outro' });
    });
    expect(await screen.findByText('Outro')).toBeInTheDocument();
    expect(screen.getAllByText('O mesmo')).toHaveLength(1);
  });

  it('shows repeated toasts with different keys separately', async () => {
    render(host);
    act(() => {
      for (const key of [1, 2]) notify({ tone: 'success', title: 'Removido: Imagem 2', key });
    });
    await waitFor(() => expect(screen.getAllByText('Removido: Imagem 2')).toHaveLength(2));
  });

  it('shows a closed notice again when it happens again', async () => {
    const user = userEvent.setup();
    render(host);
    act(() => notify(toast('Recusado')));
    const shown = (await screen.findByText('Recusado')).closest('li') as HTMLElement;
    await user.click(within(shown).getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByText('Recusado')).not.toBeInTheDocument());
    act(() => notify(toast('Recusado')));
    expect(await screen.findByText('Recusado')).toBeInTheDocument();
  });

  it('shows a notice again that was withdrawn a moment before', async () => {
    const saved: Toast = { tone: 'success', title: 'Configurações salvas' };
    render(host);
    notify(saved);
    const first = await screen.findByText('Configurações salvas');
    withdraw(saved);
    notify(saved);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText('Configurações salvas')).toBeVisible();
  });

  it('shows a notice once, even if another one was withdrawn in between', async () => {
    render(host);
    const other = toast('Outro erro');
    act(() => {
      notify(other);
      notify(toast('De novo'));
    });
    await screen.findByText('Outro erro');
    act(() => {
      withdraw(other);
      notify(toast('De novo'));
    });
    await waitFor(() => expect(screen.queryByText('Outro erro')).not.toBeInTheDocument());
    expect(screen.getAllByText('De novo')).toHaveLength(1);
  });

  it('keeps showing a toast with `stays`', async () => {
    render(host);
    act(() => notify(toast('O primeiro')));
    await screen.findByText('O primeiro');
    jest.useFakeTimers();
    act(() => {
      notify({ ...toast('Ainda esperando'), stays: true });
      notify(toast('Falhou'));
    });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.queryByText('Falhou')).not.toBeInTheDocument();
    expect(screen.getByText('Ainda esperando')).toBeVisible();
    jest.useRealTimers();
  });

  it('moves a toast out of the way of a dialog that opens later, and of one above it', async () => {
    const panel = (name: string) => (
      <Dialog open>
        <DialogContent closeLabel="Fechar" aria-label={name}>
          <DialogTitle>{name}</DialogTitle>
        </DialogContent>
      </Dialog>
    );
    render(host);
    act(() => notify({ tone: 'success', title: 'Oferta criada!', closesDialog: true }));
    const place = () =>
      screen.getByText('Oferta criada!').closest('li')?.getAttribute('data-y-position');
    await screen.findByText('Oferta criada!');
    expect(place()).toBe('bottom');
    render(panel('Editar Oferta'));
    await waitFor(() => expect(place()).toBe('top'));
    render(panel('Escolher imagem'));
    const inner = await screen.findByRole('dialog', { name: 'Escolher imagem' });
    // Elements have no size here, so the edge is only the gap below the notice.
    await waitFor(() => expect(inner.style.getPropertyValue('--top')).toBe('8px'));
    expect(screen.getAllByText('Oferta criada!')).toHaveLength(1);
  });

  it('offers its action', async () => {
    const onClick = jest.fn();
    render(host);
    act(() => notify({ ...toast('Com ação'), action: { label: 'Tentar de novo', onClick } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('shows hostile text as text', async () => {
    render(host);
    act(() => notify(toast('<img src=x onerror=alert(1)>')));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  });
});
