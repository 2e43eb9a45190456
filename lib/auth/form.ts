import { z } from 'zod';

/** Characters of an address, once it is normalized. The database counts attempts by as many. */
export const EMAIL_LENGTH = 255;
/** Characters of a typed password. */
export const PASSWORD_LENGTH = 128;
const NEW_PASSWORD_LENGTH = 8;
const MOST_PASSWORD_BYTES = 72;

/** Whether the auth service keeps a password of this size; it refuses others in English and at no field. */
export const isKeptPassword = (password: string) =>
  new TextEncoder().encode(password).length <= MOST_PASSWORD_BYTES;

/** Each problem is a key of `auth.problems` in the catalogue. */
export type SignInProblem =
  | 'email'
  | 'password'
  | 'tooShort'
  | 'classes'
  | 'mismatch'
  | 'tooLong'
  | 'tooManyBytes';
const problem = (key: SignInProblem) => key;

// Invisible characters come along when an address is pasted.
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff]|\p{Cc}/gu;

/** Compatibility forms made plain, invisible characters dropped, lower case: as the limits count. */
function normalizeEmail(value: string): string {
  return value.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
}

/** An address as an account is found by it. */
export const email = z
  .string(problem('email'))
  .transform(normalizeEmail)
  .pipe(
    z
      .string()
      .max(EMAIL_LENGTH, problem('email'))
      .pipe(z.email(problem('email'))),
  );

export const signInInput = z.object({
  email,
  password: z
    .string(problem('password'))
    .min(1, problem('password'))
    .max(PASSWORD_LENGTH, problem('tooLong')),
});

export const resetInput = z.object({ email });

/**
 * At least 8 characters, with an upper-case letter, a lower-case letter and a digit. A sign-in asks for none
 * of that.
 */
export const newPasswordInput = z
  .object({
    password: z
      .string(problem('tooShort'))
      .min(NEW_PASSWORD_LENGTH, problem('tooShort'))
      .refine(isKeptPassword, problem('tooManyBytes'))
      .refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), {
        error: problem('classes'),
      }),
    confirmation: z.string(problem('mismatch')),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: problem('mismatch'),
  });
