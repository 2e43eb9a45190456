export const HOUR_S = 3_600;
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const inSeconds = (seconds: number) => Math.round(Date.now() / 1000) + seconds;

/** The cookie of a session valid for an hour, with these claims in its token. */
export function cookieWith(name: string, claims: object) {
  const expires_at = inSeconds(HOUR_S);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: expires_at, ...claims },
  ].map(encoded);
  const session = {
    access_token: `${parts.join('.')}.c2ln`,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_at,
    expires_in: HOUR_S,
  };
  return { name, value: `base64-${encoded(session)}` };
}
