import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';

/** The tables whose records a form saves. */
export type RecordTable =
  | 'hotels'
  | 'hotel_packages'
  | 'regions'
  | 'media_files'
  | 'user_profiles'
  | 'general_config';

/**
 * The e-mail of the person who saved this version (`updated_at`) of a record. Null if the record has a
 * newer version, if the history has no author for it, or if the caller may not see the author. Never
 * throws: a failed read is logged and returns null, so that the conflict is shown without the name.
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
