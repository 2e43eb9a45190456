import 'server-only';

const MAX_PATH = 500;

/** One structured line per missing page, for whoever repairs links. */
export function logMissingPath(path: string): void {
  console.info(JSON.stringify({ event: 'page-not-found', path: path.slice(0, MAX_PATH) }));
}
