/** What has to be there before the page is printed. */
const preparations = new Set<() => Promise<unknown>>();

/** Waits for `prepare` before each print that the page itself begins, until the returned function is called. */
export function onPreparePrint(prepare: () => Promise<unknown>): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** Opens the browser's own print dialog. */
export async function printPage(): Promise<void> {
  await Promise.allSettled([...preparations].map((prepare) => prepare()));
  print();
}
