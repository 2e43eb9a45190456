/** @jest-environment node */
import type { Check } from '@/lib/health/model';

const mockDraining = jest.fn(() => false);
jest.mock('@/lib/http/drain', () => ({ isDraining: () => mockDraining() }));
let mockChecks: Check[];
jest.mock('@/lib/health/checks', () => ({ checks: () => mockChecks }));

async function readinessOf(...listed: Check[]) {
  mockChecks = listed;
  jest.resetModules();
  return (await import('@/lib/health/readiness')).readiness;
}

const works: Check = { name: 'database', run: async () => {} };
const breaks: Check = {
  name: 'cache',
  run: async () => {
    throw new Error('redis://user:password@host is away');
  },
};
const hangs: Check = { name: 'disk', run: () => new Promise(() => {}) };

afterEach(() => {
  jest.useRealTimers();
  mockDraining.mockReturnValue(false);
});

it('is ready when all checks are well', async () => {
  const state = await (await readinessOf(works))();
  expect(state).toEqual({
    status: 'ready',
    checks: { database: { status: 'ok', ms: expect.any(Number) } },
  });
});

it('names what is missing, and nothing of why', async () => {
  const state = await (await readinessOf(works, breaks))();
  expect(state).toMatchObject({ status: 'unavailable', checks: { cache: { status: 'failed' } } });
  expect(JSON.stringify(state)).not.toMatch(/password|host|redis/);
});

it('leaves out what it is asked to leave out', async () => {
  const readiness = await readinessOf(works, breaks);
  expect((await readiness(['cache', 'unknown'])).status).toBe('ready');
  expect((await readiness()).status).toBe('unavailable');
});

it('waits for nothing that hangs', async () => {
  const state = await (await readinessOf(hangs))();
  expect(state.checks.disk?.status).toBe('failed');
});

it('asks once, however often it is asked', async () => {
  const run = jest.fn(async () => {});
  const readiness = await readinessOf({ name: 'database', run });
  await Promise.all(Array.from({ length: 500 }, () => readiness()));
  expect(run).toHaveBeenCalledTimes(1);
});

it('asks again after a second', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['performance'] });
  const run = jest.fn(async () => {});
  const readiness = await readinessOf({ name: 'database', run });
  await readiness();
  jest.setSystemTime(999);
  await readiness();
  expect(run).toHaveBeenCalledTimes(1);
  jest.setSystemTime(1_000);
  await readiness();
  expect(run).toHaveBeenCalledTimes(2);
});

it('says that it is about to end, whatever else is well', async () => {
  const readiness = await readinessOf(works);
  mockDraining.mockReturnValue(true);
  expect((await readiness()).status).toBe('draining');
});
