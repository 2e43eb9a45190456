import { z } from 'zod';

export const EMAIL_LENGTH = 255;
export const PASSWORD_LENGTH = 128;
const NEW_PASSWORD_LENGTH = 8;

/** Each problem is a key of `auth.problems` in the catalogue. */
export type SignInProblem = 'email' | 'password' | 'tooShort' | 'classes' | 'mismatch' | 'tooLong';
const problem = (key: SignInProblem) => key;

// Invisible characters come along when an address is pasted.
const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff]|\p{Cc}/gu;

/** Compatibility forms made plain, invisible characters dropped, lower case: as the limits count. */
export function normalizeEmail(value: string): string {
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

export const newPasswordInput = z
  .object({
    password: z
      .string(problem('tooShort'))
      .min(NEW_PASSWORD_LENGTH, problem('tooShort'))
      .max(PASSWORD_LENGTH, problem('tooLong'))
      .refine((value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value), {
        error: problem('classes'),
      }),
    confirmation: z.string(problem('mismatch')),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: problem('mismatch'),
  });
