import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';

/** The tables whose records a form saves. */
type RecordTable =
  | 'hotels'
  | 'hotel_packages'
  | 'regions'
  | 'media_files'
  | 'user_profiles'
  | 'general_config';

/**
 * The e-mail of who saved this version (`updated_at`) of a record; null where there is a newer one, or the
 * history names nobody, or nobody whom the caller may know. Never throws: a conflict is told without the name as well.
 */
export async function lastAuthor(
  client: SessionClient,
  kind: RecordTable,
  id: string,
  version: string,
): Promise<string | null> {
  const { data, error } = await client.rpc('last_author', { kind, record_id: id, version });
  if (error) logFailure('conflict.author', error);
  return typeof data === 'string' ? data : null;
}
