import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const ISSUE = 'select public.issue_account_ticket() as ticket';
const TICKETS = 'select count(*)::int as n from private.account_tickets';
let accounts = 0;

/** Signs up an account as the auth service does. Returns the author of its first history entry. */
async function signUp(sql, metadata) {
  accounts += 1;
  const email = `conta-${accounts}@example.com`;
  const [{ id }] = await sql(
    'insert into auth.users (email, raw_user_meta_data) values ($1, $2::jsonb) returning id',
    [email, JSON.stringify(metadata)],
  );
  const [entry] = await sql(
    "select * from public.audit_log where table_name = 'user_profiles' and row_id = $1",
    [id],
  );
  assert.equal(entry.action, 'INSERT');
  return [entry.actor_id, entry.actor_email];
}

const NOBODY = [null, null];
const ADMIN = [UID.admin, 'admin@example.com'];

for (const stage of [scene, widened]) {
  const walls = stage === scene ? 'grants and policies' : 'policies alone';

  test(
    `by ${walls} an account that an administrator makes has that author, for one account`,
    stage(async ({ sql, as }) => {
      const { rows } = await as('admin', ISSUE);
      const metadata = { account_ticket: rows[0].ticket };
      assert.deepEqual(await signUp(sql, metadata), ADMIN);
      assert.deepEqual(await signUp(sql, metadata), NOBODY);
      assert.deepEqual(await sql(TICKETS), [{ n: 0 }]);
    }),
  );

  test(
    `by ${walls} no one else gets a ticket`,
    stage(async ({ sql, as }) => {
      for (const who of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
        assert.equal((await as(who, ISSUE)).error?.code, '42501', who);
      }
      const recovery = { amr: [{ method: 'recovery' }] };
      assert.equal((await as('admin', ISSUE, [], recovery)).error?.code, '42501');
      assert.deepEqual(await sql(TICKETS), [{ n: 0 }]);
    }),
  );
}

test(
  'forged metadata at sign-up sets no author',
  scene(async ({ sql, as }) => {
    await as('admin', ISSUE);
    const [{ digest }] = await sql('select digest from private.account_tickets');
    const forgeries = [
      {},
      { account_ticket: null },
      { account_ticket: '' },
      { account_ticket: digest },
      { account_ticket: UID.admin },
      { account_ticket: { issued_by: UID.admin } },
      { actor_id: UID.admin, issued_by: UID.admin, created_by: UID.admin },
    ];
    for (const metadata of forgeries) {
      assert.deepEqual(await signUp(sql, metadata), NOBODY, JSON.stringify(metadata));
    }
    assert.deepEqual(await sql(TICKETS), [{ n: 1 }]);
  }),
);

test(
  'a ticket expires after ten minutes and is deleted when the next one is issued',
  scene(async ({ sql, as }) => {
    const { rows } = await as('admin', ISSUE);
    await sql("update private.account_tickets set issued_at = now() - interval '10 minutes'");
    assert.deepEqual(await signUp(sql, { account_ticket: rows[0].ticket }), NOBODY);
    await as('admin', ISSUE);
    assert.deepEqual(await sql(TICKETS), [{ n: 1 }]);
  }),
);

test(
  'an account created in a session has that session’s user as author, despite a ticket',
  scene(async ({ sql, as }) => {
    const { rows } = await as('admin', ISSUE);
    await sql("select set_config('request.jwt.claim.sub', $1, true)", [UID.editor]);
    const author = await signUp(sql, { account_ticket: rows[0].ticket });
    assert.deepEqual(author, [UID.editor, 'editor@example.com']);
  }),
);
