import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene, widened } = suite();

const PENDING = 'select * from public.pending_invitations($1)';
const INVITE = 'select public.record_invitation($1)';
const ALL = Object.values(UID);

async function hash(sql, who, value) {
  await sql('alter table auth.users add column if not exists encrypted_password text');
  await sql('update auth.users set encrypted_password = $2 where id = $1', [UID[who], value]);
}

for (const stage of [scene, widened]) {
  const walls = stage === scene ? 'grants and policies' : 'policies alone';

  test(
    `by ${walls} an invitation is pending until another password is chosen, for administrators`,
    stage(async ({ sql, as }) => {
      await hash(sql, 'editor', 'unknown');
      await hash(sql, 'investidor', 'own');
      const pending = async () => (await as('admin', PENDING, [ALL])).rows;
      assert.deepEqual(await pending(), []);
      assert.equal((await as('admin', INVITE, [UID.editor])).error, undefined);
      assert.deepEqual(await pending(), [{ pending_invitations: UID.editor }]);
      assert.deepEqual((await as('admin', PENDING, [[UID.investidor]])).rows, []);
      await hash(sql, 'editor', 'chosen');
      assert.deepEqual(await pending(), []);
      // A second invitation does not make the chosen password count as unknown.
      await as('admin', INVITE, [UID.editor]);
      assert.deepEqual(await pending(), []);
    }),
  );

  test(
    `by ${walls} no one else invites or sees invitations`,
    stage(async ({ sql, as }) => {
      await hash(sql, 'editor', 'unknown');
      await as('admin', INVITE, [UID.editor]);
      for (const who of ['anon', 'forged', 'inactive', 'investidor', 'editor']) {
        const { rows = [] } = await as(who, PENDING, [ALL]);
        assert.deepEqual(rows, [], who);
        const refused = await as(who, INVITE, [UID.admin]);
        assert.equal(refused.error?.code, '42501', who);
      }
    }),
  );
}
