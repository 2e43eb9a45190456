/**
 * Any ASCII text as one segment of a path: base64 for URLs. A rewritten path is decoded on its
 * way, percent signs would not survive.
 */
export const toSegment = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The query in a segment, null where it is none. */
export function queryOfSegment(segment: string): URLSearchParams | null {
  try {
    return new URLSearchParams(atob(segment.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

/**
 * Where a visit of `page` with a query is answered: a page that has the query in a segment, is rendered
 * for each visit and not stored.
 */
export const listedPath = (page: string, query: string) => `${page}/lista/${toSegment(query)}`;

/** The same for a visit as a document, which is rendered whole before it is sent (lib/cache/page-cache.cjs). */
export const listedDocumentPath = (path: string) => path.replace('/lista/', '/documento/');

/** Whether a segment names the folder of one of these pages. */
export const isListedFolder = (segment: string | undefined) =>
  segment === 'lista' || segment === 'documento';

const LISTED = /^(\/[^/]+)\/(?:lista|documento)\/([^/]+)$/;

/** The page and the query of a `listedPath`, also as a document; the query is null where the segment is none. */
export function listedParts(path: string): { page: string; query: URLSearchParams | null } | null {
  const [, page, segment] = LISTED.exec(path) ?? [];
  return page && segment ? { page, query: queryOfSegment(segment) } : null;
}

/** Whether an internal path is a `listedPath`, also as a document. */
export const isListedPath = (path: string) => LISTED.test(path);
