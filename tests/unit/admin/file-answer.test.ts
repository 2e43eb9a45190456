/** @jest-environment node */
import { csvAnswer } from '@/app/(staff)/admin/file-answer';
import { StaffCheckFailure } from '@/lib/auth/staff';

let mockAccess: () => unknown;
let mockOwn = true;
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/auth/staff', () => ({
  currentAccess: async () => ({ client: {}, access: mockAccess() }),
  StaffCheckFailure: class extends Error {},
}));

const make = jest.fn(async () => ({ name: 'nomes', body: 'a;b' }));
const ask = () => csvAnswer({ name: 'x.export', need: 'admin' }, make);
const staff = (role: string) => ({ state: 'staff', profile: { role } });

beforeEach(() => {
  mockOwn = true;
  mockAccess = () => staff('admin');
  jest.spyOn(console, 'warn').mockImplementation();
  make.mockReset().mockResolvedValue({ name: 'nomes', body: 'a;b' });
});

it('is the file, which no cache stores', async () => {
  const answer = await ask();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nomes.csv"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe('a;b');
});

it.each([
  [{ state: 'signed-out' }, 401, 'signed-out'],
  [{ state: 'code-owed' }, 401, 'signed-out'],
  [{ state: 'authenticator-owed' }, 403, 'code-required'],
  [{ state: 'inactive' }, 403, 'inactive'],
  [staff('editor'), 403, 'forbidden'],
])('tells %j why in words, and reads nothing', async (access, status, message) => {
  mockAccess = () => access;
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([status, message]);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(make).not.toHaveBeenCalled();
});

it('is for forms of the site itself', async () => {
  mockOwn = false;
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([403, 'origin']);
});

it.each<[string, () => void]>([
  [
    'the check of the session',
    () => {
      mockAccess = () => throws(new StaffCheckFailure('auth'));
    },
  ],
  ['the database', () => make.mockRejectedValue(new Error('away'))],
])('says so where %s does not answer', async (_, breakIt) => {
  breakIt();
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([503, 'unavailable']);
});

function throws(error: Error): never {
  throw error;
}
