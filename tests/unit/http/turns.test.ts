import { createTurns, TooManyWaiting } from '@/lib/http/turns';

/** A task that finishes when told to, and reports whether it has started. */
function task() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const state = { hasBegun: false };
  const run = async () => {
    state.hasBegun = true;
    await ended;
    return 'done';
  };
  return { run, state, finish };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('runs the given number at once, and starts the next when one finishes', async () => {
  const inTurn = createTurns(2);
  const tasks = [task(), task(), task()];
  const results = tasks.map(({ run }) => inTurn(run));
  await settled();
  expect(tasks.map(({ state }) => state.hasBegun)).toEqual([true, true, false]);
  tasks[1]?.finish();
  await results[1];
  await settled();
  expect(tasks[2]?.state.hasBegun).toBe(true);
  for (const { finish } of tasks) finish();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});

test('a task that fails makes room for the next', async () => {
  const inTurn = createTurns(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('done');
});

test('rejects immediately if the queue is full', async () => {
  const inTurn = createTurns(1, 1);
  const [first, second] = [task(), task()];
  const results = [inTurn(first.run), inTurn(second.run)];
  await expect(inTurn(async () => 'done')).rejects.toThrow(TooManyWaiting);
  first.finish();
  second.finish();
  expect(await Promise.all(results)).toEqual(['done', 'done']);
});
