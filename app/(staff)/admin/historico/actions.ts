'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { restoreInput } from '@/lib/history/form';
import { restoreRecord } from '@/lib/history/restore';

export const restoreVersion = adminAction({
  name: 'history.restore',
  need: 'admin',
  schema: restoreInput,
  run: (input, { client }) => restoreRecord(client, input),
});
