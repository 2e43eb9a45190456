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

/** Whether there is an answer before the time is over, and what it is after that. */
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
] as const)('%s comes before its time: %4$s', async (_, value, when, isEarly) => {
  expect(await answered(value, when)).toEqual({ isEarly, value });
});

it('has the task run while the time does', async () => {
  const task = jest.fn(async () => 'wrong');
  const answer = withMinDuration(400, task);
  expect(task).toHaveBeenCalled();
  mockFinish();
  expect(await answer).toBe('wrong');
});

it('fails as its task does', async () => {
  const task = () => Promise.reject(new Error('away'));
  await expect(withMinDuration(400, task)).rejects.toThrow('away');
});
