import 'server-only';
import type { z } from 'zod';
import { saveWithMerge } from '@/lib/actions/save-with-merge';
import type { SessionClient } from '@/lib/db/session-client';
import type { profileInput } from './form';
import { profileError } from './profile-error';
import { USER_COLUMNS } from './staff-queries';

/** Saves the permissions of an account. Resolves to the stored row; throws ActionError. */
export function saveUserWithMerge(client: SessionClient, input: z.output<typeof profileInput>) {
  const { id, fields } = input;
  const profiles = () => client.from('user_profiles');
  return saveWithMerge({
    ...{ client, table: 'user_profiles', ...input },
    read: () => profiles().select(USER_COLUMNS).eq('id', id),
    update: (changed, version) =>
      profiles().update(changed).eq('id', id).eq('updated_at', version).select(USER_COLUMNS),
  }).catch((error) => {
    throw profileError(error, fields);
  });
}
