'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { restoreInput } from '@/lib/history/form';
import { restoreRecord } from '@/lib/history/restore';

/**
 * Restores a record to the version that a change left. For administrators. Refused with `conflict`
 * if it has changed since `seen`. The `notes` of the answer list what could not be restored as it
 * was.
 */
export const restoreVersion = adminAction({
  name: 'history.restore',
  need: 'admin',
  schema: restoreInput,
  run: (input, { client }) => restoreRecord(client, input),
});
