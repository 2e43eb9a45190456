/** Images kept in memory: about 80 KB each, so at most 25 MB or so. */
const LIMIT = 300;

type Entry = { content: string; image: Promise<Buffer> };

const kept = new Map<string, Entry>();

/**
 * Returns the share image of a page. It is rendered once per content, also for simultaneous
 * requests, and cached until the content changes or 300 other images were requested since.
 */
export function renderOnce(
  page: string,
  content: string,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  const last = kept.get(page);
  const entry = last?.content === content ? last : { content, image: render() };
  if (entry !== last) {
    // An image that could not be rendered is rendered again at the next request.
    entry.image.catch(() => kept.get(page) === entry && kept.delete(page));
  }
  kept.delete(page);
  kept.set(page, entry);
  for (const [oldest] of kept) {
    if (kept.size <= LIMIT) break;
    kept.delete(oldest);
  }
  return entry.image;
}

/** The last share image of a page, for when its content can't be read; null if there is none. */
export function lastRendered(page: string): Promise<Buffer> | null {
  return kept.get(page)?.image ?? null;
}
