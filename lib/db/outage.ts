import { POSTGRES, postgresCode } from './postgres-codes';

/**
 * Whether nothing can be written, to the database or to Storage, before somebody has made room. Storage
 * says so in words only.
 */
export function isFull(error: unknown): boolean {
  const code = postgresCode(error);
  const message = String((error as Partial<Error> | null | undefined)?.message ?? '');
  const isCode = code === POSTGRES.diskFull || code === POSTGRES.readOnly;
  return isCode || /ENOSPC|no space left|EROFS|read-only/i.test(message);
}

/** How the database could not be reached, by the message of an error; null where it answered. */
export function outageKind(message: string): 'timeout' | 'network' | null {
  if (/timeout|aborted/i.test(message)) return 'timeout';
  return /fetch failed|network|ECONN|socket|terminated/i.test(message) ? 'network' : null;
}
