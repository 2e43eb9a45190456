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

/** The page and the query of a `listedPath`; the query is null where the segment is none. */
export function listedParts(path: string): { page: string; query: URLSearchParams | null } | null {
  const [, page, segment] = /^(\/[^/]+)\/lista\/([^/]+)$/.exec(path) ?? [];
  return page && segment ? { page, query: queryOfSegment(segment) } : null;
}

/** Whether an internal path is a `listedPath`. */
export const isListedPath = (path: string) => /^\/[^/]+\/lista\//.test(path);
