import 'server-only';
import type { z } from 'zod';
import { countAttempt } from '@/lib/auth/rate-limit';
import { logFailure } from '@/lib/log';
import type { AuthCode, AuthFailure, Limit } from '../state';

/** Reads a text field of a form; '' if it, or the form itself, is something else. */
export function formText(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === 'string' ? value : '';
}

/** Creates a refusal with its code. */
export const refused = (code: AuthCode, details: Partial<AuthFailure> = {}): AuthFailure => ({
  ...details,
  ok: false,
  code,
});

/** Logs a failure that the visitor can't resolve, and returns it with its id in the log. */
export const failed = (name: string, error: unknown, code: AuthCode) =>
  refused(code, { id: logFailure(name, error) });

/** Returns a refusal with the first problem of each field: keys of `auth.problems`. */
export const invalid = (error: z.ZodError) =>
  refused('invalid', {
    fields: Object.fromEntries(
      error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
    ),
  });

/** Counts an attempt. `refusal` is that of the limit; null if the attempt may proceed. */
export async function countedAttempt(
  ...counted: Parameters<typeof countAttempt>
): Promise<{ limit: Limit; refusal: AuthFailure | null }> {
  const [scope] = counted;
  const attempt = await countAttempt(...counted);
  const limit = { scope, attempts: attempt.attempts, retryAfter: attempt.retryAfter };
  const code = attempt.beginsLockout ? 'exceeded' : 'locked';
  return { limit, refusal: attempt.allowed ? null : refused(code, { limit }) };
}
