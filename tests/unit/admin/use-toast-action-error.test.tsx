import { renderHook } from '@testing-library/react';
import { callAction } from '@/components/admin/call-action';
import {
  type FailureMessages,
  useToastActionError,
} from '@/components/admin/use-toast-action-error';
import { connectToaster } from '@/components/ui/notify';
import type { Changed, Failure } from '@/lib/actions/result';
import { messages } from '@/lib/i18n/catalogue';
import { ptMessages } from '../support/intl';

const {
  users: adminUsers,
  admin: { errors: adminErrors },
} = messages;

function toastOf(
  failure: Omit<Failure<never>, 'ok' | 'code'> & { code: string },
  words: FailureMessages,
) {
  const shown = jest.fn();
  const disconnect = connectToaster(shown);
  const { result } = renderHook(useToastActionError, { wrapper: ptMessages });
  result.current({ ok: false, ...failure } as Failure, words);
  disconnect();
  return shown.mock.calls[0]?.[0];
}

const FAILED = 'Erro ao excluir hotel';
const SIGN_IN = { label: 'Entrar em outra aba', href: '/auth', target: '_blank' };

it.each<[string, string | undefined]>([
  ['origin', adminErrors.origin],
  ['signed-out', adminErrors['signed-out']],
  ['inactive', adminErrors.inactive],
  ['forbidden', adminErrors.forbidden],
  ['invalid', adminErrors.invalid],
  ['conflict', adminErrors.conflict],
  ['unavailable', adminErrors.unavailable],
  ['no-account', adminErrors['no-account']],
  ['no-answer', adminErrors.unavailable],
  // The title says everything.
  ['failed', undefined],
])('%s: the title says what failed, the description why', (code, description) => {
  expect(toastOf({ code }, { failed: FAILED })).toEqual({
    tone: 'destructive',
    title: FAILED,
    description,
    link: code === 'signed-out' ? SIGN_IN : undefined,
  });
});

it('shows no link in the notice if the form itself links to the sign-in', () => {
  const notice = toastOf({ code: 'signed-out' }, { failed: FAILED, hasSignedOutNote: true });
  expect(notice).not.toHaveProperty('link');
});

it.each<[string, Changed, string]>([
  [
    'a colleague',
    { gone: false, at: '2026-11-27T20:13:39Z', author: 'bia@ipehoteis.example', isOwn: false },
    `${adminErrors.conflict} O que está salvo é de 27/11/2026 17:13, por bia@ipehoteis.example.`,
  ],
  [
    'somebody unknown',
    { gone: false, at: '2026-11-27T20:13:39Z', author: null, isOwn: false },
    `${adminErrors.conflict} O que está salvo é de 27/11/2026 17:13.`,
  ],
  [
    'the reader',
    { gone: false, at: '2026-11-27T20:13:39Z', author: 'ana@ipehoteis.example', isOwn: true },
    'Sua alteração de 27/11/2026 17:13 já estava salva. Confira como está agora.',
  ],
  ['a removal', { gone: true }, 'Este registro não existe mais, ou seu acesso a ele mudou.'],
])('describes a conflict with %s', (_, changed, description) => {
  expect(toastOf({ code: 'conflict', changed }, { failed: FAILED }).description).toBe(description);
});

it('prefers the message of a database rule to that of the catalog', () => {
  const detail = 'A imagem está em uso.';
  expect(toastOf({ code: 'failed', detail }, { failed: FAILED }).description).toBe(detail);
});

it.each([
  ['conflict', FAILED, `Ipê Serra: ${adminErrors.conflict}`],
  ['no-answer', FAILED, `Ipê Serra: ${adminErrors.unavailable}`],
  ['failed', FAILED, 'Ipê Serra'],
  ['taken', (reason: string) => `Erro: ${reason}`, 'Ipê Serra'],
])(
  '%s of one record among several: begins the description with its name',
  (code, failed, description) => {
    expect(toastOf({ code }, { failed, record: 'Ipê Serra' }).description).toBe(description);
  },
);

it('uses the screen’s own message for a code', () => {
  const reasons = { forbidden: 'Apenas administradores podem excluir hotéis' };
  const toast = toastOf({ code: 'forbidden' }, { failed: FAILED, reasons });
  expect(toast).toMatchObject({ title: FAILED, description: reasons.forbidden });
});

describe('a title that contains the reason', () => {
  const failed = (reason: string) => adminUsers.errors.save.replace('{reason}', reason);
  const reasons = { forbidden: adminUsers.errors.updateDenied, 'no-answer': 'Erro desconhecido' };

  it.each([
    ['taken', `Erro ao salvar usuário: ${adminErrors.taken}`],
    ['no-answer', 'Erro ao salvar usuário: Erro desconhecido'],
    ['forbidden', adminUsers.errors.updateDenied],
  ])('%s: %s', (code, title) => {
    expect(toastOf({ code }, { failed, reasons })).toEqual({ tone: 'destructive', title });
  });
});

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nothing', () => Promise.resolve(undefined as never)],
])('%s instead of an answer resolves to a failure', async (_, action) => {
  expect(await callAction(action)).toEqual({ ok: false, code: 'no-answer' });
});
