import { bodyOf, refusal } from './auth-answers.mjs';
import { claimsOf } from './session-methods.mjs';

/**
 * The limits that a hosted project sets in supabase/config.toml and the embedded auth library lacks.
 * Hosted limits count per IP address. Every embedded request comes from the same address, so these
 * count per account, and attempts on one account do not block another.
 */
const LIMITS = {
  password: { max: 30, windowMs: 5 * 60_000, code: 'over_request_rate_limit' },
  mail: { max: 10, windowMs: 60 * 60_000, code: 'over_email_send_rate_limit' },
  code: { max: 20, windowMs: 60 * 60_000, code: 'over_request_rate_limit' },
};
const CHECKS_CODE = /^\/auth\/v1\/factors\/[^/]+\/verify$/;
/** The status of a failed attempt, which counts. All e-mails count. */
const COUNTED = { password: 400, code: 422 };
const SENDS_MAIL = /^\/auth\/v1\/(?:recover|otp|magiclink|resend)$/;
/** With more accounts than this, the oldest counters are dropped. */
const COUNTERS = 10_000;

function kindOf(method, { pathname, searchParams }) {
  if (method !== 'POST') return null;
  if (SENDS_MAIL.test(pathname)) return 'mail';
  if (CHECKS_CODE.test(pathname)) return 'code';
  const isPassword = searchParams.get('grant_type') === 'password';
  return pathname === '/auth/v1/token' && isPassword ? 'password' : null;
}

const ONE_TIME = new Set(['otp']);

const claimsOfRequest = (headers) =>
  claimsOf(headers.get('authorization')?.replace(/^Bearer /, '') ?? '');

/**
 * A new password requires a session from a one-time link, as with the hosted setting
 * `require_current_password`: a stolen session is not enough to change the password. The library
 * checks the token's signature afterwards.
 */
function needsRecovery(method, { pathname }, headers, body) {
  if (method !== 'PUT' || pathname !== '/auth/v1/user' || bodyOf(body).password === undefined) {
    return false;
  }
  return !claimsOfRequest(headers)?.amr?.some((entry) => ONE_TIME.has(entry.method));
}

/**
 * Returns `check(request, url, body)`, the refusal of a request or null if it may proceed, and
 * `count(request, url, body, response)`, which counts answered requests: e-mails, and wrong
 * passwords and codes.
 */
export function createAuthLimits() {
  const counters = new Map();
  const counterOf = (kind, headers, body) => {
    const account = kind === 'code' ? claimsOfRequest(headers)?.sub : bodyOf(body).email;
    const key = `${kind} ${String(account ?? '')
      .toLowerCase()
      .slice(0, 255)}`;
    const known = counters.get(key);
    if (known && Date.now() < known.until) return known;
    const fresh = { count: 0, until: Date.now() + LIMITS[kind].windowMs };
    counters.delete(key);
    counters.set(key, fresh);
    if (counters.size > COUNTERS) counters.delete(counters.keys().next().value);
    return fresh;
  };

  return {
    check({ method, headers }, url, body) {
      if (needsRecovery(method, url, headers, body)) {
        const msg = 'Current password required when setting new password.';
        return refusal(400, 'current_password_required', msg);
      }
      const kind = kindOf(method, url);
      if (!kind || counterOf(kind, headers, body).count < LIMITS[kind].max) return null;
      return refusal(429, LIMITS[kind].code, 'Request rate limit reached');
    },
    count({ method, headers }, url, body, { status }) {
      const kind = kindOf(method, url);
      if (kind === 'mail' || (kind && status === COUNTED[kind])) {
        counterOf(kind, headers, body).count += 1;
      }
    },
  };
}
