/** Longest wait for an answer, in milliseconds: more than the site itself takes for any. */
export const LONGEST_WAIT_MS = 12_000;

/** Resolves to what the promise resolves to, or to null if that takes too long. */
export const inTime = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([
    promise,
    new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null)),
  ]);
