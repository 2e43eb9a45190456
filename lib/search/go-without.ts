/**
 * Handles a failed read of a part that the search can go without: logs it and returns `fallback`.
 */
export const goWithout =
  <T>(part: string, fallback: T) =>
  (error: unknown): T => {
    console.error(`The search goes without ${part}:`, error);
    return fallback;
  };
