/** A refusal as a hosted project's auth service answers it. */
export const refusal = (status, code, msg) =>
  new Response(JSON.stringify({ code: status, error_code: code, msg }), {
    status,
    headers: { 'content-type': 'application/json', 'x-sb-error-code': code },
  });

/**
 * What a request to the auth service has sent (bytes), as an object; {} where it is no JSON. Decoded as the
 * library does it, without a byte order mark: what it can read must not pass here as nothing.
 */
export const bodyOf = (sent) => {
  try {
    return JSON.parse(new TextDecoder().decode(sent)) ?? {};
  } catch {
    return {};
  }
};

const isTextOrNone = (value) => value === undefined || value === null || typeof value === 'string';

/** The refusal of an e-mail or a password that is no text, at which the library fails; null for all else. */
export function refusalOfFields({ pathname }, sent) {
  if (!pathname.startsWith('/auth/v1/')) return null;
  const { email, password } = bodyOf(sent);
  if (isTextOrNone(email) && isTextOrNone(password)) return null;
  return refusal(400, 'validation_failed', 'email and password must be text');
}
