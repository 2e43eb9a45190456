import { z } from 'zod';

/** A column with any value, or without one: a query may leave out what it does not need. */
export const anyColumn = z.unknown().optional();

/** A text without blanks around it; null when nothing is left of it or it is not a text. */
export const textColumn = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);

/**
 * The rows of an answer, each as `read` returns it; rows for which it returns null are left out.
 * Throws when the answer is not a list.
 */
export function readRows<T>(rows: unknown, read: (row: unknown) => T | null): T[] {
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => read(row) ?? []);
}

/** What reads the rows of an answer by a schema. Throws where one of them does not fit. */
export const everyRow = <Row extends z.ZodType>(row: Row) => {
  const rows = z.array(row);
  return (data: unknown) => rows.parse(data);
};

/** The rows of an answer that fit a schema; the others are left out. Throws when the answer is not a list. */
export const usableRows = <T>(rows: unknown, schema: z.ZodType<T>): T[] =>
  readRows(rows, (row) => schema.safeParse(row).data ?? null);
