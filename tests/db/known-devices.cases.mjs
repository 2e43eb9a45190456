import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const EMAIL = 'editor@example.com';
const OTHER = 'admin@example.com';
const PASSWORD = { amr: [{ method: 'password', timestamp: 1 }] };
const RECOVERY = { amr: [{ method: 'otp', timestamp: 1 }] };

const count = async (
  as,
  { email = EMAIL, devices = null, scope = 'login', digest = null } = {},
) => {
  const sql = 'select * from public.count_sign_in_attempt($1, $2, $3, $4)';
  const { rows, error } = await as('anon', sql, [scope, email, digest, devices]);
  return error ?? rows[0];
};
/** Completes a sign-in of the account. Returns the content of the browser's cookie. */
const complete = async (as, devices = null, { who = 'editor', claims = PASSWORD } = {}) => {
  const sql = 'select public.complete_sign_in($1) as devices';
  const { rows, error } = await as(who, sql, [devices], claims);
  return error ?? rows[0].devices;
};
const fail = async (as, attempt, times) => {
  for (let i = 0; i < times; i += 1) await count(as, attempt);
};
const isAllowed = async (as, attempt) => (await count(as, attempt)).allowed;

test(
  'strangers can lock an account, but not for a browser that has signed in to it before',
  scene(async ({ as }) => {
    const devices = await complete(as);
    await fail(as, {}, 6);
    assert.equal(await isAllowed(as), false);
    assert.equal(await isAllowed(as, { email: EMAIL.toUpperCase(), devices }), true);
    assert.equal(await isAllowed(as, { scope: 'reset', devices }), true);
    // Nor does it matter if the browser shares its address with the strangers, as in an office.
    const digest = 'a'.repeat(64);
    for (let i = 0; i < 51; i += 1) await count(as, { email: `x${i}@example.com`, digest });
    assert.equal(await isAllowed(as, { email: 'y@example.com', digest }), false);
    assert.equal(await isAllowed(as, { devices, digest }), true);
  }),
);

test(
  'a known browser has its own limits for the account, and reaching them locks no other browser',
  scene(async ({ as }) => {
    const devices = await complete(as);
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      const verdict = { allowed: true, retry_after: 0, begins_lockout: false, attempts };
      assert.deepEqual({ ...(await count(as, { devices })) }, verdict);
    }
    const exceeding = await count(as, { devices });
    assert.deepEqual([exceeding.begins_lockout, exceeding.retry_after], [true, 1800]);
    assert.equal(await isAllowed(as), true);
  }),
);

test(
  'a token is valid for its own account, unmodified, until it expires',
  scene(async ({ sql, as }) => {
    const devices = await complete(as);
    const [device, expiry, signature] = devices.split('.');
    await fail(as, {}, 6);
    await fail(as, { email: OTHER }, 6);
    const changed = [
      `${UID.admin}.${expiry}.${signature}`,
      `${device}.${Number(expiry) + 1}.${signature}`,
      `${device}.${expiry}.${signature.replace(/.$/, (end) => (end === '0' ? '1' : '0'))}`,
      `${device}.${expiry}`,
      '~~',
      "' or true --",
      'a.b.c~d',
    ];
    for (const wrong of changed)
      assert.equal(await isAllowed(as, { devices: wrong }), false, wrong);
    assert.equal(await isAllowed(as, { email: OTHER, devices }), false);
    const past = '1600000000';
    const [{ signed }] = await sql('select private.device_signature($1, $2, $3) as signed', [
      EMAIL,
      device,
      past,
    ]);
    assert.equal(await isAllowed(as, { devices: `${device}.${past}.${signed}` }), false);
    assert.equal(await isAllowed(as, { devices }), true);
  }),
);

test(
  'a browser can be known to several accounts, and keeps its count when its token is renewed',
  scene(async ({ as }) => {
    const first = await complete(as);
    const both = await complete(as, first, { who: 'admin' });
    await fail(as, {}, 6);
    await fail(as, { email: OTHER }, 6);
    assert.equal(await isAllowed(as, { devices: both }), true);
    assert.equal(await isAllowed(as, { email: OTHER, devices: both }), true);
    await fail(as, { devices: both }, 6);
    const again = await complete(as, both);
    assert.equal(again.split('~').length, 2);
    // Locked by its own attempts, which a sign-in elsewhere does not end.
    assert.equal(await isAllowed(as, { devices: again }), false);
    let many = again;
    for (let i = 0; i < 9; i += 1) many = await complete(as, `${many}~${many}`);
    assert.ok(many.split('~').length <= 4, many);
  }),
);

test(
  'a sign-in resets the attempts of its own account and ends no lockout',
  scene(async ({ as }) => {
    await fail(as, {}, 4);
    await fail(as, { email: 'ana@example.com' }, 6);
    await complete(as);
    assert.equal((await count(as)).attempts, 1);
    assert.equal(await isAllowed(as, { email: 'ana@example.com' }), false);
    // The right password, sent to the auth API during the site's lockout.
    await fail(as, {}, 6);
    await complete(as);
    assert.equal(await isAllowed(as), false);
  }),
);

test(
  'a completed recovery ends the account’s lockout in every browser, but makes none known',
  scene(async ({ sql, as }) => {
    const devices = await complete(as);
    await fail(as, {}, 6);
    await fail(as, { devices }, 6);
    const codes = () =>
      sql(
        "select scope from private.rate_limits where scope ~ '^code' and starts_with(subject, $1)",
        [EMAIL],
      );
    await sql(
      `insert into private.rate_limits (scope, subject, locked_until)
       values ('code', $1, now() + interval '9 minutes'),
         ('code-device', $1 || '#x', now() + interval '9 minutes')`,
      [EMAIL],
    );
    assert.equal(await complete(as, null, { claims: RECOVERY }), null);
    assert.equal(await isAllowed(as), true);
    assert.equal(await isAllowed(as, { devices }), true);
    assert.deepEqual(await codes(), []);
  }),
);

test(
  'a completed recovery does not affect an address that begins with the same characters',
  scene(async ({ sql, as }) => {
    const longer = { id: '10000000-0000-4000-8000-000000000006', email: `${EMAIL}.br` };
    await sql('insert into auth.users (id, email) values ($1, $2)', [longer.id, longer.email]);
    const devices = await complete(as, null, { who: longer.id });
    await fail(as, { email: longer.email, devices }, 6);
    await complete(as, null, { claims: RECOVERY });
    assert.equal(await isAllowed(as, { email: longer.email, devices }), false);
  }),
);

test(
  'only the account itself can end its lockout or get a token for it',
  scene(async ({ sql, as }) => {
    await fail(as, {}, 6);
    assert.equal((await complete(as, null, { who: 'anon' })).code, '42501');
    assert.equal(await complete(as, null, { who: 'forged', claims: RECOVERY }), null);
    await complete(as, null, { who: 'investidor', claims: RECOVERY });
    await sql('create table if not exists auth.sessions (id uuid primary key, user_id uuid)');
    const over = { ...RECOVERY, session_id: 'e0000000-0000-4000-8000-000000000009' };
    assert.equal(await complete(as, null, { claims: over }), null);
    assert.equal(await isAllowed(as), false);
  }),
);
