import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

const COUNT = 'select * from public.count_sign_in_attempt($1, $2, $3)';
const DIGEST = 'a'.repeat(64);

const count = async (as, email, { scope = 'login', digest = null, identity = 'anon' } = {}) => {
  const { rows, error } = await as(identity, COUNT, [scope, email, digest]);
  return error ?? rows[0];
};

for (const [scope, attempts, lockout] of [
  ['login', 5, 1800],
  ['reset', 3, 3600],
]) {
  test(
    `${scope}: ${attempts} attempts, the next begins a lockout of ${lockout} s, later ones wait`,
    scene(async ({ as }) => {
      for (let i = 1; i <= attempts; i += 1) {
        const verdict = { allowed: true, retry_after: 0, begins_lockout: false, attempts: i };
        assert.deepEqual({ ...(await count(as, 'ana@example.com', { scope })) }, verdict);
      }
      const exceeding = await count(as, 'ana@example.com', { scope });
      assert.equal(exceeding.allowed, false);
      assert.equal(exceeding.begins_lockout, true);
      assert.equal(exceeding.retry_after, lockout);
      const later = await count(as, 'ana@example.com', { scope });
      assert.equal(later.allowed, false);
      assert.equal(later.begins_lockout, false);
      assert.ok(later.retry_after <= lockout && later.retry_after > lockout - 60);
      assert.equal((await count(as, 'bia@example.com', { scope })).allowed, true);
    }),
  );
}

test(
  'every spelling of an address counts for the same account',
  scene(async ({ as }) => {
    const spellings = [
      'ana@example.com',
      ' ANA@example.com ',
      'Ana@EXAMPLE.com',
      'ana@example.com\u200b',
      'ａｎａ@example.com',
    ];
    for (const spelling of spellings) assert.equal((await count(as, spelling)).allowed, true);
    assert.equal((await count(as, 'ana@example.com')).allowed, false);
  }),
);

const ANA = '10000000-0000-4000-8000-000000000007';

for (const [scope, minutes, most] of [
  ['login', 15, 5],
  ['code', 15, 5],
  ['reset', 60, 3],
]) {
  test(
    `${scope}: what was counted ${minutes} minutes ago counts no more, a minute less still does`,
    scene(async ({ sql, as }) => {
      await sql('insert into auth.users (id, email) values ($1, $2)', [ANA, 'ana@example.com']);
      const identity = scope === 'code' ? ANA : 'anon';
      const countAfter = async (age) => {
        await sql(
          `update private.rate_limits set attempts = $1, locked_until = null,
           window_started_at = clock_timestamp() - $2::interval where subject = 'ana@example.com'`,
          [most, `${age} minutes`],
        );
        return (await count(as, 'ana@example.com', { scope, identity })).attempts;
      };
      await count(as, 'ana@example.com', { scope, identity });
      assert.equal(await countAfter(minutes - 1), most + 1);
      assert.equal(await countAfter(minutes), 1);
    }),
  );
}

test(
  'counting starts over after the lockout and after the window',
  scene(async ({ sql, as }) => {
    for (let i = 0; i < 6; i += 1) await count(as, 'ana@example.com');
    await sql(
      `update private.rate_limits set locked_until = now() - interval '1 second',
       window_started_at = now() - interval '31 minutes' where scope = 'login'`,
    );
    assert.equal((await count(as, 'ana@example.com')).attempts, 1);
    await sql(
      `update private.rate_limits set attempts = 5,
       window_started_at = now() - interval '16 minutes' where scope = 'login'`,
    );
    assert.equal((await count(as, 'ana@example.com')).attempts, 1);
  }),
);

test(
  'a client address has its own limit, besides those of the accounts',
  scene(async ({ as }) => {
    for (let i = 0; i < 50; i += 1) {
      const verdict = await count(as, `conta${i}@example.com`, { digest: DIGEST });
      assert.equal(verdict.allowed, true);
    }
    assert.equal((await count(as, 'outra@example.com', { digest: DIGEST })).allowed, false);
    const elsewhere = { digest: 'b'.repeat(64) };
    assert.equal((await count(as, 'outra@example.com', elsewhere)).allowed, true);
  }),
);

for (const [why, scope, email, digest] of [
  ['no scope', null, 'ana@example.com', null],
  ['an invented scope', 'newsletter', 'ana@example.com', null],
  ['no address', 'login', null, null],
  ['a blank address', 'login', ' \u200b ', null],
  ['a client that is no digest', 'login', 'ana@example.com', '203.0.113.7'],
]) {
  test(
    `${why} is refused and counts nothing`,
    scene(async ({ sql, as }) => {
      const counters = () => sql('select * from private.rate_limits order by scope, subject');
      const before = await counters();
      assert.equal((await count(as, email, { scope, digest })).code, '22023');
      assert.deepEqual(await counters(), before);
    }),
  );
}

test(
  'a long address is counted, not refused',
  scene(async ({ as }) => {
    assert.equal((await count(as, `${'a'.repeat(5_000)}@example.com`)).allowed, true);
  }),
);
