const LINES = 5;

/** The values of about five grid lines, at round numbers, from 0 to the highest value or above. */
export function scaleOf(highest: number): number[] {
  const rough = Math.max(highest, LINES) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((size) => size >= rough && Number.isInteger(size)) ?? rough;
  const lines = Math.ceil(Math.max(highest, LINES) / step);
  return Array.from({ length: lines + 1 }, (_, i) => i * step);
}

/** The least room in which a position along the bottom is labeled; null if it never is. */
export function roomToName(at: number, count: number): 'any' | 'some' | 'much' | null {
  if (count <= 7) return at % 2 === 0 ? 'any' : 'some';
  if (count <= 13)
    return at % 12 === 0 ? 'any' : at % 4 === 0 ? 'some' : at % 2 === 0 ? 'much' : null;
  if (at === count - 1) return 'much';
  return at % 21 === 0 ? 'any' : at % 7 === 0 ? 'some' : null;
}
