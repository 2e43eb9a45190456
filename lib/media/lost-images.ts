import 'server-only';
import { ActionError } from '@/lib/actions/action-error';
import { POSTGRES, postgresCode } from '@/lib/db/postgres-codes';
import type { SessionClient } from '@/lib/db/session-client';
import { mediaIdsIn, mediaPathsIn } from './model';
import { missingMedia } from './staff-queries';

type Sent = { fields: unknown; loaded: { base: unknown } | null };

/**
 * Runs `save`. The database refuses a record that newly uses an image gone from the library, but
 * does not say where; the error thrown then names the fields. Images stored before are accepted.
 */
export async function markLostImages<T>(
  client: SessionClient,
  { fields, loaded }: Sent,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (postgresCode(error) !== POSTGRES.ownRule) throw error;
    const missing = await missingMedia(client, fields);
    for (const id of mediaIdsIn(loaded?.base)) missing.delete(id);
    const paths = mediaPathsIn(fields, missing);
    throw new ActionError('failed', {
      detail: (error as Error).message,
      fields: Object.fromEntries(paths.map((path) => [path, 'lostImage'])),
    });
  }
}
