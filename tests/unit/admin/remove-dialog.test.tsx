import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { RemoveDialog } from '@/components/admin/remove-dialog';
import { renderPt } from '../support/intl';

const messages = { question: 'Excluir esta região?', removed: 'Excluída!', failed: 'Erro' };
const remove = async () => ({ ok: true as const, data: null });

/** A list whose records have a switch before what edits them. */
function List({ names }: { names: string[] }) {
  const [pending, setPending] = useState<string | null>(null);
  return (
    <main>
      <h1 tabIndex={-1}>Regiões</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" role="switch" aria-checked={false} aria-label={name} />
            <button type="button">{`Editar ${name}`}</button>
            <button type="button" onClick={() => setPending(name)}>{`Excluir ${name}`}</button>
          </li>
        ))}
      </ul>
      <RemoveDialog
        record={pending === null ? null : { id: pending, name: pending, updated_at: '1' }}
        remove={remove}
        messages={messages}
        onClose={() => setPending(null)}
      />
    </main>
  );
}

async function removeOne(name: string) {
  const action = screen.getByRole('button', { name: `Excluir ${name}` });
  action.focus();
  fireEvent.click(action);
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
}

it.each([
  ['Serra', 'Litoral'],
  ['Litoral', 'Serra'],
])(
  'after %s is removed the keyboard goes on at the row of %s, at none of its controls',
  async (name, next) => {
    renderPt(<List names={['Serra', 'Litoral']} />);
    await removeOne(name);
    const row = () => screen.getByRole('switch', { name: next }).closest('li');
    await waitFor(() => expect(row()).toHaveFocus());
  },
);

it('asks about the next record as soon as that is pressed', async () => {
  renderPt(<List names={['Serra', 'Litoral']} />);
  await removeOne('Serra');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Excluir Litoral' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Litoral');
});

it('after the last one it goes on from the heading', async () => {
  renderPt(<List names={['Serra']} />);
  await removeOne('Serra');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
