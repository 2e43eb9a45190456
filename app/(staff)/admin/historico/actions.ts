'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { restoreInput } from '@/lib/history/form';
import { restoreRecord } from '@/lib/history/restore';
import messages from '@/messages/pt-BR.json';

const { errors } = messages.adminHistory;

export const restoreVersion = adminAction({
  name: 'history.restore',
  need: 'admin',
  schema: restoreInput,
  forbidden: errors.onlyAdmins,
  failed: errors.restore,
  run: (input, { client }) => restoreRecord(client, input),
});
