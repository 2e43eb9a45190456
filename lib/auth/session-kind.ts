import { z } from 'zod';
import type { SessionKind } from '@/lib/db/session-client';
import { parseJson } from '@/lib/format/parse-json';

/** Sign-in methods that prove a mailbox, not a password; the same list as in the database. */
const ONE_TIME = new Set([
  'otp',
  'recovery',
  'magiclink',
  'invite',
  'email/signup',
  'email_change',
]);

/** The claim `amr` as the auth service writes it: objects, or only names if a hook sets it. */
const claims = z.object({
  amr: z
    .array(
      z.union([z.string(), z.object({ method: z.string() }).transform(({ method }) => method)]),
    )
    .min(1),
});

/**
 * Returns the kind of a session from the claim `amr`, which the auth service signs. The cookie's name
 * is not used: the client can choose it. Returns null when the claim is missing or unreadable; such a
 * session is refused everywhere.
 */
export function sessionKindOf(tokenClaims: unknown): SessionKind | null {
  const { data } = claims.safeParse(tokenClaims);
  if (!data) return null;
  return data.amr.some((method) => ONE_TIME.has(method)) ? 'recovery' : 'session';
}

/** The claims of an access token that the auth service has just accepted; null for no token. */
export function claimsOfToken(accessToken: string | undefined): unknown {
  const payload = accessToken?.split('.')[1] ?? '';
  return parseJson(Buffer.from(payload, 'base64url').toString('utf8'));
}

const assurance = z.object({ aal: z.literal('aal2') });

/** Whether a session has given a code from its account's authenticator. */
export const hasGivenCode = (tokenClaims: unknown): boolean =>
  assurance.safeParse(tokenClaims).success;
