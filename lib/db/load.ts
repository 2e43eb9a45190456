import 'server-only';
import { logFailure } from '@/lib/log';
import { POSTGRES, postgresCode } from './postgres-codes';

/** What a page of the back office gets: its data, or that they can't be shown and why. */
export type Load<T> =
  | { ok: true; data: T }
  /** `id` stands in the log beside the cause. */
  | { ok: false; denied: boolean; id: string };

const DENIED = new Set<string>([POSTGRES.insufficientPrivilege, POSTGRES.invalidToken]);

/** Waits for a read of the back office; a failure becomes something that the page can show. */
export async function load<T>(name: string, read: Promise<T>): Promise<Load<T>> {
  try {
    return { ok: true, data: await read };
  } catch (error) {
    return { ok: false, denied: DENIED.has(postgresCode(error)), id: logFailure(name, error) };
  }
}
