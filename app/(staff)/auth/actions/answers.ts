import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { type LockoutScope, minutesOf } from '@/lib/auth/lockout-storage';
import { countAttempt } from '@/lib/auth/rate-limit';
import { publicClient } from '@/lib/db/public-client';
import type { SessionClient } from '@/lib/db/session-client';
import { logFailure } from '@/lib/log';
import type { AuthState } from '../state';

// What the actions of the sign-in pages have in common: reading a form, and saying no.

/** A text field of a form; anything else that was sent in its place is nothing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The notice of something that did not work. */
export const bad = (title: string, detail?: string): AuthState['notice'] => ({
  tone: 'bad',
  title,
  detail,
});

/** The notice of a failure that the visitor can't mend, with the id that it has in the log. */
export async function failed(name: string, error: unknown, title: string) {
  const t = await getTranslations('auth');
  return bad(title, t('errorId', { id: logFailure(name, error) }));
}

/** The first problem of each field, in the catalogue's words. */
export async function problems(error: z.ZodError): Promise<Record<string, string>> {
  const t = await getTranslations('auth.problems');
  return Object.fromEntries(
    error.issues
      .toReversed()
      .map((issue) => [String(issue.path[0]), t(issue.message as Parameters<typeof t>[0])]),
  );
}

/** Counts an attempt; `notice` is the refusal of a limit, or null when it may go ahead. */
export async function limited(scope: LockoutScope, email: string) {
  const t = await getTranslations('auth');
  const attempt = await countAttempt(publicClient({ tags: [] }) as SessionClient, scope, email);
  const limit = { scope, attempts: attempt.attempts, retryAfter: attempt.retryAfter };
  if (attempt.allowed) return { limit, notice: null };
  const minutes = minutesOf(attempt.retryAfter);
  return { limit, notice: bad(t(attempt.beginsLockout ? 'exceeded' : 'locked', { minutes })) };
}
