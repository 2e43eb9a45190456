/** Columns of the underlying grid: divisible by any number of cells in a row. */
const GRID = 12;

/**
 * How many of twelve columns each of `count` cells spans so that every row is full and rows differ
 * by at most one cell: seven cells in rows of four become four and three.
 */
export function rowSpans(count: number, perRow: 3 | 4): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Math.floor(count / rows) + (row < count % rows ? 1 : 0);
    return Array<number>(cells).fill(GRID / cells);
  }).flat();
}
