/** @jest-environment node */
import { withStaff } from '@/lib/actions/with-staff';
import { StaffCheckFailure } from '@/lib/auth/staff';

const CLIENT = { of: 'the session' };
let mockAccess: () => unknown;
let mockOwn = true;
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/auth/staff', () => ({
  currentAccess: async () => ({ client: { of: 'the session' }, access: mockAccess() }),
  StaffCheckFailure: class extends Error {},
}));

const handler = jest.fn(async () => new Response('done'));
const staff = (role: string) => ({ state: 'staff', profile: { role } });

beforeEach(() => {
  mockOwn = true;
  mockAccess = () => staff('editor');
  handler.mockReset().mockImplementation(async () => new Response('done'));
});

/** The status and body of a refusal, which must not be cached or have its type guessed. */
async function refused(answer: Response) {
  expect(handler).not.toHaveBeenCalled();
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
  return [answer.status, await answer.json()];
}

it('runs the handler for staff, with the client of their session', async () => {
  expect(await (await withStaff(true, handler)).text()).toBe('done');
  expect(handler).toHaveBeenCalledWith({ client: CLIENT, profile: { role: 'editor' } });
});

it.each([
  [{ state: 'signed-out' }, 401, 'signed-out'],
  [{ state: 'code-owed' }, 401, 'signed-out'],
  [{ state: 'inactive' }, 403, 'inactive'],
  [staff('investidor'), 403, 'denied'],
])('refuses %j', async (access, status, code) => {
  mockAccess = () => access;
  expect(await refused(await withStaff(false, handler))).toEqual([status, { ok: false, code }]);
});

it('refuses an editor what only administrators may do', async () => {
  const answer = await withStaff(false, handler, { need: 'admin' });
  expect(await refused(answer)).toEqual([403, { ok: false, code: 'forbidden' }]);
});

it('accepts writes only from its own pages, and reads from anywhere', async () => {
  mockOwn = false;
  expect(await refused(await withStaff(true, handler))).toEqual([
    403,
    { ok: false, code: 'origin' },
  ]);
  expect((await withStaff(false, handler)).status).toBe(200);
});

it('answers 503 if the session can’t be checked, and rethrows any other failure', async () => {
  const throws = (error: Error) => () => {
    throw error;
  };
  mockAccess = throws(new StaffCheckFailure('auth'));
  expect(await refused(await withStaff(false, handler))).toEqual([
    503,
    { ok: false, code: 'unavailable' },
  ]);
  mockAccess = throws(new Error('broken'));
  await expect(withStaff(false, handler)).rejects.toThrow('broken');
  mockAccess = () => staff('admin');
  handler.mockRejectedValue(new StaffCheckFailure('auth'));
  expect((await withStaff(false, handler)).status).toBe(503);
});
