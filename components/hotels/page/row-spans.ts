/** Columns of the grid below the cells: divisible by every number of cells in a row. */
const GRID = 12;

/**
 * How many of twelve columns each of `count` cells takes so that every row is full and no row has
 * more than one cell less than another: seven cells in rows of four become four and three.
 */
export function rowSpans(count: number, perRow: 3 | 4): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => {
    const cells = Math.floor(count / rows) + (row < count % rows ? 1 : 0);
    return Array<number>(cells).fill(GRID / cells);
  }).flat();
}
