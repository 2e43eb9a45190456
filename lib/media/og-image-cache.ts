/** Pictures kept in memory: about 80 KB each, so some 25 MB at most. */
const LIMIT = 300;

type Drawn = { of: string; picture: Promise<Buffer> };

const kept = new Map<string, Drawn>();

/**
 * The picture of a page: drawn once per content, however many ask at the same time, and kept until
 * the content changes or many others have been asked for since.
 */
export function drawnOnce(page: string, of: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const last = kept.get(page);
  const entry = last?.of === of ? last : { of, picture: draw() };
  if (entry !== last) {
    // A picture that could not be drawn is drawn anew for the next one who asks.
    entry.picture.catch(() => kept.get(page) === entry && kept.delete(page));
  }
  kept.delete(page);
  kept.set(page, entry);
  for (const [oldest] of kept) {
    if (kept.size <= LIMIT) break;
    kept.delete(oldest);
  }
  return entry.picture;
}

/** The last picture of a page, for when its content can't be read. */
export function lastDrawn(page: string): Promise<Buffer> | null {
  return kept.get(page)?.picture ?? null;
}
