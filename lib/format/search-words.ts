const MAX_LENGTH = 100;

/** The words of a search as they were typed, '' for none; without U+0000, which no database stores. */
export const searchWords = (typed: string): string =>
  typed.replaceAll('\0', '').trim().slice(0, MAX_LENGTH);
