import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import type { RecordKind } from './model';
import { listRecordChanges } from './staff-queries';

/** What is needed to undo a removal: its change in the history. */
export type Removal = { change: number };

/**
 * The change that just removed a record; null if the history can't be read, since the removal
 * itself has already succeeded.
 */
export async function removalOf(
  client: SessionClient,
  kind: RecordKind,
  id: string,
): Promise<Removal | null> {
  try {
    const { changes } = await listRecordChanges(client, kind, id, { size: 1 });
    const [newest] = changes;
    return newest?.action === 'DELETE' ? { change: newest.change } : null;
  } catch (error) {
    logFailure('history.removal', error);
    return null;
  }
}
