import type { User } from '@supabase/supabase-js';

/** The account's authenticator that was confirmed with a code, or null. */
export function authenticatorOf(user: Pick<User, 'factors'> | null | undefined) {
  const factors = user?.factors ?? [];
  return (
    factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified') ??
    null
  );
}

/** Reads a code as people type it ('123 456') as six digits; null for anything else. */
export function readCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** Days between requiring a code of a role and refusing accounts without one. */
export const CODE_NOTICE_DAYS = 7;

/** The secret of an authenticator in groups of four, to be typed by hand. */
export const readableSecret = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
