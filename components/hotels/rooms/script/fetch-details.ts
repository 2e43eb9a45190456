/** Maximum wait for a response, in milliseconds; after that the link opens the page itself. */
const PATIENCE_MS = 15_000;

/**
 * Returns a function that fetches the content of a room's page by its URL, each only once. Rejects
 * if there is no such room or no connection; the next call tries again.
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
  // The site's own page, parsed by the browser without running scripts.
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const details = page.querySelector('[data-room-details]');
  if (!response.ok || !details) throw new Error(`No room at ${url}`);
  return [...details.children].map((part) => document.adoptNode(part));
}
