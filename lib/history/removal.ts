import 'server-only';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import type { RecordKind } from './model';
import { listRecordChanges } from './staff-queries';

/** What undoes a removal: the change that it stands in the history as. */
export type Removal = { change: number };

/**
 * The change by which a record was just removed; null when the history can't be read, because the
 * removal itself has succeeded by then.
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
