import { currentRequestId } from '@/lib/http/request-id';
import { outageKind } from './outage';
import { POSTGRES } from './postgres-codes';

/**
 * A failed read. Absence is `null` and never throws.
 *
 * `digest` is the only part of a server error that reaches the browser in production; the error
 * screens translate it into a message of the catalog.
 */
export class QueryError extends Error {
  readonly digest: QueryErrorDigest;

  constructor(
    subject: QuerySubject,
    readonly kind: QueryErrorKind,
    detail: string,
  ) {
    super(`${subject} (${kind}): ${detail}`);
    this.name = 'QueryError';
    // The message for the hotel list shows the database's own.
    const requestId = currentRequestId() ?? '';
    this.digest = `read:${subject}:${kind}:${requestId}:${detail.slice(0, MESSAGE_LENGTH)}`;
  }
}

/** What a query reads, as error pages and the log name it. */
export type QuerySubject =
  | 'featured'
  | 'hotels'
  | 'hotel'
  | 'rooms'
  | 'hotel-offers'
  | 'offers'
  | 'offer'
  | 'regions'
  | 'destinations'
  | 'search'
  | 'media'
  | 'settings';
/** 'invalid-response' is a response of a shape other than the query's. */
export type QueryErrorKind = 'timeout' | 'network' | 'database' | 'invalid-response';
/** Subject, kind, request id and detail. */
export type QueryErrorDigest = `read:${QuerySubject}:${QueryErrorKind}:${string}:${string}`;

const MESSAGE_LENGTH = 160;

type Answer<T> = {
  data: T | null;
  error: { message: string; code?: string } | null;
  count: number | null;
};

/**
 * Awaits one query and returns its data; throws a QueryError for everything else. `parse` must
 * throw on a shape that can't be the requested data: a proxy's HTML page or a truncated response is
 * a failure, not an empty list. For the same reason every query requests the number of rows
 * (`count: 'exact'`): only the database returns one, so a bare `[]` from something in between
 * cannot empty a page.
 */
export async function runQuery<T, R>(
  subject: QuerySubject,
  query: PromiseLike<Answer<T>>,
  parse: (data: unknown) => R,
): Promise<R> {
  let answer: Answer<T>;
  try {
    answer = await query;
  } catch (error) {
    throw new QueryError(subject, kindOf(String(error)), String(error));
  }
  if (answer.error) {
    const { message, code } = answer.error;
    // Rows past the last one were requested: there are none.
    if (code === POSTGRES.rangeNotSatisfiable) return parse([]);
    throw new QueryError(subject, code ? 'database' : kindOf(message), message);
  }
  if (answer.count === null)
    throw new QueryError(subject, 'invalid-response', 'an answer without count');
  try {
    return parse(answer.data);
  } catch (error) {
    throw new QueryError(subject, 'invalid-response', String(error));
  }
}

/**
 * Returns a query's data and how many rows match, however few it returns; 0 past the last row.
 * Throws QueryError.
 */
export async function runCounted<T, R>(
  subject: QuerySubject,
  query: PromiseLike<Answer<T>>,
  parse: (data: unknown) => R,
): Promise<{ data: R; total: number }> {
  let total = 0;
  const counted = Promise.resolve(query).then((answer) => {
    total = answer.count ?? 0;
    return answer;
  });
  return { data: await runQuery(subject, counted, parse), total };
}

/** Counts the rows of a query. Throws QueryError. */
export const countRows = async (subject: QuerySubject, query: PromiseLike<Answer<unknown>>) =>
  (await runCounted(subject, query, () => null)).total;

const kindOf = (message: string): QueryErrorKind => outageKind(message) ?? 'invalid-response';

/**
 * Runs several reads in parallel. If some fail, throws the failure of the first in the given order:
 * a page puts its main subject first, whose error the visitor then sees.
 */
export async function runQueries<T extends readonly unknown[]>(
  ...reads: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const results = await Promise.allSettled(reads);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }) as unknown as T;
}
