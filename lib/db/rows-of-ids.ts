/** How many ids fit in a URL. */
const IDS_AT_ONCE = 100;

/** Reads the rows with these ids, in as many requests as their URLs need. Throws. */
export async function rowsOfIds<Row>(
  ids: readonly string[],
  read: (part: string[]) => PromiseLike<{ data: Row[] | null; error: unknown }>,
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, i) =>
    ids.slice(i * IDS_AT_ONCE, (i + 1) * IDS_AT_ONCE),
  );
  const answers = await Promise.all(parts.map(read));
  return answers.flatMap(({ data, error }) => {
    if (error) throw error;
    return data ?? [];
  });
}
