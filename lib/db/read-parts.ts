/** The REST API returns no more rows at a time. */
const PART = 1_000;

/**
 * Reads up to `limit` rows from `start` on, in as many requests as needed: a list longer than one
 * response would otherwise be cut off without an error. `read` gets the first and the last position
 * and must sort.
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
