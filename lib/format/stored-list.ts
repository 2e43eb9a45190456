import { parseJson } from './parse-json';

/** Parses a list that a browser stored as JSON; empty if there is none or it is not a list. */
export function storedList(text: string | null): unknown[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [];
}
