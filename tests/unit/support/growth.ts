const ROUNDS = 5;
/** Shorter work says more of the clock and of the memory than of itself. */
const SHORTEST_MS = 5;

/** Processor time in ms: time in which other programs ran does not count. */
function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as long `run` takes for an input of eight times the length: about 8 where the time
 * is proportional to the length, 64 where it grows with its square, 512 with its cube.
 */
export function growth(run: (length: number) => void, length: number): number {
  const rounds = Array.from({ length: ROUNDS }, () => [
    processorTime(() => run(length)),
    processorTime(() => run(length * 8)),
  ]);
  const [one = 0, eight = 0] = [0, 1].map((i) => Math.min(...rounds.map((times) => times[i] ?? 0)));
  return eight / Math.max(one, SHORTEST_MS);
}

/** Between growth with the length and growth with its square. */
export const NEARLY_LINEAR = 24;

/** Between growth with the square and with the cube, for input whose length is limited elsewhere. */
export const NEARLY_QUADRATIC = 180;
