/** The first `length` characters of a text, with an ellipsis where something was cut. */
export function preview(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Sorted by name in Brazilian Portuguese order; the database's order depends on its own locale. */
export function byName<T extends { name: string }>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}
