import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { RecordDialog } from '@/components/admin/record-dialog';
import { announceSession } from '@/components/admin/session-back';
import { useSave } from '@/components/admin/use-save';
import { useSaveShortcut } from '@/components/admin/use-save-shortcut';
import { TextField } from '@/components/ui/field';
import { connectToaster, type Toast, takeWaiting } from '@/components/ui/notify';
import type { Saved } from '@/lib/actions/merge';
import type { ErrorCode, Result } from '@/lib/actions/result';
import { renderPt } from '../support/intl';

/** The first answers; after them, `code`. */
let answers: Result<Saved>[] = [];

function Dialog({ code, name = '' }: { code: ErrorCode; name?: string }) {
  const form = useSave({
    id: 'r1',
    draft: { noun: 'region' },
    loaded: null,
    initial: { name },
    save: async () => answers.shift() ?? { ok: false as const, code },
    messages: {
      created: 'Região criada!',
      updated: 'Região atualizada!',
      failed: 'Erro ao salvar',
    },
  });
  return (
    <RecordDialog title="Nova Região" form={form} labels={{ name: 'Nome' }} onClose={() => {}}>
      <TextField
        label="Nome"
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => form.set('name', event.target.value)}
      />
    </RecordDialog>
  );
}

function saveTyped(code: ErrorCode) {
  renderPt(<Dialog code={code} />);
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Serra do Ipê' } });
  fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

/** Collects the notices shown and withdrawn from now on. */
function watchToasts() {
  takeWaiting();
  const shown: Toast[] = [];
  const withdrawn: Toast[] = [];
  const disconnect = connectToaster(
    (toast) => shown.push(toast),
    (toast) => withdrawn.push(toast),
  );
  return { shown, withdrawn, disconnect };
}

it('links to the sign-in in another tab if the session ended, and keeps the input', async () => {
  saveTyped('signed-out');
  const link = await screen.findByRole('link', { name: 'Entrar em outra aba' });
  expect(link).toHaveAttribute('href', '/auth');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('Serra do Ipê');
});

it('withdraws the notice once the session is back, and restores the focus', async () => {
  const { shown, withdrawn, disconnect } = watchToasts();
  renderPt(<Dialog code="signed-out" />);
  const field = screen.getByLabelText('Nome');
  fireEvent.change(field, { target: { value: 'Serra do Ipê' } });
  field.focus();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  expect(await screen.findByRole('link', { name: 'Entrar em outra aba' })).toHaveFocus();
  act(announceSession);
  expect(screen.queryByText('Sua sessão terminou')).not.toBeInTheDocument();
  expect(withdrawn).toEqual(shown);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Serra do Ipê');
  disconnect();
});

it('shows no link after any other failure', async () => {
  saveTyped('failed');
  await screen.findByRole('button', { name: 'Criar' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps the notice of a failure while it repeats, and withdraws it after a success', async () => {
  const { shown, withdrawn, disconnect } = watchToasts();
  const again = () => fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
  saveTyped('failed');
  await waitFor(() => expect(shown).toHaveLength(1));
  again();
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(withdrawn).toEqual([]);
  answers = [{ ok: true, data: { name: 'Serra do Ipê', updated_at: '1' } }];
  again();
  await waitFor(() => expect(shown.at(-1)?.title).toBe('Região criada!'));
  expect(withdrawn).toEqual([shown[1]]);
  disconnect();
});

it('puts the cursor at the end of a name, so that one key does not replace it', async () => {
  renderPt(<Dialog code="failed" name="Serra do Ipê" />);
  const field = screen.getByLabelText<HTMLInputElement>('Nome');
  await waitFor(() => expect(field).toHaveFocus());
  expect([field.selectionStart, field.selectionEnd]).toEqual([12, 12]);
});

type FormBelowProps = { save: () => void; isCovered: boolean };

function FormBelow({ save, isCovered }: FormBelowProps) {
  useSaveShortcut(save);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isCovered ? <Dialog code="failed" /> : null}
    </form>
  );
}

it('handles the save shortcut alone while it covers another form', async () => {
  const { shown, disconnect } = watchToasts();
  const saveBelow = jest.fn();
  const { rerender, unmount } = renderPt(<FormBelow save={saveBelow} isCovered={false} />);
  rerender(<FormBelow save={saveBelow} isCovered />);
  fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
  await waitFor(() => expect(shown).toHaveLength(1));
  fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 's', ctrlKey: true });
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(saveBelow).not.toHaveBeenCalled();
  rerender(<FormBelow save={saveBelow} isCovered={false} />);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(saveBelow).toHaveBeenCalledTimes(1);
  unmount();
  disconnect();
});

it('marks a text that is too long to send, and saves once it is shorter', async () => {
  answers = [{ ok: true, data: { name: 'Serra', updated_at: '1' } }];
  renderPt(<Dialog code="failed" />);
  const field = screen.getByLabelText('Nome');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Criar' }));
  fireEvent.change(field, { target: { value: 'x'.repeat(1_200_000) } });
  save();
  await screen.findByText('Texto longo demais');
  expect(field).toHaveFocus();
  expect(answers).toHaveLength(1);
  fireEvent.change(field, { target: { value: 'Serra' } });
  save();
  await waitFor(() => expect(answers).toHaveLength(0));
});
