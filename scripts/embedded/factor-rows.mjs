import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The tables of authenticators as in a hosted project, plus one for used codes. */
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

/** Seconds until a challenge expires, and an authenticator that was never confirmed. */
export const EXPIRY_SECONDS = 300;
/** Periods of 30 seconds that a phone's clock may be off. */
const WINDOW = 1;
const PERIOD_MS = 30_000;

/** The TOTP of a base32 secret, with what an app shows beside its codes. */
export const totpOf = (secret, { issuer, label } = {}) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });

export const isVerified = ({ status }) => status === 'verified';

const SHOWN = 'id, friendly_name, factor_type, status, created_at, updated_at';

/**
 * Returns the reads and writes of authenticators in the database of `driver`, to run in the turn of
 * the request that needs them. A factor is a row of auth.mfa_factors; only `find` returns `secret`.
 */
export function createFactorRows(driver) {
  const query = async (sql, params) => (await driver.query(sql, params)).rows;
  return {
    ofAccount: (userId) =>
      query(`select ${SHOWN} from auth.mfa_factors where user_id = $1 order by created_at`, [
        userId,
      ]),

    /** The authenticator of an account by its id as sent; undefined if there is none. */
    async find(userId, id) {
      const [factor] = await query(
        `select ${SHOWN}, secret from auth.mfa_factors where id::text = $1 and user_id = $2`,
        [id, userId],
      );
      return factor;
    },

    /** Removes authenticators that were set up and never confirmed. */
    removeUnfinished: (userId) =>
      query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - make_interval(secs => $2)`,
        [userId, EXPIRY_SECONDS],
      ),

    /** Resolves to the id of the new authenticator. */
    async add(userId, { name, secret }) {
      const id = randomUUID();
      await query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
         values ($1, $2, $3, 'totp', 'unverified', $4)`,
        [id, userId, name, secret],
      );
      return id;
    },

    /** Removes an authenticator; a confirmed one also reduces the account's sessions to aal1. */
    async remove(userId, factor) {
      await query('delete from auth.mfa_factors where id = $1', [factor.id]);
      if (isVerified(factor)) {
        await query(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1`, [
          userId,
        ]);
      }
    },

    /** Resolves to the id of the new challenge. */
    async addChallenge(factor) {
      const id = randomUUID();
      await query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [
        id,
        factor.id,
      ]);
      return id;
    },

    /** 'open', 'over' for a challenge that has expired, which is removed, or 'none'. */
    async challengeState(factor, id) {
      const [open] = await query(
        `select id, created_at < now() - make_interval(secs => $3) as is_over
         from auth.mfa_challenges where id::text = $1 and factor_id = $2 and verified_at is null`,
        [id, factor.id, EXPIRY_SECONDS],
      );
      if (!open) return 'none';
      if (open.is_over) await query('delete from auth.mfa_challenges where id = $1', [open.id]);
      return open.is_over ? 'over' : 'open';
    },

    /**
     * Whether the code is right and was not used before. A sign-in and a recovery may use the same
     * one: the site opens a session with the new password right after the recovery.
     */
    async spendCode({ id, secret }, session, token) {
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
    },

    /** Confirms an authenticator. The session becomes aal2; the account's other aal1 ones end. */
    async confirm(userId, session, factor, challengeId) {
      await query('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
        challengeId,
      ]);
      await query(
        `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`,
        [factor.id],
      );
      await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
        userId,
      ]);
      await query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
        session,
        factor.id,
      ]);
      await query(
        `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') < 'aal2'`,
        [userId],
      );
    },

    /** The token that renews a session, or '' if it has none. */
    async refreshToken(session) {
      const [renewal] = await query(
        `select token from auth.refresh_tokens where session_id = $1 and not revoked
         order by created_at desc limit 1`,
        [session],
      );
      return renewal?.token ?? '';
    },
  };
}
