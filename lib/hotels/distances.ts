export type Distance = { name: string; distance: string };

/**
 * `features.distances` in any of its four stored forms: a list of {name, distance}, the same list
 * as JSON text, lines of 'name - distance', or an object with `places`. Unusable items are dropped alone.
 */
export function readDistances(value: unknown): Distance[] {
  if (Array.isArray(value)) return value.flatMap(readItem);
  if (typeof value === 'object' && value !== null) {
    const { places } = value as { places?: unknown };
    // One level only: `places` within `places` could nest without end.
    return Array.isArray(places) || typeof places === 'string' ? readDistances(places) : [];
  }
  if (typeof value !== 'string') return [];
  if (/^\s*[[{]/.test(value)) {
    try {
      return readDistances(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return value.split('\n').flatMap(readLine);
}

function readItem(item: unknown): Distance[] {
  if (typeof item === 'string') return readLine(item);
  if (typeof item !== 'object' || item === null) return [];
  const { name, distance } = item as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '') return [];
  if (typeof distance !== 'string' && typeof distance !== 'number') return [];
  return [{ name: name.trim(), distance: String(distance).trim() }];
}

/** The last ' - ' separates, so that 'Praia - Canto Norte - 2 km' keeps its name. */
function readLine(line: string): Distance[] {
  const text = line.trim();
  const separator = [...text.matchAll(/\s[-–]\s/g)].at(-1);
  if (!separator) return [];
  const name = text.slice(0, separator.index).trim();
  const distance = text.slice(separator.index + separator[0].length).trim();
  return name && distance ? [{ name, distance }] : [];
}
