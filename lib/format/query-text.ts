/**
 * Parameters as the query of a URL, without the question mark. Form encoding writes a space as '+', which
 * chat apps and some other readers take literally; a real '+' is %2B here.
 */
export const queryText = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('+', '%20');

/** A path without a query, with this one; the path alone where the query is ''. */
export const pathWithQuery = (path: string, query: string): string =>
  query ? `${path}?${query}` : path;
