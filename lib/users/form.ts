import { z } from 'zod';
import { earlierTries, loaded } from '@/lib/actions/record';
import { email, PASSWORD_LENGTH } from '@/lib/auth/form';
import { ROLES } from '@/lib/auth/role';

/** For accounts that an administrator creates; a password that people set themselves needs more. */
const FIRST_PASSWORD_LENGTH = 6;

/** What may be changed about an account that exists. */
export const profileFields = z.object({ role: z.enum(ROLES), is_active: z.boolean() });

export const profileInput = z.object({
  id: z.uuid(),
  loaded,
  sent: earlierTries(profileFields),
  fields: profileFields,
});

export const newUserInput = z.object({
  fields: profileFields.extend({
    email,
    password: z
      .string('passwordTooShort')
      .min(FIRST_PASSWORD_LENGTH, 'passwordTooShort')
      .max(PASSWORD_LENGTH, 'tooLong'),
  }),
});
