import { renderHook } from '@testing-library/react';
import { useCreatedNotice } from '@/app/(staff)/admin/users/use-created-notice';
import { ptMessages } from '../support/intl';

const noticeOf = (answer: Record<string, unknown>) => {
  const { result } = renderHook(() => useCreatedNotice(jest.fn()), { wrapper: ptMessages });
  const account = { id: 'x', email: 'ana@ipehoteis.example', permissions: 'set' };
  return result.current({ ...account, updated_at: '2026-11-20T12:00:00Z', ...answer });
};

it('says that the password of an account with a first password is not sent to anyone', () => {
  expect(noticeOf({})).toEqual({
    tone: 'success',
    title: 'Usuário criado com sucesso!',
    description: 'Agora passe a senha à pessoa: o site não a envia.',
  });
});

it('says who gets an e-mail: to confirm the address, or as an invitation', () => {
  expect(noticeOf({ mustConfirm: true }).description).toMatch(/confirmar o e-mail/);
  expect(noticeOf({ delivery: 'sent' }).title).toMatch(
    /^Convite enviado para ana@ipehoteis.example/,
  );
});
