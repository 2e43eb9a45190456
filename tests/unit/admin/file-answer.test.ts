/** @jest-environment node */
import { csvAnswer } from '@/app/(staff)/admin/file-answer';
import { StaffCheckFailure } from '@/lib/auth/staff';

let mockAccess: () => unknown;
let mockOwn = true;
const mockFlash = jest.fn();
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/auth/same-origin', () => ({ isSameOrigin: async () => mockOwn }));
jest.mock('@/lib/auth/set-flash', () => ({ setFlash: async (word: string) => mockFlash(word) }));
jest.mock('@/lib/auth/staff', () => ({
  currentAccess: async () => ({ client: {}, access: mockAccess() }),
  StaffCheckFailure: class extends Error {},
}));

const make = jest.fn(async () => ({ name: 'nomes', body: 'a;b' }));
const ask = () => csvAnswer({ name: 'x.export', need: 'admin', page: '/admin/config' }, make);
const staff = (role: string) => ({ state: 'staff', profile: { role } });

beforeEach(() => {
  mockOwn = true;
  mockAccess = () => staff('admin');
  jest.spyOn(console, 'warn').mockImplementation();
  mockFlash.mockReset();
  make.mockReset().mockResolvedValue({ name: 'nomes', body: 'a;b' });
});

it('answers with the file, which must not be cached', async () => {
  const answer = await ask();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nomes.csv"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe('a;b');
});

it.each([
  [{ state: 'signed-out' }, 'file-signed-out'],
  [{ state: 'code-owed' }, 'file-signed-out'],
  [{ state: 'authenticator-owed' }, 'file-denied'],
  [{ state: 'inactive' }, 'file-denied'],
  [staff('editor'), 'file-denied'],
])('redirects %j to the page, which says why, and reads nothing', async (access, flash) => {
  mockAccess = () => access;
  await expectBack(flash);
  expect(make).not.toHaveBeenCalled();
});

it('refuses requests from other sites', async () => {
  mockOwn = false;
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([403, 'origin']);
  expect(mockFlash).not.toHaveBeenCalled();
});

it.each<[string, () => void]>([
  [
    'the check of the session',
    () => {
      mockAccess = () => throws(new StaffCheckFailure('auth'));
    },
  ],
  ['the database', () => make.mockRejectedValue(new Error('away'))],
])('redirects to the page if %s does not answer', async (_, breakIt) => {
  breakIt();
  await expectBack('file-failed');
});

/** Expects a redirect to the page of the form, which shows this flash. */
async function expectBack(flash: string) {
  const answer = await ask();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/config']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(mockFlash.mock.calls).toEqual([[flash]]);
}

function throws(error: Error): never {
  throw error;
}
