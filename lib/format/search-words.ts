const MAX_LENGTH = 100;

/** The search text as typed, '' if empty; without U+0000, which Postgres can't store. */
export const searchWords = (typed: string): string =>
  typed.replaceAll('\0', '').trim().slice(0, MAX_LENGTH);
