'use server';

import { adminAction, oneRow } from '@/lib/actions/admin-action';
import { switchInput } from '@/lib/actions/record';
import { saveWithMerge } from '@/lib/actions/save-with-merge';
import { givePermissions, signUpAccount } from '@/lib/users/create-account';
import { newUserInput, profileInput } from '@/lib/users/form';
import { USER_COLUMNS } from '@/lib/users/staff-queries';

export const createUser = adminAction({
  name: 'user.create',
  need: 'admin',
  schema: newUserInput,
  run: async ({ fields: { email, password, role, is_active } }, { client }) => {
    const { id, mustConfirm } = await signUpAccount({ email, password });
    const permissions = await givePermissions(client, id, { role, is_active });
    return { permissions, mustConfirm, updated_at: '' };
  },
});

export const saveUser = adminAction({
  name: 'user.save',
  need: 'admin',
  schema: profileInput,
  run: ({ id, loaded, sent, fields }, { client }) => {
    const profiles = () => client.from('user_profiles');
    return saveWithMerge({
      loaded,
      sent,
      mine: fields,
      read: () => profiles().select(USER_COLUMNS).eq('id', id),
      update: (changed, version) =>
        profiles().update(changed).eq('id', id).eq('updated_at', version).select(USER_COLUMNS),
    });
  },
});

export const toggleUser = adminAction({
  name: 'user.toggle',
  need: 'admin',
  schema: switchInput,
  run: async ({ id, isActive }, { client }) => {
    const query = client.from('user_profiles').update({ is_active: isActive }).eq('id', id);
    await oneRow(query.select('id'));
    return null;
  },
});
