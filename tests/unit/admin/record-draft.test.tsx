import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { DraftOwner } from '@/components/admin/drafts/draft-owner';
import { draftKeysOf, eraseDrafts } from '@/components/admin/drafts/draft-store';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useSave } from '@/components/admin/use-save';
import { TextField } from '@/components/ui/field';
import { connectToaster } from '@/components/ui/notify';
import type { Loaded } from '@/lib/actions/merge';
import { renderPt } from '../support/intl';

type Values = { name: string; password: string };
type Save = Parameters<typeof useSave<Values>>[0]['save'];
type Input = Parameters<Save>[0];

const stores: Save = async ({ fields }) => ({ ok: true, data: { ...fields, updated_at: '2' } });
const LOADED = { version: '1', base: { name: 'Serra', password: '' } };

type DialogProps = { save: Save; loaded: Loaded | null; onClose: () => void };

function Dialog({ save, loaded, onClose }: DialogProps) {
  const [id] = useState(() => (loaded ? 'r1' : crypto.randomUUID()));
  const form = useSave<Values>({
    id,
    draft: { noun: 'region', without: { password: '' } },
    loaded,
    initial: { name: (loaded?.base.name as string) ?? '', password: '' },
    save,
    messages: { created: 'Criada', updated: 'Atualizada', failed: 'Erro' },
    onDone: onClose,
  });
  const field = (name: keyof Values) => ({
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
  });
  return (
    <RecordDialog title="Região" mayRenew form={form} labels={{}} onClose={onClose}>
      <TextField label="Nome" {...field('name')} />
      <TextField label="Senha" {...field('password')} />
    </RecordDialog>
  );
}

/** Opens the dialog. `leave` unmounts it without closing it, like a reload or a crash. */
function open(loaded: Loaded | null = null, first: Save = stores, owner = 'u') {
  const save = jest.fn<ReturnType<Save>, [Input]>(first);
  const onClose = jest.fn();
  const tree = () => (
    <DraftOwner value={owner}>
      <Dialog save={save} loaded={loaded} onClose={onClose} />
    </DraftOwner>
  );
  const { unmount: leave, rerender } = renderPt(tree());
  const renderAgain = () => rerender(tree());
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { save, onClose, leave, renderAgain, type, press };
}

const OFFER = 'Há um rascunho que não foi salvo';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  connectToaster(() => {});
});
afterEach(() => localStorage.clear());

it('offers what was typed when the dialog opens again, and discards it on request', () => {
  const { type, leave } = open();
  type('Nome', 'Vale');
  leave();
  const again = open();
  expect(screen.getByRole('status')).toHaveTextContent(OFFER);
  expect(screen.getByLabelText('Nome')).toHaveValue('');
  again.press('Descartar');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('dialog')).toHaveFocus();
  again.leave();
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stores an erased draft again only after more is typed', () => {
  const { type, leave, renderAgain } = open();
  type('Nome', 'Vale');
  eraseDrafts('u');
  renderAgain();
  leave();
  expect(Object.keys(localStorage)).toEqual([]);
  const again = open();
  again.type('Nome', 'Vale');
  // Like a change in another tab.
  window.dispatchEvent(new StorageEvent('storage'));
  again.type('Nome', 'Vale alto');
  again.leave();
  expect(draftKeysOf('u')).toHaveLength(1);
});

it('withdraws the offer of a draft that is erased meanwhile', () => {
  const { type, leave } = open();
  type('Nome', 'Vale');
  leave();
  open();
  expect(screen.getByRole('status')).toHaveTextContent(OFFER);
  act(() => eraseDrafts('u'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('saves a restored draft against the version it was typed on', async () => {
  const { type, leave } = open(LOADED);
  type('Nome', 'Vale');
  leave();
  // A colleague has saved meanwhile; the server merges or asks.
  const theirs = { version: '7', base: { name: 'Serra alta', password: '' } };
  const { press, save, onClose } = open(theirs);
  press('Restaurar rascunho');
  expect(screen.getByLabelText('Nome')).toHaveValue('Vale');
  press('Atualizar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 'r1', loaded: LOADED });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('restores the id of a new record and what was sent without an answer', async () => {
  const first = open(null, async () => ({ ok: false, code: 'unavailable' }));
  first.type('Nome', 'Vale');
  first.press('Criar');
  await waitFor(() => expect(first.save).toHaveBeenCalled());
  await screen.findByRole('button', { name: 'Criar' });
  first.leave();
  const { press, save } = open();
  press('Restaurar rascunho');
  press('Criar');
  await waitFor(() => expect(save).toHaveBeenCalled());
  const [[tried], [sent]] = [first.save.mock.calls, save.mock.calls] as [[[Input]], [[Input]]];
  expect(sent[0].id).toBe(tried[0].id);
  expect(sent[0].sent).toEqual([{ name: 'Vale', password: '' }]);
});

it('stores no password', () => {
  const { type, leave } = open();
  type('Senha', 'segredo');
  leave();
  expect(Object.keys(localStorage)).toEqual([]);
  const both = open();
  both.type('Senha', 'segredo');
  both.type('Nome', 'Vale');
  both.leave();
  expect(JSON.stringify(localStorage)).toContain('Vale');
  expect(JSON.stringify(localStorage)).not.toContain('segredo');
});

it('removes the draft when the input is undone', () => {
  const { type, leave } = open();
  type('Nome', 'Vale');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify(localStorage)).toContain('Vale');
  type('Nome', '');
  leave();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('does not offer the draft of another record or person', () => {
  const { type, leave } = open(LOADED);
  type('Nome', 'Vale');
  leave();
  open().leave();
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
  open(LOADED, stores, 'other');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

it('stays open if more was typed during the save', async () => {
  let answer = () => {};
  const { type, press, save, onClose } = open(LOADED, async (input) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    return stores(input);
  });
  type('Nome', 'Vale');
  press('Atualizar');
  await waitFor(() => expect(save).toHaveBeenCalled());
  type('Nome', 'Vale do Ipê');
  answer();
  await screen.findByRole('button', { name: 'Atualizar' });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nome')).toHaveValue('Vale do Ipê');
  press('Atualizar');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('turns the input and draft of a record that is gone into those of a new record', async () => {
  const conflict = { gone: true as const };
  const { type, press, leave } = open(LOADED, async () => ({
    ...{ ok: false, code: 'conflict', conflict },
  }));
  type('Nome', 'Vale');
  press('Atualizar');
  const gone = 'Este registro não existe mais, ou seu acesso a ele mudou.';
  await screen.findByRole('dialog', { name: gone });
  press('Usar em um registro novo');
  expect(await screen.findByRole('button', { name: 'Criar' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: gone })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toHaveValue('Vale');
  leave();
  const again = open();
  again.press('Restaurar rascunho');
  again.press('Criar');
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  const [[input]] = again.save.mock.calls as [[Input]];
  expect(input).toMatchObject({ loaded: null, sent: [], fields: { name: 'Vale' } });
  expect(input.id).not.toBe('r1');
  expect(Object.keys(localStorage)).toEqual([]);
});
