import { act, renderHook } from '@testing-library/react';
import { useRecordSave } from '@/components/admin/use-record-save';
import { ptMessages } from '../support/intl';

const ROW = { name: 'Sul', updated_at: '2026-11-21T01:30:00.123456+00:00' };
const FAILED = { failed: 'Erro ao salvar região' };

it('can be pressed again after what follows a save has failed', async () => {
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
