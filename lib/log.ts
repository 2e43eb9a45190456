import 'server-only';

const MAX_TEXT = 500;

/** Logs one structured line per missing page, so that links can be repaired. */
export function logMissingPath(path: string): void {
  console.info(JSON.stringify({ event: 'page-not-found', path: path.slice(0, MAX_TEXT) }));
}

/**
 * Logs one structured line per failed read of the public API, because visitors don't see the cause.
 * Never logs the query itself.
 */
export function logFailedRead(read: string, error: unknown): void {
  console.error(
    JSON.stringify({ event: 'read-failed', read, error: String(error).slice(0, MAX_TEXT) }),
  );
}

/** Name, code and message of any thrown value. */
function causeOf(error: unknown) {
  const known = (error ?? {}) as { name?: string; code?: string; message?: string };
  const { name = 'Error', code, message = String(error) } = known;
  return { name, code, message: String(message).slice(0, MAX_TEXT) };
}

/**
 * Logs one structured line for an operation of staff or a visitor that failed. Returns the id that
 * the back office shows. Logs neither input nor stack, because both may hold personal data.
 */
export function logFailure(action: string, error: unknown): string {
  const id = crypto.randomUUID().slice(0, 8);
  console.warn(JSON.stringify({ event: 'action-failed', id, action, cause: causeOf(error) }));
  return id;
}

type FailedRequest = { path: string; method: string; route: string; kind: string };

/**
 * Logs one structured line for an unhandled error. The `digest` is the code that the error page
 * shows. The query is left out because it may hold what a visitor typed.
 */
export function logRequestError(error: unknown, request: FailedRequest): void {
  const { digest } = (error ?? {}) as { digest?: string };
  const { name, message } = causeOf(error);
  const { path, method, route, kind } = request;
  console.error(
    JSON.stringify({
      event: 'request-failed',
      digest: digest?.slice(0, MAX_TEXT),
      cause: { name, message },
      method,
      path: path.split('?')[0]?.slice(0, MAX_TEXT),
      route,
      kind,
    }),
  );
}

/** Logs one structured line per export of personal data, with the profile that made it. */
export function logExport(profileId: string): void {
  console.info(JSON.stringify({ event: 'newsletter-exported', by: profileId }));
}

/** Logs one structured line per day ('yyyy-MM-dd') whose pages were rendered ahead. */
export function logPagesOfToday(day: string): void {
  console.info(JSON.stringify({ event: 'pages-of-today', day }));
}

/** Logs one structured line when a CDN could not be told to purge these cache tags. */
export function logCdnNotPurged(tags: readonly string[], error: unknown): void {
  console.warn(JSON.stringify({ event: 'cdn-not-purged', tags, reason: String(error) }));
}

type Revalidation = { refused: string } | { tables: string[]; all: boolean; pages: number };

/** Logs one structured line per notification that the database has changed. */
export function logRevalidation(outcome: Revalidation): void {
  console.info(JSON.stringify({ event: 'revalidate', ...outcome }));
}
