/** @jest-environment node */
import { z } from 'zod';
import { ActionError, adminAction, oneRow } from '@/lib/actions/admin-action';
import { StaffCheckFailure } from '@/lib/auth/staff';
import messages from '@/messages/pt-BR.json';

let mockOwn = true;
let mockAccess: () => unknown;
const mockRefresh = jest.fn();

jest.mock('next/cache', () => ({ refresh: () => mockRefresh() }));
jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'adminErrors' | 'adminProblems') => {
    const catalogue = namespace
      .split('.')
      .reduce<Record<string, never>>(
        (part, key) => part[key] ?? {},
        jest.requireActual('@/messages/pt-BR.json'),
      );
    return Object.assign((key: string) => catalogue[key], {
      has: (key: string) => key in catalogue,
    });
  },
}));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/auth/staff', () => ({
  currentAccess: async () => ({ client: {}, access: mockAccess() }),
  StaffCheckFailure: class extends Error {},
}));

const { adminErrors: texts } = messages;
const profile = { id: 'p1', email: 'ana@example.com', role: 'admin', is_active: true };
const staff = (role: string) => ({ state: 'staff', profile: { ...profile, role } });

const run = jest.fn();
let log: jest.SpyInstance;
const act = (options: { need?: 'staff' | 'admin'; forbidden?: string; failed?: string } = {}) =>
  adminAction({
    name: 'hotel.save',
    need: 'admin',
    schema: z.object({ name: z.string('required').min(1, 'required').max(5, 'tooLong') }),
    run,
    ...options,
  });

beforeEach(() => {
  mockOwn = true;
  mockAccess = () => staff('admin');
  run.mockReset().mockResolvedValue('done');
  mockRefresh.mockReset();
  log = jest.spyOn(console, 'warn').mockImplementation();
});

it('runs with what the schema made of the input, and brings the page up to date', async () => {
  expect(await act()({ name: 'Ipê', role: 'admin' })).toEqual({ ok: true, data: 'done' });
  expect(run.mock.calls).toEqual([[{ name: 'Ipê' }, { client: {}, profile }]]);
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void, string, string]>([
  [
    'sent from elsewhere',
    () => {
      mockOwn = false;
    },
    'origin',
    texts.origin,
  ],
  [
    'nobody',
    () => {
      mockAccess = () => ({ state: 'signed-out' });
    },
    'signed-out',
    texts['signed-out'],
  ],
  [
    'no profile',
    () => {
      mockAccess = () => ({ state: 'no-profile', email: '' });
    },
    'signed-out',
    texts['signed-out'],
  ],
  [
    'inactive',
    () => {
      mockAccess = () => ({ state: 'inactive', profile });
    },
    'inactive',
    texts.inactive,
  ],
  [
    'investidor',
    () => {
      mockAccess = () => ({ state: 'denied', profile });
    },
    'forbidden',
    texts.forbidden,
  ],
  [
    'editor',
    () => {
      mockAccess = () => staff('editor');
    },
    'forbidden',
    texts.forbidden,
  ],
  [
    'the service is away',
    () => {
      mockAccess = () => {
        throw new StaffCheckFailure('auth');
      };
    },
    'unavailable',
    texts.unavailable,
  ],
])('%s: refused before the input is looked at', async (_, arrange, code, message) => {
  arrange();
  const input = {
    get name(): never {
      throw new Error('read');
    },
  };
  expect(await act()(input)).toMatchObject({ ok: false, code, message });
  expect(run).not.toHaveBeenCalled();
  expect(mockRefresh).not.toHaveBeenCalled();
});

it('an action may say itself what only administrators do; staff may do the rest', async () => {
  mockAccess = () => staff('editor');
  const forbidden = 'Apenas administradores podem excluir regiões';
  expect(await act({ forbidden })({ name: 'x' })).toMatchObject({ ok: false, message: forbidden });
  expect(await act({ need: 'staff' })({ name: 'x' })).toMatchObject({ ok: true });
});

it.each([
  [{}, 'Preencha este campo'],
  [{ name: '' }, 'Preencha este campo'],
  [{ name: 'longer' }, 'Texto longo demais'],
])('%j: the field’s problem in the catalogue’s words', async (input, problem) => {
  expect(await act()(input)).toEqual({
    ok: false,
    code: 'invalid',
    message: texts.invalid,
    fields: { name: problem },
  });
});

it.each([null, undefined, 'x', 7, [], () => {}])('takes no %p for an input', async (input) => {
  expect(await act()(input)).toMatchObject({ ok: false, code: 'invalid' });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['a row policy', { code: '42501', message: 'denied' }, 'forbidden', texts.forbidden],
  ['a forged token', { code: 'PGRST301', message: 'JWT' }, 'forbidden', texts.forbidden],
  [
    'a rule of the database',
    { code: 'PT409', message: 'É necessário manter ao menos um administrador ativo.' },
    'failed',
    'É necessário manter ao menos um administrador ativo.',
  ],
  ['an outage', { message: 'TypeError: fetch failed' }, 'unavailable', texts.unavailable],
  ['a refusal', new ActionError('conflict'), 'conflict', texts.conflict],
  ['a surprise', new Error('secret detail of ana@example.com'), 'failed', texts.failed],
  ['nothing at all', undefined, 'failed', texts.failed],
])('%s: answered with a text and an id, never thrown', async (_, thrown, code, message) => {
  run.mockRejectedValue(thrown);
  const result = await act()({ name: 'typed' });
  expect(result).toMatchObject({
    ok: false,
    code,
    message,
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  const [line] = log.mock.calls[0] ?? [];
  expect(line).toContain((result as { id: string }).id);
  // What was typed never stands in the log.
  expect(line).not.toContain('typed');
});

it.each([
  [{ data: [{ id: 1 }], error: null }, null],
  [{ data: [], error: null }, 'conflict'],
  [{ data: null, error: null }, 'conflict'],
  [{ data: [{ id: 1 }, { id: 2 }], error: null }, 'conflict'],
])('a write that answers %j', async (answer, code) => {
  const attempt = oneRow(Promise.resolve(answer as { data: { id: number }[] | null; error: null }));
  if (code) await expect(attempt).rejects.toMatchObject({ code });
  else await expect(attempt).resolves.toEqual({ id: 1 });
});
