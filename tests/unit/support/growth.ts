const RUNS = 5;
/** What is shorter says more of the clock and of the memory than of the work. */
const SHORTEST_MS = 5;

/** The shortest of several runs: what else the machine does only ever adds to a run. */
function shortest(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/**
 * How many times as long `run` takes for an input of eight times the length: about 8 where the
 * time is proportional to the length, 64 where it grows with its square.
 */
export function growth(run: (length: number) => void, length: number): number {
  return (
    shortest(() => run(length * 8)) /
    Math.max(
      shortest(() => run(length)),
      1,
    )
  );
}

/** Between proportional and quadratic growth. */
export const NEARLY_LINEAR = 24;

/** Between quadratic and cubic growth (512), for input whose length is limited elsewhere. */
export const NEARLY_QUADRATIC = 180;
