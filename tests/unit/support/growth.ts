const ROUNDS = 5;
/** Shorter times depend more on the clock and the memory than on the work. */
const SHORTEST_MS = 5;

/** CPU time in ms: excludes the time in which other programs ran. */
function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long `run` takes for input eight times as long: about 8 if the time is
 * proportional to the length, 64 if it grows with its square, 512 with its cube.
 */
export function growth(run: (length: number) => void, length: number): number {
  const rounds = Array.from({ length: ROUNDS }, () => [
    processorTime(() => run(length)),
    processorTime(() => run(length * 8)),
  ]);
  const [one = 0, eight = 0] = [0, 1].map((i) => Math.min(...rounds.map((times) => times[i] ?? 0)));
  return eight / Math.max(one, SHORTEST_MS);
}

/** Between linear and quadratic growth. */
export const NEARLY_LINEAR = 24;

/** Between quadratic and cubic growth, for input whose length is limited elsewhere. */
export const NEARLY_QUADRATIC = 180;
