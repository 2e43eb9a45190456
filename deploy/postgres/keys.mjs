// Prints the secrets of a new installation for its .env: node deploy/postgres/keys.mjs >> .env
import { createHmac, randomBytes } from 'node:crypto';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secret = randomBytes(48).toString('base64url');
const TEN_YEARS_S = 10 * 365 * 24 * 3600;

/** A token for one of the database's roles, in the form that PostgREST and Storage accept. */
function keyOf(role) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { role, iss: 'vitrine', iat: now, exp: now + TEN_YEARS_S };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

console.log(`JWT_SECRET=${secret}
POSTGRES_PASSWORD=${randomBytes(24).toString('hex')}
POSTGRES_SERVICE_PASSWORD=${randomBytes(24).toString('hex')}
SUPABASE_ANON_KEY=${keyOf('anon')}
SUPABASE_SERVICE_ROLE_KEY=${keyOf('service_role')}`);
