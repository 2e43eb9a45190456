import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ID } from './fixtures.mjs';
import {
  as,
  changes,
  newest,
  newHotel,
  newSession,
  restore,
  row,
  sql,
  stepBack,
  version,
} from './history-records.mjs';
import { become, IDENTITIES, UID } from './identities.mjs';

describe('history', () => {
  test('a save is one line with its changed fields; pictures belong to their hotel', async () => {
    const { id, name } = await newHotel({ features: { rooms: [{ name: 'A' }], phone: '1' } });
    await as(
      'editor',
      `update public.hotels set price = 300, features = '{"rooms": [{"name": "B"}], "phone": "1"}'
       where id = $1`,
      [id],
    );
    await as('admin', 'delete from public.hotel_images where hotel_id = $1 and not is_main', [id]);
    const lines = await changes('hotels', id);
    assert.deepEqual(
      lines.map(({ action, parts, actor_email: who }) => [action, parts, who]),
      [
        ['UPDATE', ['images'], 'admin@example.com'],
        ['UPDATE', ['features.rooms', 'price'], 'editor@example.com'],
        ['UPDATE', ['images'], 'editor@example.com'],
        ['INSERT', [], 'editor@example.com'],
      ],
    );
    assert.equal(lines[0].name, name);
  });

  test('added and removed fields are parts of a change too', async () => {
    const { id } = await newHotel({ features: { phone: '1' } });
    await as('editor', `update public.hotels set features = '{"pool": true}' where id = $1`, [id]);
    assert.deepEqual((await newest('hotels', id)).parts, ['features.phone', 'features.pool']);
  });

  test('a version shows the record as it was then, including its pictures', async () => {
    const { id } = await newHotel();
    await as('editor', 'update public.hotels set price = 100 where id = $1', [id]);
    await as('editor', 'delete from public.hotel_images where hotel_id = $1', [id]);
    await as('editor', 'update public.hotels set price = 200 where id = $1', [id]);
    const lines = await changes('hotels', id);
    const seen = [];
    for (const line of lines) seen.push(await version('hotels', id, line.change_id));
    assert.deepEqual(
      seen.map(({ row: { price }, images }) => [Number(price), images.length]),
      [
        [200, 0],
        [100, 0],
        [100, 2],
        [0, 2],
        [0, 0],
      ],
    );
    assert.equal(Number((await version('hotels', id, null)).row.price), 200);
    assert.equal(await version('hotels', ID.hotelActive, lines[0].change_id), null);
  });

  test('restoring an older version keeps the values of columns that were added since', async () => {
    const [{ id }] = await as(
      'editor',
      "insert into public.regions (name) values ('Antes') returning id",
    );
    await as('editor', "update public.regions set name = 'Depois' where id = $1", [id]);
    await sql("alter table public.regions add column later text default 'novo'");
    await sql("update public.regions set later = 'escrito' where id = $1", [id]);
    await stepBack('regions', id, 2);
    assert.deepEqual(
      [(await row('regions', id)).name, (await row('regions', id)).later],
      ['Antes', 'escrito'],
    );
    await as('admin', 'delete from public.regions where id = $1', [id]);
    const first = (await changes('regions', id)).at(-1);
    await restore('regions', id, first.change_id, (await newest('regions', id)).change_id);
    assert.equal((await row('regions', id)).later, 'novo');
    await sql('alter table public.regions drop column later');
  });

  test('lists are filtered by kind and person, and continue where they ended', async () => {
    const [region] = await as(
      'editor',
      "insert into public.regions (name) values ('Lista') returning id",
    );
    for (const name of ['a', 'b', 'c']) {
      await as('admin', 'update public.regions set name = $2 where id = $1', [region.id, name]);
    }
    const page = (asked, params) =>
      as('admin', `select * from public.record_changes(${asked})`, params);
    const mine = await page("kind => 'regions', person => $1, page_size => 2", [UID.admin]);
    assert.equal(mine.length, 2);
    const rest = await page("kind => 'regions', record_id => $1, before => $2", [
      region.id,
      mine[1].id,
    ]);
    assert.deepEqual(
      rest.map(({ action, actor_email: who }) => [action, who]),
      [
        ['UPDATE', 'admin@example.com'],
        ['INSERT', 'editor@example.com'],
      ],
    );
    for (const line of await page("by_nobody => true, kind => 'hotels'")) {
      assert.equal(line.actor_id, null);
    }
    assert.equal((await page('page_size => 100000')).length <= 100, true);
  });

  /** Runs several statements as one change by the administrator. */
  async function atOnce(statements) {
    const session = await newSession();
    await session.transaction(async (query) => {
      await become(query, 'admin');
      for (const [text, params] of statements) await query(text, params);
    });
    await session.close();
  }

  test('the line of a removed hotel counts only its own offers, each once', async () => {
    const [one, two] = [await newHotel(), await newHotel()];
    await atOnce([
      ['update public.hotel_packages set price = 1 where hotel_id = $1', [one.id]],
      ['delete from public.hotel_packages where hotel_id = $1', [two.id]],
      ['delete from public.hotels where id = $1', [one.id]],
    ]);
    const { action, offers, change_id: change } = await newest('hotels', one.id);
    assert.deepEqual({ action, offers }, { action: 'DELETE', offers: 1 });
    assert.equal((await version('hotels', one.id, change)).lost.length, 1);
  });

  test('an existing hotel has lost nothing, even if a save deleted an offer', async () => {
    const { id, offer } = await newHotel();
    await atOnce([
      ['update public.hotels set price = 7 where id = $1', [id]],
      ['delete from public.hotel_images where hotel_id = $1', [id]],
      ['delete from public.hotel_packages where id = $1', [offer]],
    ]);
    const { change_id: change } = await newest('hotels', id);
    assert.deepEqual((await version('hotels', id, change)).lost, []);
  });

  test('a removed region has lost its own hotels, each once, and none moved before', async () => {
    const region = ID.regionInactive;
    const [stays, moves] = [await newHotel({ region }), await newHotel({ region })];
    const own = await sql('select name from public.hotels where region_id = $1 order by name', [
      region,
    ]);
    const elsewhere = await newHotel({ region: ID.regionActive });
    await atOnce([
      ['update public.hotels set region_id = null where id = $1', [elsewhere.id]],
      ['update public.hotels set price = 7 where id = $1', [stays.id]],
      ['update public.hotels set region_id = $2 where id = $1', [moves.id, ID.regionActive]],
      ['delete from public.regions where id = $1', [region]],
    ]);
    const { change_id: change } = await newest('regions', region);
    const { lost } = await version('regions', region, change);
    assert.deepEqual(
      lost.map(({ name }) => name),
      own.map(({ name }) => name).filter((name) => name !== moves.name),
    );
  });

  for (const identity of IDENTITIES.filter((name) => name !== 'admin')) {
    test(`${identity} reads no history and restores nothing`, async () => {
      const { id } = await newHotel();
      await as('admin', 'update public.hotels set price = 9 where id = $1', [id]);
      const [line, older] = await changes('hotels', id);
      const quietly = (work) => work().catch((error) => error.code);
      const lines = await quietly(() => changes('hotels', id, identity));
      assert.ok(lines === '42501' || lines.length === 0);
      const past = await quietly(() =>
        as(identity, 'select public.record_version($1, $2, $3) as v', [
          'hotels',
          id,
          older.change_id,
        ]),
      );
      assert.ok(past === '42501' || past[0].v === null);
      const outcome = await quietly(() =>
        restore('hotels', id, older.change_id, line.change_id, identity),
      );
      assert.equal(outcome, '42501');
      assert.equal(Number((await row('hotels', id)).price), 9);
    });
  }

  test('an inactive administrator can’t restore anything either', async () => {
    const { id } = await newHotel();
    await as('admin', 'update public.hotels set price = 9 where id = $1', [id]);
    const [line, older] = await changes('hotels', id);
    await sql("update public.user_profiles set role = 'admin', is_active = false where id = $1", [
      UID.inactive,
    ]);
    await assert.rejects(restore('hotels', id, older.change_id, line.change_id, 'inactive'), {
      code: '42501',
    });
  });
});
