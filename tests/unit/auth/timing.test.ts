/** @jest-environment node */
import { withMinDuration } from '@/lib/auth/timing';

let mockFinish = () => {};
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) =>
    new Promise<void>((done) => {
      mockFinish = () => ms === 400 && done();
    }),
}));

const settled = () => new Promise((done) => setImmediate(done));

/** Whether the answer comes before the minimum time is over, and its value. */
async function answered(result: string | null, when?: 'refused' | 'always') {
  let isEarly = true;
  const answer = withMinDuration(400, async () => result, when).then((value) => ({
    isEarly,
    value,
  }));
  await settled();
  isEarly = false;
  mockFinish();
  return answer;
}

it.each([
  ['a refusal', 'wrong', undefined, false],
  ['a success', null, undefined, true],
  ['a refusal, where a success tells something', 'wrong', 'always', false],
  ['a success that tells something', null, 'always', false],
] as const)('%s answers early: %4$s', async (_, value, when, isEarly) => {
  expect(await answered(value, when)).toEqual({ isEarly, value });
});

it('runs the task during the minimum time', async () => {
  const task = jest.fn(async () => 'wrong');
  const answer = withMinDuration(400, task);
  expect(task).toHaveBeenCalled();
  mockFinish();
  expect(await answer).toBe('wrong');
});

it('rejects if its task does', async () => {
  const task = () => Promise.reject(new Error('away'));
  await expect(withMinDuration(400, task)).rejects.toThrow('away');
});
