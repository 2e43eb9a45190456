const PROGRAM = /bot|crawl|spider|slurp|preview|lighthouse/i;

/**
 * Whether a request must not be counted: its sender asks not to be tracked (Do Not Track, Global
 * Privacy Control) or identifies as a bot. The headers are not stored.
 */
export const asksNotToBeCounted = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('dnt') === '1' ||
  headers.get('sec-gpc') === '1' ||
  PROGRAM.test(headers.get('user-agent') ?? '');
