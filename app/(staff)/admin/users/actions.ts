'use server';

import { ActionError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { oneRow } from '@/lib/actions/one-row';
import { oneVersion } from '@/lib/actions/one-version';
import { recordInput, switchInput } from '@/lib/actions/record';
import { POSTGRES } from '@/lib/db/postgres-codes';
import { givePermissions, signUpAccount } from '@/lib/users/create-account';
import { codeRuleInput, newUserInput, profileInput } from '@/lib/users/form';
import { recordInvitation, sendPasswordLink, unknownPassword } from '@/lib/users/invite';
import { saveUserWithMerge as save } from '@/lib/users/save';

/**
 * Creates an account, with a first password or with a link for its owner to choose one. For
 * administrators. The account exists unless the request is refused, even if `permissions` or
 * `delivery` report a failure. `mustConfirm`: its owner has to confirm the address first.
 */
export const createUser = adminAction({
  name: 'user.create',
  need: 'admin',
  schema: newUserInput,
  run: async ({ fields }, { client }) => {
    const { email, role, is_active, hotel_ids } = fields;
    const isInvited = fields.entry === 'invitation';
    const password = isInvited ? unknownPassword() : fields.password;
    const { id, mustConfirm } = await signUpAccount(client, { email, password });
    // In parallel, because each of them may wait for a service that does not answer.
    const [permissions, delivery] = await Promise.all([
      givePermissions(client, id, { role, is_active, hotel_ids }),
      isInvited ? sendPasswordLink(email) : null,
      isInvited ? recordInvitation(client, id) : null,
    ]);
    return { id, email, permissions, mustConfirm, delivery, updated_at: '' };
  },
});

const LINK_ERROR_CODES = { limited: 'too-often', away: 'unavailable', unsent: 'failed' } as const;

/**
 * Sends an account the link by which its owner chooses a password. For administrators. Refused with
 * `too-often` at the limit of the auth service.
 */
export const sendUserLink = adminAction({
  name: 'user.link',
  need: 'admin',
  schema: recordInput,
  run: async ({ id }, { client }) => {
    // The account's own address, never one from the request.
    const { email } = await oneRow(client.from('user_profiles').select('email').eq('id', id));
    const delivery = await sendPasswordLink(email);
    if (delivery !== 'sent') throw new ActionError(LINK_ERROR_CODES[delivery]);
    return null;
  },
});

/**
 * Saves the role, the activation and the hotels of an account, merged with what another administrator saved
 * meanwhile. For administrators. The database refuses to leave the site without an active one.
 */
export const saveUser = adminAction({
  name: 'user.save',
  need: 'admin',
  schema: profileInput,
  run: (input, { client }) => save(client, input),
});

/**
 * Removes the authenticator of a colleague who lost their telephone, and ends the account's
 * sessions.
 */
export const removeAuthenticator = adminAction({
  name: 'user.code-off',
  need: 'admin',
  schema: recordInput,
  run: async ({ id }, { client }) => {
    const { data, error } = await client.rpc('remove_authenticator', { account: id });
    if (error) throw error;
    // Another administrator has removed it meanwhile.
    if (!data) throw new ActionError('conflict');
    return null;
  },
});

/** Requires a code of a role, after a time to set one up, or leaves it to each account. */
export const requireCode = adminAction({
  name: 'user.code-rule',
  need: 'admin',
  schema: codeRuleInput,
  run: async ({ role, isRequired }, { client }) => {
    const rules = () => client.from('code_rules');
    const { data, error } = isRequired
      ? await rules().insert({ id: role }).select('id')
      : await rules().delete().eq('id', role).select('id');
    // Another administrator was faster.
    if (error?.code === POSTGRES.uniqueViolation) return null;
    if (error) throw error;
    if (data.length > 0) return null;
    // Nothing to remove is fine, unless the rule still exists: then a row policy refused silently.
    const left = await rules().select('id').eq('id', role);
    if (left.error) throw left.error;
    if (left.data.length > 0) throw new ActionError('denied');
    return null;
  },
});

/**
 * Gives an account access to the back office or revokes it. For administrators. The database
 * refuses to lock out the last active administrator.
 */
export const toggleUser = adminAction({
  name: 'user.toggle',
  need: 'admin',
  schema: switchInput,
  run: async ({ id, version, isActive }, { client, profile }) => {
    const rows = client.from('user_profiles').update({ is_active: isActive });
    const query = rows.eq('id', id).eq('updated_at', version).select('id');
    await oneVersion({ client, profile, table: 'user_profiles', id }, query);
    return null;
  },
});
