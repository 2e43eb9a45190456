'use server';

import { z } from 'zod';
import { ActionError } from '@/lib/actions/action-error';
import { adminAction } from '@/lib/actions/admin-action';
import { authenticatorOf } from '@/lib/auth/authenticator';
import { countAttempt } from '@/lib/auth/rate-limit';
import { publicWriteClient } from '@/lib/db/public-client';
import { codeRequiredFrom } from '@/lib/users/code-rules';

/** Removes the user's own authenticator, unless the role requires one. */
export const turnOffAuthenticator = adminAction({
  name: 'account.code-off',
  need: 'staff',
  schema: z.null(),
  run: async (_, { client, profile }) => {
    if (await codeRequiredFrom(client, profile.role)) throw new ActionError('code-required');
    const { data, error } = await client.auth.getUser();
    if (error) throw error;
    const authenticator = authenticatorOf(data.user);
    if (authenticator) {
      const removed = await client.auth.mfa.unenroll({ factorId: authenticator.id });
      if (removed.error) throw removed.error;
      // The previous token still says that a code was given.
      await client.auth.refreshSession();
    }
    return null;
  },
});

/**
 * Sends the recovery e-mail to the user's own address; its link sets a new password. A session
 * alone cannot change the password, in case the device is stolen. Counts as a recovery: three per
 * hour.
 */
export const requestOwnReset = adminAction({
  name: 'account.password-link',
  need: 'staff',
  schema: z.null(),
  run: async (_, { profile: { email } }) => {
    const { allowed } = await countAttempt('reset', email);
    if (!allowed) throw new ActionError('too-often');
    const { error } = await publicWriteClient().auth.resetPasswordForEmail(email);
    if (error?.status === 429) throw new ActionError('too-often');
    if (error) throw error;
    return null;
  },
});
