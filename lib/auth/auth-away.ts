import type { AuthError } from '@supabase/supabase-js';

/**
 * Whether an auth service error says nothing about the session: no response, an unreadable one, an
 * internal error, or its rate limit, which counts per IP address and so for all staff together.
 */
export const isAuthAway = ({ status }: Pick<AuthError, 'status'>): boolean =>
  !status || status === 429 || status >= 500;

/**
 * Tells a page or an action that the auth service has just timed out in the middleware, so that it
 * need not wait a second time. Removed from browsers' requests.
 */
export const AUTH_TIMED_OUT = 'x-auth-timed-out';
