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

const MAX_MESSAGE = 500;

/**
 * One structured line for an action of the back office that failed, and the id under which the
 * visitor is told of it. Neither input nor stack goes along: either may hold what was typed.
 */
export function logFailure(action: string, error: unknown): string {
  const id = crypto.randomUUID().slice(0, 8);
  const {
    name = 'Error',
    code,
    message = String(error),
  } = (error ?? {}) as {
    name?: string;
    code?: string;
    message?: string;
  };
  const cause = { name, code, message: String(message).slice(0, MAX_MESSAGE) };
  console.warn(JSON.stringify({ event: 'action-failed', id, action, cause }));
  return id;
}

/** One structured line for each time that personal data leave the house: who took them. */
export function logExport(profileId: string): void {
  console.info(JSON.stringify({ event: 'newsletter-exported', by: profileId }));
}

type Revalidation = { refused: string } | { tables: string[]; all: boolean; pages: number };

/** One structured line for each time that somebody says that the database has changed. */
export function logRevalidation(outcome: Revalidation): void {
  console.info(JSON.stringify({ event: 'revalidate', ...outcome }));
}
