/**
 * Calls `step` repeatedly, one call after another. Returns a function that stops this and resolves
 * once the last call has ended. `step` gets a function that tells whether another call follows.
 */
export function repeat(step) {
  let running = true;
  const work = async () => {
    while (running) await step(() => running);
  };
  const done = work();
  return async () => {
    running = false;
    await done;
  };
}
