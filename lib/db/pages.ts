import 'server-only';
import { type Counted, readCount } from './count';
import { POSTGRES } from './postgres-codes';

type Answer = Omit<Counted, 'error'> & { data: unknown[] | null; error: { code?: string } | null };

type PagedList = {
  /** The requested page, from 1. */
  page: number;
  /** Rows on one page. */
  size: number;
  /** Reads the rows at these positions and counts all that match. */
  read: (from: number, to: number) => PromiseLike<Answer>;
  /** Counts all that match; only called past the last page, where `read` may be refused. */
  count: () => Promise<number>;
};

type Page = { rows: unknown[] | null; total: number; page: number; pages: number };

/**
 * Whether a response is for a page past the last one: its last row was removed, or it never
 * existed.
 */
const isPastEnd = ({ data, error }: Answer, page: number) =>
  page > 1 && (error ? error.code === POSTGRES.rangeNotSatisfiable : data?.length === 0);

/**
 * Reads one page of a list, or the last page if a later one is requested. `total` counts the whole
 * list, which has `pages` pages, at least one. Throws on any failure.
 */
export async function readPage(list: PagedList): Promise<Page> {
  const { page, size, read, count } = list;
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / size));
  const answer = await read((page - 1) * size, page * size - 1);
  if (isPastEnd(answer, page)) {
    const last = pagesOf(await count());
    // Only to an earlier page, so that contradictory answers can't cause an endless recursion.
    if (last < page) return readPage({ ...list, page: last });
  }
  if (answer.error) throw answer.error;
  const total = readCount(answer);
  return { rows: answer.data, total, page, pages: pagesOf(total) };
}
