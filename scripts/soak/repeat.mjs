/**
 * Calls `step` again and again, one call after the other, until the function that is returned is
 * called, which resolves when the last call is over. `step` is given a function that tells whether
 * another call follows.
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
