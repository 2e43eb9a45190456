/** A refusal in the format of a hosted project's auth service. */
export const refusal = (status, code, msg) =>
  new Response(JSON.stringify({ code: status, error_code: code, msg }), {
    status,
    headers: { 'content-type': 'application/json', 'x-sb-error-code': code },
  });

/**
 * Parses the body (bytes) of a request to the auth service; {} if it is not JSON. Decoded as in the
 * library, ignoring a byte order mark: what it can read must not count as empty here.
 */
export const bodyOf = (sent) => {
  try {
    return JSON.parse(new TextDecoder().decode(sent)) ?? {};
  } catch {
    return {};
  }
};

const isTextOrNone = (value) => value === undefined || value === null || typeof value === 'string';

/** The refusal of an e-mail or password that is not text, on which the library fails; else null. */
export function refusalOfFields({ pathname }, sent) {
  if (!pathname.startsWith('/auth/v1/')) return null;
  const { email, password } = bodyOf(sent);
  if (isTextOrNone(email) && isTextOrNone(password)) return null;
  return refusal(400, 'validation_failed', 'email and password must be text');
}
