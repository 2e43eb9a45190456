import 'server-only';
import { type Counted, readCount } from './count';
import { POSTGRES } from './postgres-codes';

type Answer = Omit<Counted, 'error'> & { data: unknown[] | null; error: { code?: string } | null };

type PagedList = {
  /** The page that is asked for, from 1. */
  page: number;
  /** Rows on one page. */
  size: number;
  /** Reads the rows of these positions; it counts all that match. */
  read: (from: number, to: number) => PromiseLike<Answer>;
  /** How many match; asked for only behind the last page, where `read` may be refused. */
  count: () => Promise<number>;
};

type Page = { rows: unknown[] | null; total: number; page: number; pages: number };

/** Whether an answer is that of a page behind the last one: its last row was removed, or it never was. */
const isPastEnd = ({ data, error }: Answer, page: number) =>
  page > 1 && (error ? error.code === POSTGRES.rangeNotSatisfiable : data?.length === 0);

/**
 * One page of a list: the last one when a later one is asked for. `total` counts the whole list, which
 * takes `pages` pages, at least one. Throws on any failure.
 */
export async function readPage(list: PagedList): Promise<Page> {
  const { page, size, read, count } = list;
  const pagesOf = (total: number) => Math.max(1, Math.ceil(total / size));
  const answer = await read((page - 1) * size, page * size - 1);
  if (isPastEnd(answer, page)) return readPage({ ...list, page: pagesOf(await count()) });
  if (answer.error) throw answer.error;
  const total = readCount(answer);
  return { rows: answer.data, total, page, pages: pagesOf(total) };
}
