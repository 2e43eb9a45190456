import 'server-only';
import { logFailure } from '@/lib/log';
import { POSTGRES, postgresCode } from './postgres-codes';

/** What a back-office page gets: its data, or why it can't be shown. */
export type Load<T> =
  | { ok: true; data: T }
  /** `id` is logged with the cause. */
  | { ok: false; denied: boolean; id: string };

const DENIED = new Set<string>([POSTGRES.insufficientPrivilege, POSTGRES.invalidToken]);

/** Awaits a read for the back office and turns a failure into a value that the page can show. */
export async function load<T>(name: string, read: Promise<T>): Promise<Load<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    return { ok: false, denied: DENIED.has(postgresCode(error)), id: logFailure(name, error) };
  }
}
