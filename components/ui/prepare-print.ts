/** Tasks to complete before the page is printed. */
const preparations = new Set<() => Promise<unknown>>();

/**
 * Awaits `prepare` before each print started by the page itself, until the returned function is
 * called.
 */
export function onPreparePrint(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** Opens the browser's own print dialog. */
export async function printPage(): Promise<void> {
  await Promise.allSettled([...preparations].map((prepare) => prepare()));
  print();
}
