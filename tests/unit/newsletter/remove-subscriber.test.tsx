import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RemoveSubscriber } from '@/app/(staff)/admin/config/remove-subscriber';
import { renderPt } from '../support/intl';

const mockNotify = jest.fn();
jest.mock('@/components/ui/notify', () => ({ notify: (toast: unknown) => mockNotify(toast) }));

const field = () => screen.getByLabelText('Excluir um inscrito');
function ask(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Excluir da lista' }));
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));

beforeEach(() => mockNotify.mockReset());

it('asks with the e-mail before it removes, and says so afterwards', async () => {
  const remove = jest.fn().mockResolvedValue({ ok: true, data: { removed: true } });
  renderPt(<RemoveSubscriber remove={remove} />);
  ask('ana@example.com');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('ana@example.com');
  expect(remove).not.toHaveBeenCalled();
  confirm();
  await waitFor(() =>
    expect(mockNotify).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'success', title: 'Inscrito excluído!' }),
    ),
  );
  expect(remove).toHaveBeenCalledWith({ email: 'ana@example.com' });
  expect(field()).toHaveValue('');
});

it('keeps what was typed where nothing was removed, and says why', async () => {
  const remove = jest.fn().mockResolvedValue({ ok: true, data: { removed: false } });
  renderPt(<RemoveSubscriber remove={remove} />);
  ask('ana');
  expect(field()).toHaveAccessibleDescription(/Informe um e-mail/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  ask('ninguem@example.com');
  confirm();
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/Este e-mail não está na lista\./),
  );
  expect(field()).toHaveValue('ninguem@example.com');
  remove.mockRejectedValue(new Error('fetch failed'));
  ask('ninguem@example.com');
  confirm();
  await waitFor(() =>
    expect(mockNotify).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'destructive', title: 'Erro ao excluir inscrito' }),
    ),
  );
});
