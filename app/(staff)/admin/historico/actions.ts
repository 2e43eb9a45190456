'use server';

import { adminAction } from '@/lib/actions/admin-action';
import { restoreRecord } from '@/lib/actions/restore-record';
import { restoreInput } from '@/lib/schemas/history';
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
