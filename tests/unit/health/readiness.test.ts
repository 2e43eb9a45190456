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

it('is ready when all checks pass', async () => {
  const state = await (await readinessOf(works))();
  expect(state).toEqual({
    status: 'ready',
    checks: { database: { status: 'ok', ms: expect.any(Number) } },
  });
});

it('names what failed, but not why', async () => {
  const state = await (await readinessOf(works, breaks))();
  expect(state).toMatchObject({ status: 'unavailable', checks: { cache: { status: 'failed' } } });
  expect(JSON.stringify(state)).not.toMatch(/password|host|redis/);
});

it('skips the checks that it is told to skip', async () => {
  const readiness = await readinessOf(works, breaks);
  expect((await readiness(['cache', 'unknown'])).status).toBe('ready');
  expect((await readiness()).status).toBe('unavailable');
});

it('does not wait for a check that hangs', async () => {
  const state = await (await readinessOf(hangs))();
  expect(state.checks.disk?.status).toBe('failed');
});

it('runs a check once for concurrent requests', async () => {
  const run = jest.fn(async () => {});
  const readiness = await readinessOf({ name: 'database', run });
  await Promise.all(Array.from({ length: 500 }, () => readiness()));
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs a check again after a second', async () => {
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

it('reports that it is draining, even if all checks pass', async () => {
  const readiness = await readinessOf(works);
  mockDraining.mockReturnValue(true);
  expect((await readiness()).status).toBe('draining');
});
