import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { bodyOf, refusal } from './auth-answers.mjs';
import { claimsOf } from './session-methods.mjs';

/**
 * Authenticators (TOTP) of the auth service, which the library lacks: enrol, challenge, verify and
 * remove, with the tables, refusals and rules of a hosted project's service.
 */
export const FACTORS_SQL = `
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null,
  status text not null,
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create table if not exists auth.mfa_used_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  period bigint not null,
  method text not null,
  primary key (factor_id, period, method)
);
revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_used_codes
  from public, anon, authenticated;
`;

/** How long a challenge waits for its code, and an authenticator for its first one. */
const EXPIRY_SECONDS = 300;
/** Periods of 30 seconds by which a telephone's clock may be wrong. */
const WINDOW = 1;
const PERIOD_MS = 30_000;
const MAX_FACTORS = 10;

const json = (body, status = 200) => Response.json(body, { status });
const notFound = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');

const totpOf = (secret, { issuer, label } = {}) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

const SHOWN = 'id, friendly_name, factor_type, status, created_at, updated_at';
/** What answers with an account: under `user`, or as the whole body. */
const WITH_USER = /^\/auth\/v1\/(?:user|token|verify|signup)$/;

/**
 * `send(request)` is answered by the library and completed by `stamp` (session-methods.mjs); `driver`
 * is that of the database, in its turn.
 *
 * Returns `answer(request, url, sent)`: the response to a request about authenticators, or to one
 * that needs a code first, null for every other request; and `named(url, response)`: the response
 * with the authenticators of its account.
 */
export function createFactors({ driver, send, stamp }) {
  const query = async (sql, params) => (await driver.query(sql, params)).rows;
  const factorsOf = (userId) =>
    query(`select ${SHOWN} from auth.mfa_factors where user_id = $1 order by created_at`, [userId]);
  const isVerified = ({ status }) => status === 'verified';

  /** Who is asking, and the assurance of their session; a refusal where the library gives one. */
  async function callerOf({ headers }, url) {
    const credentials = new Headers();
    for (const name of ['apikey', 'authorization']) {
      if (headers.has(name)) credentials.set(name, headers.get(name));
    }
    const response = await send(
      new Request(new URL('/auth/v1/user', url), { headers: credentials }),
    );
    if (!response.ok) return { refused: response };
    const user = await response.json();
    const { session_id: session, aal } = claimsOf(
      credentials.get('authorization').replace(/^Bearer /, ''),
    );
    return { user, session, aal, credentials };
  }

  async function enrol({ user, aal }, { factor_type: type, friendly_name: name = '', issuer }) {
    if (type !== 'totp') return refusal(400, 'validation_failed', 'factor_type needs to be totp');
    if (typeof name !== 'string' || name.includes('\0')) {
      return refusal(400, 'validation_failed', 'friendly_name must be text');
    }
    await query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at < now() - make_interval(secs => $2)`,
      [user.id, EXPIRY_SECONDS],
    );
    const known = await factorsOf(user.id);
    if (known.some(isVerified) && aal !== 'aal2') {
      return refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (known.length >= MAX_FACTORS) {
      return refusal(422, 'too_many_enrolled_mfa_factors', 'Maximum number of factors reached');
    }
    if (name && known.some((factor) => factor.friendly_name === name)) {
      const msg = `A factor with the friendly name "${name}" for this user already exists`;
      return refusal(422, 'mfa_factor_name_conflict', msg);
    }
    const id = randomUUID();
    const totp = totpOf(new Secret({ size: 20 }).base32, { issuer, label: user.email });
    await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, user.id, name, totp.secret.base32],
    );
    return json({
      id,
      type: 'totp',
      friendly_name: name,
      // The site draws its own code of the address.
      totp: { qr_code: '', secret: totp.secret.base32, uri: totp.toString() },
    });
  }

  async function challenge(factor) {
    const id = randomUUID();
    await query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [id, factor.id]);
    return json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + EXPIRY_SECONDS });
  }

  /**
   * Whether the code is right and was not used before. A sign-in and a recovery may use the same one:
   * the site opens a session with the new password right after the recovery.
   */
  async function spendCode({ id, secret }, session, token) {
    const timestamp = Date.now();
    const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
    if (delta === null) return false;
    const period = Math.floor(timestamp / PERIOD_MS) + delta;
    await query('delete from auth.mfa_used_codes where factor_id = $1 and period < $2', [
      id,
      period - 2 * WINDOW,
    ]);
    const used = await query(
      `insert into auth.mfa_used_codes (factor_id, period, method)
       select $1, $2, coalesce((select method from auth.session_methods where session_id = $3), '')
       on conflict do nothing returning period`,
      [id, period, session],
    );
    return used.length > 0;
  }

  async function verify(
    { user, session, credentials },
    url,
    factor,
    { challenge_id: asked, code },
  ) {
    const [open] = await query(
      `select id, created_at < now() - make_interval(secs => $3) as is_over
       from auth.mfa_challenges where id::text = $1 and factor_id = $2 and verified_at is null`,
      [String(asked), factor.id, EXPIRY_SECONDS],
    );
    if (!open)
      return refusal(
        422,
        'mfa_factor_not_found',
        'MFA factor with the provided challenge ID not found',
      );
    if (open.is_over) {
      await query('delete from auth.mfa_challenges where id = $1', [open.id]);
      return refusal(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another challenge or create a new challenge.',
      );
    }
    if (!(await spendCode(factor, session, String(code ?? ''))))
      return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    await query('update auth.mfa_challenges set verified_at = now() where id = $1', [open.id]);
    await query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
      [factor.id],
    );
    await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      user.id,
    ]);
    await query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      session,
      factor.id,
    ]);
    await query(`delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`, [
      user.id,
    ]);
    const [renewal] = await query(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked
       order by created_at desc limit 1`,
      [session],
    );
    const target = new URL('/auth/v1/token?grant_type=refresh_token', url);
    const headers = new Headers(credentials);
    headers.delete('authorization');
    headers.set('content-type', 'application/json');
    const body = JSON.stringify({ refresh_token: renewal?.token ?? '' });
    const renewed = await send(new Request(target, { method: 'POST', headers, body }));
    return named(target, await stamp(target, renewed));
  }

  async function remove({ user, aal }, factor) {
    if (isVerified(factor) && aal !== 'aal2') {
      return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await query('delete from auth.mfa_factors where id = $1', [factor.id]);
    if (isVerified(factor)) {
      await query(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1`, [
        user.id,
      ]);
    }
    return json({ id: factor.id });
  }

  async function answer(request, url, sent) {
    const { method } = request;
    const setsPassword =
      method === 'PUT' && url.pathname === '/auth/v1/user' && bodyOf(sent).password !== undefined;
    const [, path] = /^\/auth\/v1\/factors(\/.*)?$/.exec(url.pathname) ?? [null, null];
    if (path === null && !setsPassword) return null;
    const caller = await callerOf(request, url);
    if (caller.refused) return caller.refused;
    if (setsPassword) {
      const isOwed = caller.aal !== 'aal2' && (await factorsOf(caller.user.id)).some(isVerified);
      const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
      return isOwed ? refusal(401, 'insufficient_aal', msg) : null;
    }
    if (path === undefined && method === 'POST') return enrol(caller, bodyOf(sent));
    const [, id, step] = /^\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/.exec(path ?? '') ?? [];
    if (!id) return notFound();
    const [factor] = await query(
      `select ${SHOWN}, secret from auth.mfa_factors where id::text = $1 and user_id = $2`,
      [id, caller.user.id],
    );
    if (!factor) return notFound();
    if (step === 'challenge' && method === 'POST') return challenge(factor);
    if (step === 'verify' && method === 'POST') return verify(caller, url, factor, bodyOf(sent));
    return !step && method === 'DELETE' ? remove(caller, factor) : notFound();
  }

  async function named(url, response) {
    if (response.status !== 200 || !WITH_USER.test(url.pathname)) return response;
    const body = await response.json();
    const user = body.user ?? body;
    const factors = user.id ? await factorsOf(user.id) : [];
    if (factors.length > 0) user.factors = factors;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(body), { status: 200, headers });
  }
  return { answer, named };
}
