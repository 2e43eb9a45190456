import type { AuthError } from '@supabase/supabase-js';

/**
 * Whether an error of the auth service says nothing about the session: no answer, an unreadable one, a
 * failure of its own, or its limit, which it counts per network address and so for all staff together.
 */
export const isAuthAway = ({ status }: Pick<AuthError, 'status'>): boolean =>
  !status || status === 429 || status >= 500;

/**
 * Tells a page or an action that the auth service has just kept the middleware waiting in vain: it need not
 * wait a second time. Whatever a browser sends by this name is removed.
 */
export const AUTH_TIMED_OUT = 'x-auth-timed-out';
