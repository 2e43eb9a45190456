import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { as, changes, newest, newHotel, restore, row, sql, stepBack } from './history-records.mjs';
import { UID } from './identities.mjs';

describe('history', () => {
  test('restores only a profile’s role and access, and always keeps one administrator', async () => {
    const change = (set) =>
      as('admin', `update public.user_profiles set ${set} where id = $1`, [UID.investidor]);
    await change("role = 'editor'");
    await sql("update auth.users set email = 'nova@example.com' where id = $1", [UID.investidor]);
    await change('is_active = false');
    assert.equal((await stepBack('user_profiles', UID.investidor, 3)).status, 'restored');
    const { role, is_active: active, email } = await row('user_profiles', UID.investidor);
    assert.deepEqual([role, active, email], ['investidor', true, 'nova@example.com']);

    // A version that was inactive is restored as inactive.
    await change('is_active = false');
    await change('is_active = true');
    assert.equal((await stepBack('user_profiles', UID.investidor)).status, 'restored');
    assert.equal((await row('user_profiles', UID.investidor)).is_active, false);

    // The only administrator was once an editor, while there was another administrator.
    const appoint = (id, profile) =>
      sql('update public.user_profiles set role = $2, is_active = true where id = $1', [
        id,
        profile,
      ]);
    await appoint(UID.inactive, 'admin');
    await appoint(UID.admin, 'editor');
    await appoint(UID.admin, 'admin');
    await appoint(UID.inactive, 'editor');
    await sql('update public.user_profiles set is_active = false where id = $1', [UID.inactive]);
    const lines = await changes('user_profiles', UID.admin);
    const [, once] = lines;
    await assert.rejects(restore('user_profiles', UID.admin, once.change_id, lines[0].change_id), {
      message: 'É necessário manter ao menos um administrador ativo.',
    });
    const other = UID.investidor;
    await sql('delete from auth.users where id = $1', [other]);
    const { change_id: last } = await newest('user_profiles', other);
    assert.equal((await restore('user_profiles', other, last, last)).status, 'no-account');
  });

  test('limits a restored editor to the hotels that still exist, even to none', async () => {
    const [kept, gone] = [await newHotel(), await newHotel()];
    const set = (hotels) =>
      as('admin', 'update public.user_profiles set hotel_ids = $1 where id = $2', [
        hotels,
        UID.editor,
      ]);
    const limit = async () => (await row('user_profiles', UID.editor)).hotel_ids;
    await set([gone.id, kept.id]);
    await set([gone.id]);
    await set(null);
    const [, one, both, all] = await changes('user_profiles', UID.editor);
    const bring = async ({ change_id: change }) => {
      const { change_id: seen } = await newest('user_profiles', UID.editor);
      return restore('user_profiles', UID.editor, change, seen);
    };

    const { notes } = await bring(both);
    assert.deepEqual([notes, await limit()], [[], [gone.id, kept.id]]);
    await sql('delete from public.hotels where id = $1', [gone.id]);
    assert.deepEqual((await bring(all)).notes, []);
    assert.equal(await limit(), null);
    assert.deepEqual((await bring(both)).notes, ['hotels']);
    assert.deepEqual(await limit(), [kept.id]);
    assert.deepEqual((await bring(one)).notes, ['hotels']);
    assert.deepEqual(await limit(), []);
    assert.equal((await bring(all)).status, 'restored');
  });

  test('restoring a version from before limits existed keeps the account’s limit', async () => {
    const { id } = await newHotel();
    await sql('alter table public.user_profiles rename column hotel_ids to later');
    await sql("update public.user_profiles set role = 'investidor' where id = $1", [UID.editor]);
    await sql("update public.user_profiles set role = 'editor' where id = $1", [UID.editor]);
    await sql('alter table public.user_profiles rename column later to hotel_ids');
    await sql('update public.user_profiles set hotel_ids = $1 where id = $2', [[id], UID.editor]);
    await stepBack('user_profiles', UID.editor, 2);
    const { role, hotel_ids: limit } = await row('user_profiles', UID.editor);
    assert.deepEqual([role, limit], ['investidor', [id]]);
    await sql("update public.user_profiles set role = 'editor', hotel_ids = null where id = $1", [
      UID.editor,
    ]);
  });
});
