import 'server-only';

const MAX_TEXT = 500;

/** One structured line per missing page, for whoever repairs links. */
export function logMissingPath(path: string): void {
  console.info(JSON.stringify({ event: 'page-not-found', path: path.slice(0, MAX_TEXT) }));
}

/** One structured line per search that failed: visitors are not told why. Never what was typed. */
export function logFailedSearch(error: unknown): void {
  console.error(
    JSON.stringify({ event: 'search-failed', error: String(error).slice(0, MAX_TEXT) }),
  );
}
