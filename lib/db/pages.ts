import { POSTGRES } from './postgres-codes';

/** How many pages this many rows take, at least one. */
export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/** Whether an answer is that of a page behind the last one: its last row was removed, or it never was. */
export const isPastEnd = (
  { data, error }: { data: unknown[] | null; error: { code?: string } | null },
  page: number,
) => page > 1 && (error ? error.code === POSTGRES.rangeNotSatisfiable : data?.length === 0);
