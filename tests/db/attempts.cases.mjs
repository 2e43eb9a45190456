import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

const LIMIT = { max: 5, window: '15 minutes', lockout: '30 minutes' };

const take = async (sql, subject, { max, window, lockout } = LIMIT, scope = 'login') =>
  (
    await sql('select * from private.take_attempt($1, $2, $3, $4, $5)', [
      scope,
      subject,
      max,
      window,
      lockout,
    ])
  )[0];
const takeMany = async (sql, subject, times) => {
  for (let i = 0; i < times; i += 1) await take(sql, subject);
};
/** Simulates the passing of time for the counters of one subject. */
const later = (sql, subject, interval) =>
  sql(
    `update private.rate_limits set window_started_at = window_started_at - $2::interval,
       locked_until = locked_until - $2::interval where subject = $1`,
    [subject, interval],
  );

const ALLOWED = { allowed: true, retry_after: 0, begins_lockout: false };
const EXCEEDED = { allowed: false, retry_after: 1800, begins_lockout: true };

test(
  'allows five attempts, begins the lockout at the sixth, makes later ones wait for its end',
  scene(async ({ sql }) => {
    for (let i = 0; i < 5; i += 1) assert.deepEqual(await take(sql, 'a@example.com'), ALLOWED);
    assert.deepEqual(await take(sql, 'a@example.com'), EXCEEDED);
    await later(sql, 'a@example.com', '20 minutes');
    const { allowed, retry_after, begins_lockout } = await take(sql, 'a@example.com');
    assert.deepEqual({ allowed, begins_lockout }, { allowed: false, begins_lockout: false });
    assert.ok(retry_after > 595 && retry_after <= 600, String(retry_after));
  }),
);

test(
  'attempts during a lockout don’t prolong it, and counting starts over once it ends',
  scene(async ({ sql }) => {
    await takeMany(sql, 'a@example.com', 50);
    await later(sql, 'a@example.com', '30 minutes');
    for (let i = 0; i < 5; i += 1) assert.deepEqual(await take(sql, 'a@example.com'), ALLOWED);
    assert.deepEqual(await take(sql, 'a@example.com'), EXCEEDED);
  }),
);

test(
  'attempts count until their window has passed, and no longer',
  scene(async ({ sql }) => {
    await takeMany(sql, 'a@example.com', 5);
    await later(sql, 'a@example.com', '14 minutes 59 seconds');
    assert.equal((await take(sql, 'a@example.com')).allowed, false);
    await takeMany(sql, 'b@example.com', 5);
    await later(sql, 'b@example.com', '15 minutes');
    assert.deepEqual(await take(sql, 'b@example.com'), ALLOWED);
  }),
);

test(
  'counts each subject and each scope separately',
  scene(async ({ sql }) => {
    await takeMany(sql, 'a@example.com', 6);
    assert.equal((await take(sql, 'a@example.com')).allowed, false);
    assert.equal((await take(sql, 'b@example.com')).allowed, true);
    assert.equal((await take(sql, 'a@example.com', LIMIT, 'reset')).allowed, true);
    assert.equal((await take(sql, 'a@example.com')).allowed, false);
  }),
);

test(
  'counting also starts over after a lockout that is shorter than the window',
  scene(async ({ sql }) => {
    const limit = { max: 1, window: '30 minutes', lockout: '15 minutes' };
    for (let i = 0; i < 2; i += 1) await take(sql, 'a@example.com', limit);
    await later(sql, 'a@example.com', '15 minutes');
    assert.deepEqual(await take(sql, 'a@example.com', limit), ALLOWED);
  }),
);

test(
  'deletes obsolete counters, twenty at a time, but no locked ones',
  scene(async ({ sql }) => {
    const add = (name, age, locked) =>
      sql(
        `insert into private.rate_limits (scope, subject, attempts, window_started_at, locked_until)
         values ('login', $1, 6, now() - $2::interval, now() + $3::interval)`,
        [name, age, locked],
      );
    for (let i = 0; i < 25; i += 1) await add(`old-${i}`, '3 days', null);
    await add('locked', '1 day 23 hours', '30 minutes');
    const left = async () =>
      (await sql("select subject from private.rate_limits where subject ~ '^(old|locked)'")).length;
    await take(sql, 'a@example.com');
    assert.equal(await left(), 6);
    await take(sql, 'a@example.com');
    assert.equal(await left(), 1);
  }),
);

test(
  'deleting an obsolete counter leaves the other counters of its subject',
  scene(async ({ sql }) => {
    await takeMany(sql, 'a@example.com', 6);
    await sql(`insert into private.rate_limits (scope, subject, window_started_at)
      values ('reset', 'a@example.com', now() - interval '3 days')`);
    await take(sql, 'b@example.com');
    assert.equal((await take(sql, 'a@example.com')).allowed, false);
  }),
);

for (const [what, limit] of [
  ['no attempts', { ...LIMIT, max: 0 }],
  ['no window', { ...LIMIT, window: '0' }],
  ['a lockout in the past', { ...LIMIT, lockout: '-1 minute' }],
  ['a window longer than counters are kept', { ...LIMIT, window: '25 hours' }],
]) {
  test(
    `a limit with ${what} is a mistake`,
    scene(async ({ sql }) => {
      await assert.rejects(take(sql, 'a@example.com', limit), /a limit needs attempts/);
    }),
  );
}
