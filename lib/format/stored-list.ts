/** The list that a browser has stored as JSON; an empty one for nothing, and for what is no list. */
export function storedList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
