'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { restoreInput } from '@/lib/history/form';
import { restoreRecord } from '@/lib/history/restore';

/**
 * Brings a record back to what a change left. For administrators. Refused with `conflict` where it has
 * changed since `seen`; what could not be restored as it was is in the `notes` of the answer.
 */
export const restoreVersion = adminAction({
  name: 'history.restore',
  need: 'admin',
  schema: restoreInput,
  run: (input, { client }) => restoreRecord(client, input),
});
