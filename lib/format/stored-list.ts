import { parseJson } from './parse-json';

/** The list that a browser has stored as JSON; an empty one for nothing, and for what is no list. */
export function storedList(text: string | null): unknown[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [];
}
