import { POSTGRES, postgresCode } from './postgres-codes';

/**
 * Whether the database or Storage can't be written to until someone frees space. Storage reports
 * that only in its message.
 */
export function isFull(error: unknown): boolean {
  const code = postgresCode(error);
  const message = String((error as Partial<Error> | null | undefined)?.message ?? '');
  const isCode = code === POSTGRES.diskFull || code === POSTGRES.readOnly;
  return isCode || /ENOSPC|no space left|EROFS|read-only/i.test(message);
}

/** How the database could not be reached, from an error's message; null if it did respond. */
export function outageKind(message: string): 'timeout' | 'network' | null {
  if (/timeout|aborted/i.test(message)) return 'timeout';
  return /fetch failed|network|ECONN|socket|terminated/i.test(message) ? 'network' : null;
}
