const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The index of the tab that a key moves to from the one at `at`; null for other keys. */
export const tabOfKey = (key: string, at: number, count: number): number | null =>
  STEPS[key]?.(at, count) ?? null;
