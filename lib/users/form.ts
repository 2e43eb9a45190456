import { z } from 'zod';
import { problem, tooLong, tooMany } from '@/lib/actions/form-parts';
import { earlierTries, loaded, recordId } from '@/lib/actions/record';
import { email, isKeptPassword } from '@/lib/auth/form';
import { ROLES, type Role } from '@/lib/auth/roles';
import { isBlank } from '@/lib/format/is-blank';

/** For accounts that an administrator creates; a password that people set themselves needs more. */
const FIRST_PASSWORD_LENGTH = 6;

/** Most hotels an editor can be limited to; the constraint user_profiles_hotels has it too. */
const MOST_HOTELS = 200;

/** What may be changed about an account that exists. */
export const profileFields = z.object({
  role: z.enum(ROLES),
  is_active: z.boolean(),
  /** The hotels to which an editor is limited; null for all. */
  hotel_ids: z.array(recordId).min(1, problem('noHotel')).max(MOST_HOTELS, tooMany).nullable(),
});

export type ProfileFields = z.output<typeof profileFields>;

/** An account that exists, so `loaded` is never null; newUserInput makes one. */
export const profileInput = z.object({
  id: recordId,
  loaded,
  sent: earlierTries(profileFields),
  fields: profileFields,
});

/** How the owner of a new account signs in for the first time. */
export type Entry = 'password' | 'invitation';

/** With an inner space, 'Ana ana@example.com' would become another person's address. */
const newEmail = z
  .string(problem('email'))
  .refine((typed) => !/\s/.test(typed.trim()), problem('email'))
  .pipe(email);

const account = profileFields.extend({ email: newEmail });

/** An account is created with a first password, unless its owner is invited to choose one. */
export const newUserInput = z.object({
  fields: z.discriminatedUnion('entry', [
    account.extend({
      entry: z.literal('password').optional(),
      password: z
        .string(problem('passwordTooShort'))
        .min(FIRST_PASSWORD_LENGTH, problem('passwordTooShort'))
        .refine((password) => !isBlank(password), problem('passwordBlank'))
        .refine(isKeptPassword, tooLong),
    }),
    account.extend({ entry: z.literal('invitation') }),
  ]),
});

/** Roles that can be required to use an authenticator: those with access to the back office. */
export const CODE_ROLES = ['admin', 'editor'] as const satisfies readonly Role[];
export type CodeRole = (typeof CODE_ROLES)[number];

/** The input from the switch of a role's rule. */
export const codeRuleInput = z.object({ role: z.enum(CODE_ROLES), isRequired: z.boolean() });
