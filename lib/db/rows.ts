import { z } from 'zod';
import { toNumber } from '@/lib/format/numbers';
import { imageUrl } from '@/lib/security/safe-url';

/** A column with any value, or without one: a query may leave out what it does not need. */
export const anyColumn = z.unknown().optional();

/** A number, also in a text; null for everything else. */
export const numberColumn = anyColumn.transform(toNumber);

/** An image URL that may be used (D13); null for everything else. */
export const imageColumn = anyColumn.transform(imageUrl);

/** A trimmed text; null if it is empty or not a text. */
export const textColumn = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null);

/**
 * The rows of a response, each as returned by `read`, without those for which it returns null.
 * Throws if the response is not a list.
 */
export function readRows<T>(rows: unknown, read: (row: unknown) => T | null): T[] {
  return z
    .array(z.unknown())
    .parse(rows)
    .flatMap((row) => read(row) ?? []);
}

/** Returns a parser of a response's rows by a schema, which throws if one does not fit. */
export const everyRow = <Row extends z.ZodType>(row: Row) => {
  const rows = z.array(row);
  return (data: unknown) => rows.parse(data);
};

/** The rows of a response that fit a schema; others are left out. Throws if it is not a list. */
export const usableRows = <T>(rows: unknown, schema: z.ZodType<T>): T[] =>
  readRows(rows, (row) => schema.safeParse(row).data ?? null);
