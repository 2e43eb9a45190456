import { z } from 'zod';

/** Maximum length of a normalized address. The database counts attempts by as many. */
export const EMAIL_LENGTH = 255;
/** Maximum length of a password. */
export const PASSWORD_LENGTH = 128;
const NEW_PASSWORD_LENGTH = 8;
const MOST_PASSWORD_BYTES = 72;

/**
 * Whether the auth service accepts a password of this size. Its own error is in English, for no
 * field.
 */
export const isKeptPassword = (password: string) =>
  new TextEncoder().encode(password).length <= MOST_PASSWORD_BYTES;

/** Each problem is a key of `auth.problems` in the catalog. */
export type SignInProblem =
  | 'email'
  | 'password'
  | 'tooShort'
  | 'classes'
  | 'mismatch'
  | 'tooLong'
  | 'tooManyBytes';
const problem = (key: SignInProblem) => key;

// Pasted addresses may contain invisible characters.
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff]|\p{Cc}/gu;

/** Normalizes compatibility forms, drops invisible characters and lowercases, as the limits do. */
function normalizeEmail(value: string): string {
  return value.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
}

/** An address, normalized to look up an account. */
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
 * At least 8 characters, with an uppercase letter, a lowercase letter and a digit. Not enforced at
 * sign-in.
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
