import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Secret, TOTP, URI } from 'otpauth';
import { startEmbedded } from '../../scripts/embedded/index.mjs';

const PASSWORD = 'Senha-1234';

describe('authenticators of the embedded auth service', () => {
  let embedded;
  let accounts = 0;
  before(async () => {
    const outboxDir = path.join(mkdtempSync(path.join(tmpdir(), 'vitrine-codes-')), 'outbox');
    embedded = await startEmbedded({ memory: true, seedFile: null, accounts: false, outboxDir });
  });
  after(() => embedded.close());

  async function ask(address, { token, body, method = 'POST' } = {}) {
    const response = await fetch(`${embedded.url}/auth/v1/${address}`, {
      method,
      headers: {
        apikey: embedded.anonKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    const answer = await response.json().catch(() => null);
    return { status: response.status, code: answer?.error_code, answer };
  }
  const claimsOf = (token) =>
    JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'));
  const signIn = async (email) =>
    (await ask('token?grant_type=password', { body: { email, password: PASSWORD } })).answer;
  const verify = async (token, id, code) => {
    const { answer } = await ask(`factors/${id}/challenge`, { token });
    return ask(`factors/${id}/verify`, { token, body: { challenge_id: answer.id, code } });
  };

  async function newAccount() {
    accounts += 1;
    const email = `conta-${accounts}@example.com`;
    const { answer } = await ask('signup', { body: { email, password: PASSWORD } });
    return { email, id: answer.user.id, token: answer.access_token };
  }
  async function enrol(token, name = 'Celular') {
    const body = { factor_type: 'totp', friendly_name: name, issuer: 'Ipê Hotéis' };
    const { status, answer } = await ask('factors', { token, body });
    assert.equal(status, 200);
    return { id: answer.id, telephone: URI.parse(answer.totp.uri), totp: answer.totp };
  }
  async function protect() {
    const account = await newAccount();
    const factor = await enrol(account.token);
    const { answer } = await verify(account.token, factor.id, factor.telephone.generate());
    return { ...account, ...factor, given: answer.access_token, session: answer };
  }

  test('the first code verifies an authenticator and raises the level of its session', async () => {
    const { token, email } = await newAccount();
    assert.equal(claimsOf(token).aal, 'aal1');
    const { id, telephone, totp } = await enrol(token);
    assert.equal(telephone.issuer, 'Ipê Hotéis');
    assert.equal(telephone.label, email);
    assert.equal(totp.secret, telephone.secret.base32);
    const before = await ask('user', { token, method: 'GET' });
    assert.deepEqual(
      before.answer.factors.map(({ status }) => status),
      ['unverified'],
    );

    const { answer } = await verify(token, id, telephone.generate());
    const claims = claimsOf(answer.access_token);
    assert.equal(claims.aal, 'aal2');
    assert.deepEqual(
      claims.amr.map(({ method }) => method),
      ['totp', 'password'],
    );
    assert.equal(claims.session_id, claimsOf(token).session_id);
    assert.equal(answer.user.factors[0].status, 'verified');
    assert.equal(JSON.stringify(answer.user).includes(totp.secret), false);
    const body = { refresh_token: answer.refresh_token };
    const renewed = await ask('token?grant_type=refresh_token', { body });
    assert.equal(claimsOf(renewed.answer.access_token).aal, 'aal2');
    // A new sign-in starts without a code.
    assert.equal(claimsOf((await signIn(email)).access_token).aal, 'aal1');
  });

  test('a code is valid for its own half minute and the adjacent ones', async () => {
    const { token } = await newAccount();
    const { id, telephone } = await enrol(token);
    const at = (seconds) => telephone.generate({ timestamp: Date.now() + seconds * 1000 });
    for (const code of [at(-90), at(90), '', '12345', telephone.secret.base32, 123456, null]) {
      assert.equal((await verify(token, id, code)).code, 'mfa_verification_failed', String(code));
    }
    // If the half minute ends while the code is being sent, the code has expired.
    const period = () => Math.floor(Date.now() / 30_000);
    let began, answer;
    do {
      began = period();
      answer = await verify(token, id, at(-30));
    } while (answer.status !== 200 && began !== period());
    assert.equal(answer.status, 200);
  });

  test('a code is accepted once, in any session, and does not use up the next one', async () => {
    const { email, id, telephone } = await protect();
    const at = (seconds) => telephone.generate({ timestamp: Date.now() + seconds * 1000 });
    // The code of the setup is already used, whichever period it fell into.
    const { access_token: token } = await signIn(email);
    const tries = [];
    for (const code of [at(0), at(0), at(30), at(30)]) tries.push(await verify(token, id, code));
    const accepted = tries.map(({ status }) => status === 200);
    assert.deepEqual(accepted.slice(1), [false, true, false]);
    assert.equal(tries[3].code, 'mfa_verification_failed');
  });

  test('a challenge is valid for its authenticator, once, for five minutes', async () => {
    const { token, id, telephone } = await protect();
    const { answer } = await ask(`factors/${id}/challenge`, { token });
    const body = { challenge_id: answer.id, code: telephone.generate() };
    await embedded.sql(
      `update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1`,
      [answer.id],
    );
    const late = await ask(`factors/${id}/verify`, { token, body });
    assert.deepEqual([late.status, late.code], [422, 'mfa_challenge_expired']);
    for (const challenge_id of [answer.id, 'x', null, undefined]) {
      const again = await ask(`factors/${id}/verify`, { token, body: { ...body, challenge_id } });
      assert.equal(again.status, 422);
    }
  });

  test('other accounts can’t use or remove an authenticator', async () => {
    const owner = await protect();
    const other = await protect();
    for (const token of [undefined, 'x', other.given]) {
      const { id } = owner;
      const code = owner.telephone.generate();
      const refused = [
        await ask(`factors/${id}/challenge`, { token }),
        await ask(`factors/${id}/verify`, { token, body: { challenge_id: id, code } }),
        await ask(`factors/${id}`, { token, method: 'DELETE' }),
      ];
      for (const { status } of refused) assert.ok(status >= 400 && status < 500);
    }
    const { answer } = await ask('user', { token: owner.given, method: 'GET' });
    assert.equal(answer.factors.length, 1);
  });

  test('a password alone can’t add or remove an authenticator, or set a new password', async () => {
    const account = await protect();
    const { access_token: token } = await signIn(account.email);
    const body = { factor_type: 'totp', friendly_name: 'Outro' };
    assert.equal((await ask('factors', { token, body })).code, 'insufficient_aal');
    const removal = await ask(`factors/${account.id}`, { token, method: 'DELETE' });
    assert.equal(removal.code, 'insufficient_aal');

    await ask('recover', { body: { email: account.email } });
    const [{ recovery_token: hash }] = await embedded.sql(
      'select recovery_token from auth.users where email = $1',
      [account.email],
    );
    const recovery = await ask('verify', { body: { token_hash: hash, type: 'recovery' } });
    const owed = recovery.answer.access_token;
    const password = { password: 'Outra-1234' };
    const refused = await ask('user', { token: owed, body: password, method: 'PUT' });
    assert.deepEqual([refused.status, refused.code], [401, 'insufficient_aal']);
    const given = await verify(owed, account.id, account.telephone.generate());
    const { access_token: full } = given.answer;
    assert.deepEqual(
      claimsOf(full).amr.map(({ method }) => method),
      ['totp', 'otp'],
    );
    assert.equal((await ask('user', { token: full, body: password, method: 'PUT' })).status, 200);
  });

  test('a code ends the sessions that were opened without one', async () => {
    const account = await newAccount();
    const other = await signIn(account.email);
    const { id, telephone } = await enrol(account.token);
    const { answer } = await verify(account.token, id, telephone.generate());
    assert.notEqual((await ask('user', { token: other.access_token, method: 'GET' })).status, 200);
    assert.equal((await ask('user', { token: answer.access_token, method: 'GET' })).status, 200);
  });

  test('removing an authenticator lowers the assurance level of every session', async () => {
    const account = await protect();
    const removal = await ask(`factors/${account.id}`, { token: account.given, method: 'DELETE' });
    assert.equal(removal.status, 200);
    const body = { refresh_token: account.session.refresh_token };
    const renewed = await ask('token?grant_type=refresh_token', { body });
    assert.equal(claimsOf(renewed.answer.access_token).aal, 'aal1');
    assert.equal(renewed.answer.user.factors, undefined);
  });

  test('names must be valid and unique, no other kind is accepted, ten are the limit', async () => {
    const { token } = await newAccount();
    await enrol(token, 'Celular 0');
    const again = { factor_type: 'totp', friendly_name: 'Celular 0' };
    assert.equal((await ask('factors', { token, body: again })).code, 'mfa_factor_name_conflict');
    const phone = { factor_type: 'phone', phone: '5547999990000' };
    assert.equal((await ask('factors', { token, body: phone })).status, 400);
    for (const name of [{}, ['Celular'], 7, 'Celular\0']) {
      const unnamed = { factor_type: 'totp', friendly_name: name };
      assert.equal((await ask('factors', { token, body: unnamed })).status, 400);
    }
    for (let i = 1; i < 10; i++) await enrol(token, `Celular ${i}`);
    const more = { factor_type: 'totp', friendly_name: 'Celular 10' };
    const refused = await ask('factors', { token, body: more });
    assert.equal(refused.code, 'too_many_enrolled_mfa_factors');
  });

  test('an account may enter twenty wrong codes per hour', async () => {
    const account = await protect();
    const right = account.telephone.generate();
    const wrong = new TOTP({ secret: new Secret() }).generate();
    for (let tries = 0; tries < 20; tries++) {
      assert.equal((await verify(account.given, account.id, wrong)).status, 422);
    }
    assert.equal((await verify(account.given, account.id, right)).status, 429);
    const other = await protect();
    const unused = other.telephone.generate({ timestamp: Date.now() + 30_000 });
    assert.equal((await verify(other.given, other.id, unused)).status, 200);
  });
});
