/**
 * Encodes an ASCII text as one path segment, in base64url. Rewritten paths are decoded, so percent
 * encoding would not survive.
 */
export const toSegment = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The query in a segment; null if it is invalid. */
export function queryOfSegment(segment: string): URLSearchParams | null {
  try {
    return new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/**
 * The internal path that serves `page` with a query: it has the query in a segment, and its page is
 * rendered for each visit and not stored.
 */
export const listedPath = (page: string, query: string) => `${page}/lista/${toSegment(query)}`;

/** The same for a document request, rendered whole before it is sent (lib/cache/page-cache.cjs). */
export const listedDocumentPath = (path: string) => path.replace('/lista/', '/documento/');

/** Whether a segment is the folder of one of these pages. */
export const isListedFolder = (segment: string | undefined) =>
  segment === 'lista' || segment === 'documento';

const LISTED = /^(\/[^/]+)\/(?:lista|documento)\/([^/]+)$/;

/** The page and the query of a `listedPath`, also as a document; query null if it is invalid. */
export function listedParts(path: string): { page: string; query: URLSearchParams | null } | null {
  const [, page, segment] = LISTED.exec(path) ?? [];
  return page && segment ? { page, query: queryOfSegment(segment) } : null;
}

/** Whether an internal path is a `listedPath`, also as a document. */
export const isListedPath = (path: string) => LISTED.test(path);
