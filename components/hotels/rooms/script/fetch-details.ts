/** Longest wait for an answer, in milliseconds; after it the link leads to the page itself. */
const PATIENCE_MS = 15_000;

/**
 * Returns what resolves to the content of a room's page by the page's URL. Each is fetched once. It
 * rejects where there is no such room or no connection; the next call tries again.
 */
export function detailsFetcher(): (url: string) => Promise<Node[]> {
  const kept = new Map<string, Promise<Node[]>>();
  return (url) => {
    const known = kept.get(url);
    if (known) return known;
    const details = fetchDetails(url);
    kept.set(url, details);
    details.catch(() => kept.delete(url));
    return details;
  };
}

async function fetchDetails(url: string): Promise<Node[]> {
  const response = await fetch(url, {
    mode: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // The site's own page, parsed by the browser: no script in it runs.
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const details = page.querySelector('[data-room-details]');
  if (!response.ok || !details) throw new Error(`No room at ${url}`);
  return [...details.children].map((part) => document.adoptNode(part));
}
