import { fireEvent, screen } from '@testing-library/react';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import type { ErrorCode } from '@/lib/actions/result';
import { renderPt } from '../support/intl';

function Dialog({ code }: { code: ErrorCode }) {
  const form = useSave({
    id: 'r1',
    draft: { noun: 'region' },
    loaded: null,
    initial: { name: '' },
    save: async () => ({ ok: false as const, code }),
    messages: {
      created: 'Região criada!',
      updated: 'Região atualizada!',
      failed: 'Erro ao salvar',
    },
  });
  return (
    <RecordDialog
      title="Nova Região"
      isNew
      form={form}
      labels={{ name: 'Nome' }}
      onClose={() => {}}
    >
      <TextField
        label="Nome"
        value={form.values.name}
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

it('leads to the sign-in in another tab when the session ended, and keeps what was typed', async () => {
  saveTyped('signed-out');
  const link = await screen.findByRole('link', { name: 'Entrar em outra aba' });
  expect(link).toHaveAttribute('href', '/auth');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('Serra do Ipê');
});

it('leads nowhere after another failure', async () => {
  saveTyped('failed');
  await screen.findByRole('button', { name: 'Criar' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
