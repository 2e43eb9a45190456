import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RemoveSubscriber } from '@/app/(staff)/admin/config/remove-subscriber';
import { connectToaster } from '@/components/ui/notify';
import { renderPt } from '../support/intl';

const showToast = jest.fn();

const field = () => screen.getByLabelText('Excluir um inscrito');
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
async function ask(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  await press('Excluir da lista');
}
const find = jest.fn();
const confirm = () => press('Excluir');

beforeEach(() => {
  showToast.mockReset();
  connectToaster(showToast);
  find.mockResolvedValue({ ok: true, data: { found: true } });
});

it('asks for confirmation with the e-mail before it removes, and reports success', async () => {
  const remove = jest.fn().mockResolvedValue({ ok: true, data: { removed: true } });
  renderPt(<RemoveSubscriber find={find} remove={remove} />);
  await ask('ana@example.com');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('ana@example.com');
  expect(remove).not.toHaveBeenCalled();
  await confirm();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'success', title: 'Inscrito excluído!' }),
    ),
  );
  expect(remove).toHaveBeenCalledWith({ email: 'ana@example.com' });
  expect(field()).toHaveValue('');
});

it('keeps the input if nothing was removed, and says why', async () => {
  const remove = jest.fn().mockResolvedValue({ ok: true, data: { removed: false } });
  renderPt(<RemoveSubscriber find={find} remove={remove} />);
  await ask('ana');
  expect(field()).toHaveAccessibleDescription(/Informe um e-mail/);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await ask('ninguem@example.com');
  await confirm();
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/Este e-mail não está na lista\./),
  );
  expect(field()).toHaveValue('ninguem@example.com');
  remove.mockRejectedValue(new Error('fetch failed'));
  await ask('ninguem@example.com');
  await confirm();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ tone: 'destructive', title: 'Erro ao excluir inscrito' }),
    ),
  );
});

it('does not ask for confirmation if the e-mail is not on the list', async () => {
  find.mockResolvedValue({ ok: true, data: { found: false } });
  const remove = jest.fn();
  renderPt(<RemoveSubscriber find={find} remove={remove} />);
  await ask('ninguem@example.com');
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/Este e-mail não está na lista\./),
  );
  expect(find).toHaveBeenCalledWith({ email: 'ninguem@example.com' });
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(remove).not.toHaveBeenCalled();
});
