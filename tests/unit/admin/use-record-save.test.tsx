import { act, renderHook } from '@testing-library/react';
import { useRecordSave } from '@/components/admin/use-record-save';
import { connectToaster } from '@/components/ui/notify';
import { messages } from '@/lib/i18n/catalogue';
import { ptMessages } from '../support/intl';

const ROW = { name: 'Sul', updated_at: '2026-11-21T01:30:00.123456+00:00' };
const FAILED = { failed: 'Erro ao salvar região' };

it('can be submitted again after onSaved throws', async () => {
  const save = jest.fn(async () => ({ ok: true as const, data: ROW }));
  const onSaved = jest.fn().mockImplementationOnce(() => {
    throw new Error('the page has gone');
  });
  const { result } = renderHook(
    () =>
      useRecordSave<{ name: string }>({
        ...{ id: 'r1', loaded: null, save, messages: FAILED as never },
        onStored: () => ({ base: ROW, notice: { tone: 'success', title: 'Região criada!' } }),
        ...{ onSaved, onProblems: jest.fn() },
      }),
    { wrapper: ptMessages },
  );
  const submit = () => result.current.submit(async () => ({ name: 'Sul' }));
  await act(() => expect(submit()).rejects.toThrow('the page has gone'));
  expect(result.current.busy).toBe(false);
  await act(submit);
  expect(save).toHaveBeenCalledTimes(2);
});

it('shows a notice while a save takes long, and hides it when the answer arrives', async () => {
  jest.useFakeTimers();
  const show = jest.fn();
  const hide = jest.fn();
  const disconnect = connectToaster(show, hide);
  // Forget the notices left by the test above.
  show.mockClear();
  let answer = (_: { ok: true; data: typeof ROW }) => {};
  const save = () => new Promise<{ ok: true; data: typeof ROW }>((resolve) => (answer = resolve));
  const { result } = renderHook(
    () =>
      useRecordSave<{ name: string }>({
        ...{ id: 'r1', loaded: null, save, messages: FAILED },
        onStored: () => ({ base: ROW, notice: { tone: 'success', title: 'Região criada!' } }),
        ...{ onSaved: jest.fn(), onProblems: jest.fn() },
      }),
    { wrapper: ptMessages },
  );
  let saving = Promise.resolve();
  await act(async () => {
    saving = result.current.submit(async () => ({ name: 'Sul' }));
  });
  expect(show).not.toHaveBeenCalled();
  act(() => jest.runOnlyPendingTimers());
  const { title, draft } = messages.admin.forms.slow;
  const slow = expect.objectContaining({ title, description: draft, stays: true });
  expect(show.mock.calls).toEqual([[slow]]);
  expect(result.current.busy).toBe(true);
  await act(async () => {
    answer({ ok: true, data: ROW });
    await saving;
  });
  expect(hide).toHaveBeenCalledWith(slow);
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Região criada!' }));
  disconnect();
  jest.useRealTimers();
});
