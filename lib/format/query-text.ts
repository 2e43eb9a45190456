/**
 * The parameters as a query string, without the question mark. Form encoding writes a space as '+',
 * which chat apps and some other readers take literally; a real '+' is %2B here.
 */
export const queryText = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('+', '%20');

/** Adds a query to a path without one; only the path if the query is ''. */
export const pathWithQuery = (path: string, query: string): string =>
  query ? `${path}?${query}` : path;
