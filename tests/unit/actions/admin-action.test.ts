/** @jest-environment node */
import { z } from 'zod';
import { ActionError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { oneRow } from '@/lib/actions/one-row';
import { StaffCheckFailure } from '@/lib/auth/staff';
import { exportTo } from '@/lib/telemetry/metrics.cjs';

let mockOwn = true;
let mockAccess: () => unknown;
const mockRefresh = jest.fn();

jest.mock('next/cache', () => ({ refresh: () => mockRefresh() }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/auth/staff', () => ({
  currentAccess: async () => ({ client: {}, access: mockAccess() }),
  StaffCheckFailure: class extends Error {},
}));

const profile = { id: 'p1', email: 'ana@example.com', role: 'admin', is_active: true };
const staff = (role: string) => ({ state: 'staff', profile: { ...profile, role } });

const run = jest.fn();
let log: jest.SpyInstance;
const act = (options: { need?: 'staff' | 'admin' } = {}) =>
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

it('runs with the parsed input, then refreshes the page', async () => {
  expect(await act()({ name: 'Ipê', role: 'admin' })).toEqual({ ok: true, data: 'done' });
  expect(run.mock.calls).toEqual([[{ name: 'Ipê' }, { client: {}, profile }]]);
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

it('removes null characters, which the database cannot store', async () => {
  expect(await act()({ name: 'I\u0000pê' })).toEqual({ ok: true, data: 'done' });
  expect(run.mock.calls[0]?.[0]).toEqual({ name: 'Ipê' });
});

it.each<[string, () => void, string]>([
  [
    'sent from elsewhere',
    () => {
      mockOwn = false;
    },
    'origin',
  ],
  [
    'nobody',
    () => {
      mockAccess = () => ({ state: 'signed-out' });
    },
    'signed-out',
  ],
  [
    'no profile',
    () => {
      mockAccess = () => ({ state: 'no-profile', email: '' });
    },
    'signed-out',
  ],
  [
    'inactive',
    () => {
      mockAccess = () => ({ state: 'inactive', profile });
    },
    'inactive',
  ],
  [
    'a password without its code',
    () => {
      mockAccess = () => ({ state: 'code-owed', email: profile.email, authenticatorId: 'x' });
    },
    'signed-out',
  ],
  [
    'no authenticator where the role needs one',
    () => {
      mockAccess = () => ({ state: 'authenticator-owed', profile });
    },
    'code-required',
  ],
  [
    'investidor',
    () => {
      mockAccess = () => ({ state: 'denied', profile });
    },
    'forbidden',
  ],
  [
    'editor',
    () => {
      mockAccess = () => staff('editor');
    },
    'forbidden',
  ],
  [
    'the service is away',
    () => {
      mockAccess = () => {
        throw new StaffCheckFailure('auth');
      };
    },
    'unavailable',
  ],
])('%s: refuses before reading the input', async (_, arrange, code) => {
  arrange();
  const input = {
    get name(): never {
      throw new Error('read');
    },
  };
  expect(await act()(input)).toMatchObject({ ok: false, code });
  expect(run).not.toHaveBeenCalled();
  expect(mockRefresh).not.toHaveBeenCalled();
});

it('refuses an editor an action for administrators, but runs one for all staff', async () => {
  mockAccess = () => staff('editor');
  expect(await act()({ name: 'x' })).toMatchObject({ ok: false, code: 'forbidden' });
  expect(await act({ need: 'staff' })({ name: 'x' })).toMatchObject({ ok: true });
});

it('refuses an action for all staff without mentioning administrators', async () => {
  const save = act({ need: 'staff' });
  run.mockRejectedValueOnce({ code: '42501', message: 'denied' });
  expect(await save({ name: 'x' })).toMatchObject({ ok: false, code: 'denied' });
  mockAccess = () => ({ state: 'denied', profile });
  expect(await save({ name: 'x' })).toMatchObject({ ok: false, code: 'denied' });
});

it.each([
  [{}, 'required'],
  [{ name: '' }, 'required'],
  [{ name: 'longer' }, 'tooLong'],
])('%j: returns the code of the field’s problem', async (input, problem) => {
  expect(await act()(input)).toEqual({
    ok: false,
    code: 'invalid',
    fields: { name: problem },
  });
});

it('reports the first problem of each field, under the field’s path in the form', async () => {
  const name = z.string().max(1, 'tooLong').startsWith('a', 'required');
  const schema = z.object({ fields: z.object({ rooms: z.array(z.object({ name })) }) });
  const save = adminAction({ name: 'hotel.save', need: 'staff', schema, run });
  expect(await save({ fields: { rooms: [{ name: 'a' }, { name: 'bc' }] } })).toMatchObject({
    fields: { 'rooms.1.name': 'tooLong' },
  });
});

it.each([null, undefined, 'x', 7, [], () => {}])('refuses %p as input', async (input) => {
  expect(await act()(input)).toMatchObject({ ok: false, code: 'invalid' });
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['a row policy', { code: '42501', message: 'denied' }, 'forbidden', undefined],
  ['a forged token', { code: 'PGRST301', message: 'JWT' }, 'forbidden', undefined],
  [
    'a rule of the database',
    { code: 'PT409', message: 'É necessário manter ao menos um administrador ativo.' },
    'failed',
    'É necessário manter ao menos um administrador ativo.',
  ],
  ['a full disk', { code: '53100', message: 'could not extend file' }, 'full', undefined],
  ['a database set to read-only', { code: '25006', message: 'x' }, 'full', undefined],
  ['an outage', { message: 'TypeError: fetch failed' }, 'unavailable', undefined],
  ['an answer that breaks off', { message: 'TypeError: terminated' }, 'unavailable', undefined],
  ['a gateway', { message: 'name resolution failed' }, 'unavailable', undefined],
  ['a page of a gateway', { message: '<h1>502</h1>' }, 'unavailable', undefined],
  ['an error of the database', { code: '22001', message: 'too long' }, 'failed', undefined],
  ['a refusal', new ActionError('conflict'), 'conflict', undefined],
  ['a surprise', new Error('secret detail of ana@example.com'), 'failed', undefined],
  ['nothing at all', undefined, 'failed', undefined],
])('%s: returns a code and an id, and never throws', async (_, thrown, code, detail) => {
  run.mockRejectedValue(thrown);
  const result = await act()({ name: 'typed' });
  expect(result).toMatchObject({
    ok: false,
    code,
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect((result as { detail?: string }).detail).toBe(detail);
  const [line] = log.mock.calls[0] ?? [];
  expect(line).toContain((result as { id: string }).id);
  // What was typed is never logged.
  expect(line).not.toContain('typed');
});

it('reports a field whose record was removed, but not a record still in use', async () => {
  const violates = (what: string) => ({
    code: '23503',
    message: `${what} violates foreign key constraint "hotels_region_id_fkey"`,
  });
  run.mockRejectedValue(violates('insert or update on table "hotels"'));
  expect(await act()({ name: 'x' })).toMatchObject({
    code: 'invalid',
    fields: { region_id: 'gone' },
  });
  run.mockRejectedValue(violates('update or delete on table "regions"'));
  expect(await act()({ name: 'x' })).toMatchObject({ code: 'failed' });
});

it.each([
  [{ data: [{ id: 1 }], error: null }, null],
  [{ data: [], error: null }, 'conflict'],
  [{ data: null, error: null }, 'conflict'],
  [{ data: [{ id: 1 }, { id: 2 }], error: null }, 'conflict'],
])('returns the row of a write, or rejects with a conflict: %j', async (answer, code) => {
  const attempt = oneRow(Promise.resolve(answer as { data: { id: number }[] | null; error: null }));
  if (code) await expect(attempt).rejects.toMatchObject({ code });
  else await expect(attempt).resolves.toEqual({ id: 1 });
});

it('rethrows the error of a failed write instead of reporting a conflict', async () => {
  const error = { code: '42501', message: 'denied' };
  await expect(oneRow(Promise.resolve({ data: null, error }))).rejects.toBe(error);
});

it('counts each call by its outcome', async () => {
  const count = jest.fn();
  exportTo({ count, duration: jest.fn(), gauge: jest.fn() });
  await act()({ name: 'Ipê' });
  await act()({ name: 'longer' });
  run.mockRejectedValueOnce(new ActionError('conflict'));
  await act()({ name: 'Ipê' });
  expect(count.mock.calls).toEqual(
    ['ok', 'invalid', 'conflict'].map((outcome) => [
      'vitrine.actions',
      { action: 'hotel.save', outcome },
    ]),
  );
});
