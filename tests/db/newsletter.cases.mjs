import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

const ADDRESSES = JSON.parse(
  readFileSync(new URL('../fixtures/newsletter-addresses.json', import.meta.url), 'utf8'),
);
const LONG = `${'a'.repeat(64)}@${`${'b'.repeat(63)}.`.repeat(3)}com`;
const SUBSCRIBE = 'select public.subscribe_to_newsletter($1, $2) as wait';
const PER_ADDRESS = 5;
const ALTOGETHER = 60;

const subscribe = async (as, email, source = 'about', identity = 'anon') => {
  const { rows, error } = await as(identity, SUBSCRIBE, [email, source]);
  return error ?? rows[0].wait;
};
const subscribers = (sql) =>
  sql(
    `select email, source, consented_at::text as consented from public.newsletter_subscribers
     where email <> 'leitora@example.com' order by email`,
  );
const counters = (sql, scope = 'newsletter%') =>
  sql('select scope, subject, attempts from private.rate_limits where scope like $1', [scope]);

for (const [typed, stored] of ADDRESSES.taken) {
  test(
    `a visitor subscribes ${JSON.stringify(typed)}`,
    scene(async ({ sql, as }) => {
      assert.equal(await subscribe(as, typed), 0);
      const rows = await sql(
        'select source, consented_at <= now() as now from public.newsletter_subscribers where email = $1',
        [stored],
      );
      assert.deepEqual(rows, [{ source: 'about', now: true }]);
    }),
  );
}

test(
  `${ADDRESSES.refused.length} strings that are no address are refused and leave nothing behind`,
  scene(async ({ sql, as }) => {
    for (const typed of [...ADDRESSES.refused, LONG, '', ' ', null]) {
      const outcome = await subscribe(as, typed);
      // 22023 is raised by the function; 22021 by the server, for a text that it can't store.
      assert.match(String(outcome.code), /^2202[13]$/, JSON.stringify(typed));
    }
    assert.deepEqual(await subscribers(sql), []);
    assert.deepEqual(await counters(sql), []);
  }),
);

for (const source of [null, '', 'About', 'a b', '=1+1', '"><script>', 'x'.repeat(41)]) {
  test(
    `the source ${JSON.stringify(source)?.slice(0, 20)} is refused`,
    scene(async ({ sql, as }) => {
      assert.equal((await subscribe(as, 'nova@example.com', source)).code, '22023');
      assert.deepEqual(await subscribers(sql), []);
    }),
  );
}

test(
  'a known address gets the same answer as a new one and keeps its first consent',
  scene(async ({ sql, as }) => {
    await sql(
      `insert into public.newsletter_subscribers (email, source, consented_at)
       values ('antiga@example.com', 'home', '2020-01-01T00:00:00Z')`,
    );
    const before = await subscribers(sql);
    assert.equal(await subscribe(as, 'ANTIGA@example.com'), 0);
    assert.deepEqual(await subscribers(sql), before);
    assert.equal(await subscribe(as, 'nova@example.com'), 0);
  }),
);

test(
  'an address has to wait an hour after too many attempts; other addresses don’t',
  scene(async ({ as }) => {
    for (let i = 0; i < PER_ADDRESS; i += 1) {
      assert.equal(await subscribe(as, i % 2 ? 'nova@example.com' : ' NOVA@example.com'), 0);
    }
    assert.equal(await subscribe(as, 'nova@example.com'), 3600);
    const wait = await subscribe(as, 'nova@example.com');
    assert.ok(wait > 3590 && wait <= 3600, String(wait));
    assert.equal(await subscribe(as, 'outra@example.com'), 0);
  }),
);

test(
  'a flood of invented addresses ends at the overall limit, beyond which no counters are added',
  scene(async ({ sql, as }) => {
    for (let i = 0; i < ALTOGETHER; i += 1) {
      assert.equal(await subscribe(as, `n${i}@example.com`), 0);
    }
    const wait = await subscribe(as, 'mais@example.com');
    assert.ok(wait > 590 && wait <= 600, String(wait));
    for (let i = 0; i < 10; i += 1) await subscribe(as, `m${i}@example.com`);
    assert.equal((await subscribers(sql)).length, ALTOGETHER);
    assert.equal((await counters(sql, 'newsletter-address')).length, ALTOGETHER);
  }),
);

const LEAVE = 'select public.unsubscribe_from_newsletter($1)';
const leave = async (as, token, identity = 'anon') => (await as(identity, LEAVE, [token])).error;
const page = async (as, who = 'admin') =>
  (await as(who, 'select email, unsubscribe_token as token from public.newsletter_page()')).rows;
const tokenOf = async (as, email) => (await page(as)).find((row) => row.email === email)?.token;
const removals = (sql) =>
  sql(`select actor_id, actor_email, old_row, new_row from public.audit_log
       where table_name = 'newsletter_subscribers' order by id`);

test(
  'the link in an e-mail removes only its own subscriber, and does so permanently',
  scene(async ({ sql, as }) => {
    await subscribe(as, 'sai@example.com');
    await subscribe(as, 'fica@example.com');
    const token = await tokenOf(as, 'sai@example.com');
    const left = async () => (await subscribers(sql)).map(({ email }) => email);
    const forged = token.replace(/.$/, (end) => (end === '0' ? '1' : '0'));
    for (const wrong of [
      forged,
      `${token}0`,
      token.replace(/.$/, 'g'),
      token.split('.')[0],
      '',
      null,
    ]) {
      assert.equal(await leave(as, wrong), undefined, String(wrong));
    }
    assert.deepEqual(await left(), ['fica@example.com', 'sai@example.com']);
    for (let times = 0; times < 2; times += 1) {
      assert.equal(await leave(as, token), undefined);
      assert.deepEqual(await left(), ['fica@example.com']);
    }
    // A new subscription has a new link; the old one has no effect on it.
    await subscribe(as, 'sai@example.com');
    await leave(as, token);
    assert.deepEqual(await left(), ['fica@example.com', 'sai@example.com']);
  }),
);

test(
  'the same value is signed differently for each purpose',
  scene(async ({ sql }) => {
    const [{ same }] = await sql(
      "select private.signature('unsubscribe', 'x') = private.signature('device', 'x') as same",
    );
    assert.equal(same, false);
  }),
);

test(
  'unsubscribing resets the attempts to subscribe, not those to sign in with that address',
  scene(async ({ sql, as }) => {
    await subscribe(as, 'sai@example.com');
    await sql(
      "insert into private.rate_limits (scope, subject) values ('login', 'sai@example.com')",
    );
    await leave(as, await tokenOf(as, 'sai@example.com'));
    const left = await sql(
      "select scope from private.rate_limits where subject = 'sai@example.com'",
    );
    assert.deepEqual(left, [{ scope: 'login' }]);
  }),
);

test(
  'the audit log records that a subscriber left, but no address',
  scene(async ({ sql, as }) => {
    await subscribe(as, 'sai@example.com');
    await subscribe(as, 'pede@example.com');
    await leave(as, await tokenOf(as, 'sai@example.com'));
    const remove = "delete from public.newsletter_subscribers where email = 'pede@example.com'";
    assert.equal((await as('admin', remove)).rowCount, 1);
    const [byLink, byAdmin] = await removals(sql);
    assert.deepEqual([byLink.actor_id, byAdmin.actor_email], [null, 'admin@example.com']);
    for (const { old_row, new_row } of [byLink, byAdmin]) {
      assert.deepEqual(Object.keys(old_row).sort(), [
        'consented_at',
        'created_at',
        'email_digest',
        'id',
        'source',
      ]);
      assert.equal(new_row, null);
    }
    const everything = await sql(
      `select (select string_agg(log::text, '') from public.audit_log as log)
           || (select coalesce(string_agg(counter::text, ''), '') from private.rate_limits as counter)
         as kept`,
    );
    assert.doesNotMatch(everything[0].kept, /(?:sai|pede)@example/);
  }),
);

test(
  'only administrators get the links, page by page',
  scene(async ({ as }) => {
    for (const who of ['forged', 'inactive', 'investidor', 'editor']) {
      assert.deepEqual(await page(as, who), [], who);
    }
    const anon = await as('anon', 'select * from public.newsletter_page()');
    assert.equal(anon.error.code, '42501');
    await subscribe(as, 'nova@example.com');
    const seen = [];
    let after = null;
    for (let i = 0; i < 9; i += 1) {
      const { rows } = await as('admin', 'select id from public.newsletter_page($1, 1)', [after]);
      if (rows.length === 0) break;
      after = rows[0].id;
      seen.push(after);
    }
    assert.deepEqual([seen.length, seen], [2, [...seen].sort()]);
  }),
);

for (const identity of ['forged', 'investidor', 'editor', 'admin']) {
  test(
    `${identity} has no use for the visitors' form`,
    scene(async ({ sql, as }) => {
      assert.equal((await subscribe(as, 'nova@example.com', 'about', identity)).code, '42501');
      assert.deepEqual(await subscribers(sql), []);
    }),
  );
}

const INSIDE = [
  "select * from private.take_attempt('login', 'admin@example.com', 5, '1 hour', '1 hour')",
  "select private.record_subscriber('nova@example.com', 'about')",
  "select private.remove_subscriber('x')",
  "select private.signature('unsubscribe', 'x')",
  'select * from private.rate_limits',
];

for (const identity of ['anon', 'admin']) {
  test(
    `${identity} can't reach the counters past the function`,
    scene(async ({ as }) => {
      for (const request of INSIDE) {
        assert.equal((await as(identity, request)).error.code, '42501', request);
      }
    }),
  );
}
