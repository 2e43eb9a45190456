/** The REST interface answers with no more rows at a time. */
const PART = 1_000;

/**
 * Up to `limit` rows from the one at `start` on, in as many reads as that takes: a list that is longer
 * than one answer would otherwise be cut off without an error. `read` gets the first and the last position
 * and needs an order.
 */
export async function readParts<Row>(
  start: number,
  limit: number,
  read: (from: number, to: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < limit) {
    const from = start + rows.length;
    const part = await read(from, Math.min(from + PART, start + limit) - 1);
    rows.push(...part);
    if (part.length < PART) break;
  }
  return rows;
}
