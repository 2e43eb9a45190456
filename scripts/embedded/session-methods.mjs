import { createHmac } from 'node:crypto';

/**
 * How a session was opened, which a hosted project writes into its tokens (claims `amr` and `aal`) and
 * the library does not. It outlives the token, so that a renewed one says the same.
 */
export const SESSION_METHODS_SQL = `
create table if not exists auth.session_methods (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  method text not null
);
revoke all on auth.session_methods from public, anon, authenticated;
`;

const encode = (value) => Buffer.from(value).toString('base64url');

/** The claims of a token, unverified; null if it is not a token. */
export function claimsOf(token) {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The method of the session that a request opens; null if it renews one. */
function methodOf({ pathname, searchParams }) {
  if (pathname === '/auth/v1/verify') return 'otp';
  if (pathname === '/auth/v1/signup') return 'password';
  return searchParams.get('grant_type') === 'password' ? 'password' : null;
}

const OPENS = /^\/auth\/v1\/(?:token|verify|signup)$/;

/**
 * Returns `stamp(url, response)`, which adds the session's method to every access token in a
 * response of the auth service and re-signs it. `driver` is the database's, in the request's turn.
 */
export function createMethodStamp({ driver, jwtSecret }) {
  const sign = (claims) => {
    const content = `${encode('{"alg":"HS256","typ":"JWT"}')}.${encode(JSON.stringify(claims))}`;
    return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
  };

  async function stamped(token, opened) {
    const claims = claimsOf(token);
    if (!claims?.session_id) return token;
    if (opened) {
      await driver.query(
        'insert into auth.session_methods values ($1, $2) on conflict (session_id) do nothing',
        [claims.session_id, opened],
      );
    }
    const { rows } = await driver.query(
      `select method, coalesce(aal, 'aal1') as aal from auth.session_methods
       join auth.sessions on id = session_id where session_id = $1`,
      [claims.session_id],
    );
    if (rows.length === 0) return token;
    const [{ method, aal }] = rows;
    const methods = aal === 'aal2' ? ['totp', method] : [method];
    const amr = methods.map((name) => ({ method: name, timestamp: claims.iat }));
    return sign({ ...claims, aal, amr });
  }

  return async function stamp(url, response) {
    if (!OPENS.test(url.pathname)) return response;
    const { status } = response;
    const headers = new Headers(response.headers);
    // The link in an e-mail that skips the site's own confirmation page.
    const [target, fragment] = headers.get('location')?.split('#') ?? [];
    const handed = new URLSearchParams(fragment);
    if (handed.has('access_token')) {
      handed.set('access_token', await stamped(handed.get('access_token'), methodOf(url)));
      headers.set('location', `${target}#${handed}`);
      return new Response(null, { status, headers });
    }
    if (status !== 200) return response;
    const body = await response.json();
    if (body.access_token) body.access_token = await stamped(body.access_token, methodOf(url));
    headers.delete('content-length');
    return new Response(JSON.stringify(body), { status, headers });
  };
}
