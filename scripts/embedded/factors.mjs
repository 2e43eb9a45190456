import { Secret } from 'otpauth';
import { bodyOf, refusal } from './auth-answers.mjs';
import { createFactorRows, EXPIRY_SECONDS, isVerified, totpOf } from './factor-rows.mjs';
import { claimsOf } from './session-methods.mjs';

const MAX_FACTORS = 10;

const json = (body, status = 200) => Response.json(body, { status });
const notFound = () => refusal(404, 'mfa_factor_not_found', 'Factor not found');

/** Paths whose response contains an account: under `user`, or as the whole body. */
const WITH_USER = /^\/auth\/v1\/(?:user|token|verify|signup)$/;

const REFUSED_CHALLENGES = {
  none: ['mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'],
  over: [
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
};

/** Why an account may not set up another authenticator; null if it may. */
function refusalToEnrol(known, { aal }, name) {
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
  return null;
}

/** Answers requests about authenticators, each for a caller returned by callerOf. */
function createSteps(rows, renew) {
  return {
    async enrol(caller, { factor_type: type, friendly_name: name = '', issuer }) {
      const { user } = caller;
      if (type !== 'totp') return refusal(400, 'validation_failed', 'factor_type needs to be totp');
      if (typeof name !== 'string' || name.includes('\0')) {
        return refusal(400, 'validation_failed', 'friendly_name must be text');
      }
      await rows.removeUnfinished(user.id);
      const refused = refusalToEnrol(await rows.ofAccount(user.id), caller, name);
      if (refused) return refused;
      const totp = totpOf(new Secret({ size: 20 }).base32, { issuer, label: user.email });
      const secret = totp.secret.base32;
      const id = await rows.add(user.id, { name, secret });
      // The site draws its own QR code from the URI.
      const shown = { qr_code: '', secret, uri: totp.toString() };
      return json({ id, type: 'totp', friendly_name: name, totp: shown });
    },

    async challenge(factor) {
      const id = await rows.addChallenge(factor);
      return json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + EXPIRY_SECONDS });
    },

    async verify({ user, session, credentials }, url, factor, { challenge_id: asked, code }) {
      const refused = REFUSED_CHALLENGES[await rows.challengeState(factor, String(asked))];
      if (refused) return refusal(422, ...refused);
      if (!(await rows.spendCode(factor, session, String(code ?? '')))) {
        return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      }
      await rows.confirm(user.id, session, factor, String(asked));
      return renew(url, credentials, await rows.refreshToken(session));
    },

    async remove({ user, aal }, factor) {
      if (isVerified(factor) && aal !== 'aal2') {
        return refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      await rows.remove(user.id, factor);
      return json({ id: factor.id });
    },
  };
}

/**
 * Authenticators (TOTP) of the auth service, which the library lacks: enrol, challenge, verify and
 * remove, with the refusals and rules of a hosted project's service. `send(request)` is answered by
 * the library and completed by `stamp` (session-methods.mjs); `driver` is the database's, used in
 * the request's turn.
 *
 * Returns `answer(request, url, sent)`, the response to a request about authenticators or to one
 * that requires a code first, null for any other; and `named(url, response)`, the response with the
 * authenticators of its account.
 */
export function createFactors({ driver, send, stamp }) {
  const rows = createFactorRows(driver);
  const steps = createSteps(rows, renew);

  /** The caller and the assurance level of their session; a refusal if the library gives one. */
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

  /** Renews a session; the new token states that a code was given. */
  async function renew(url, credentials, refreshToken) {
    const target = new URL('/auth/v1/token?grant_type=refresh_token', url);
    const headers = new Headers(credentials);
    headers.delete('authorization');
    headers.set('content-type', 'application/json');
    const body = JSON.stringify({ refresh_token: refreshToken });
    const renewed = await send(new Request(target, { method: 'POST', headers, body }));
    return named(target, await stamp(target, renewed));
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
      const isOwed =
        caller.aal !== 'aal2' && (await rows.ofAccount(caller.user.id)).some(isVerified);
      const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
      return isOwed ? refusal(401, 'insufficient_aal', msg) : null;
    }
    if (path === undefined && method === 'POST') return steps.enrol(caller, bodyOf(sent));
    const [, id, step] = /^\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/.exec(path ?? '') ?? [];
    if (!id) return notFound();
    const factor = await rows.find(caller.user.id, id);
    if (!factor) return notFound();
    if (step === 'challenge' && method === 'POST') return steps.challenge(factor);
    if (step === 'verify' && method === 'POST')
      return steps.verify(caller, url, factor, bodyOf(sent));
    return !step && method === 'DELETE' ? steps.remove(caller, factor) : notFound();
  }

  async function named(url, response) {
    if (response.status !== 200 || !WITH_USER.test(url.pathname)) return response;
    const body = await response.json();
    const user = body.user ?? body;
    const factors = user.id ? await rows.ofAccount(user.id) : [];
    if (factors.length > 0) user.factors = factors;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(body), { status: 200, headers });
  }
  return { answer, named };
}
