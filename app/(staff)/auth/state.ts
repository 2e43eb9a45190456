import type { LockoutScope } from '@/lib/auth/lockout-storage';

/** What was typed and is kept after an error; passwords never are. */
export type Typed = { email: string };

/** What an action of the sign-in pages answers; the page is the same with and without script. */
export type AuthState = {
  notice?: { tone: 'bad' | 'ok' | 'info'; title: string; detail?: string };
  /** Problems by field name. */
  fields?: Record<string, string>;
  typed?: Typed;
  /** The database's count, for the screen's mirror of it; seconds. */
  limit?: { scope: LockoutScope; attempts: number; retryAfter: number };
};
