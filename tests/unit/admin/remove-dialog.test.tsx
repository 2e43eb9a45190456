import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Remove } from '@/components/admin/record-actions';
import { RemoveDialog } from '@/components/admin/remove-dialog';
import { connectToaster, type Toast, takeWaiting } from '@/components/ui/notify';
import type { Result } from '@/lib/actions/result';
import { renderPt } from '../support/intl';

const messages = { question: 'Excluir esta região?', removed: 'Excluída!', failed: 'Erro' };
const succeed = async () => ({ ok: true as const, data: null });

/** A list in which each record has a switch before its buttons. */
function List({
  names,
  remove = succeed,
  affected,
}: {
  names: string[];
  remove?: Remove;
  affected?: number;
}) {
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
        affected={affected}
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
  'after %s is removed, moves the focus to the row of %s, not to one of its controls',
  async (name, next) => {
    renderPt(<List names={['Serra', 'Litoral']} />);
    await removeOne(name);
    const row = () => screen.getByRole('switch', { name: next }).closest('li');
    await waitFor(() => expect(row()).toHaveFocus());
  },
);

it('can ask about the next record right after a removal', async () => {
  renderPt(<List names={['Serra', 'Litoral']} />);
  await removeOne('Serra');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Excluir Litoral' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Litoral');
});

it('is described by the record’s name, without references to missing elements', async () => {
  renderPt(<List names={['Serra']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Excluir Serra' }));
  const dialog = await screen.findByRole('alertdialog');
  const ids = dialog.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toStrictEqual(['Serra']);
});

it('focuses the heading after the last record is removed', async () => {
  renderPt(<List names={['Serra']} />);
  await removeOne('Serra');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it.each([
  ['conflict', false],
  ['affects-more', true],
  ['unavailable', true],
] as const)('sends the number affected; after %s it stays open: %s', async (code, stays) => {
  const remove = jest.fn(async () => ({ ok: false as const, code }));
  renderPt(<List names={['Serra']} remove={remove} affected={2} />);
  await removeOne('Serra');
  expect(remove).toHaveBeenCalledWith({ id: 'Serra', version: '1', affected: 2 });
  const dialog = () => screen.queryByRole('alertdialog');
  await waitFor(() => expect(dialog() !== null).toBe(stays));
});

it('names the record in a failure, and withdraws the notice after a success', async () => {
  const shown: Toast[] = [];
  const withdrawn: Toast[] = [];
  takeWaiting();
  connectToaster(
    (toast) => shown.push(toast),
    (toast) => withdrawn.push(toast),
  );
  const remove = jest.fn<Promise<Result<null>>, []>(succeed);
  remove.mockResolvedValueOnce({ ok: false, code: 'failed' });
  renderPt(<List names={['Serra']} remove={remove} />);
  await removeOne('Serra');
  const failure = { tone: 'destructive', title: 'Erro', description: 'Serra' };
  await waitFor(() => expect(shown).toEqual([failure]));
  expect(withdrawn).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(withdrawn).toEqual([failure]));
});
