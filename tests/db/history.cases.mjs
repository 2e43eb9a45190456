import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { become, IDENTITIES, UID } from './identities.mjs';

/** A change is a transaction: these requests commit, in a database of their own. */
describe('history', () => {
  let database;
  let session;
  before(async () => {
    database = await openDatabase();
    await load(database.exec);
    session = await database.session();
  });
  after(() => database?.close());

  const as = (identity, sql, params) =>
    session.transaction(async (query) => {
      await become(query, identity);
      return (await query(sql, params)).rows;
    });
  const sql = async (text, params) => (await database.query(text, params)).rows;

  const changes = (kind, id, identity = 'admin') =>
    as(identity, 'select * from public.record_changes(kind => $1, record_id => $2)', [kind, id]);
  const newest = async (kind, id) => (await changes(kind, id))[0];
  const version = (kind, id, change) =>
    as('admin', 'select public.record_version($1, $2, $3) as v', [kind, id, change]).then(
      ([{ v }]) => v,
    );
  const restore = (kind, id, change, seen, identity = 'admin') =>
    as(identity, 'select public.restore_record($1, $2, $3, $4) as r', [
      kind,
      id,
      change,
      seen,
    ]).then(([{ r }]) => r);
  /** The newest change of a record, restored to the one that is `steps` lines older. */
  const stepBack = async (kind, id, steps = 1) => {
    const lines = await changes(kind, id);
    return restore(kind, id, lines[steps].change_id, lines[0].change_id);
  };
  const row = async (table, id) =>
    (await sql(`select * from public.${table} where id = $1`, [id]))[0];

  let hotels = 0;
  /** A hotel of the test's own with two images and an offer, as one save each. */
  async function newHotel(more = {}) {
    hotels += 1;
    const [{ id }] = await as(
      'editor',
      `insert into public.hotels (name, location, region_id, features)
       values ($1, 'Rio', $2, $3) returning id`,
      [`Ipê História ${hotels}`, more.region ?? null, JSON.stringify(more.features ?? {})],
    );
    await as(
      'editor',
      `insert into public.hotel_images (hotel_id, image_url, is_main)
       values ($1, '/art/rio.webp', true), ($1, '/art/manaus.webp', false)`,
      [id],
    );
    const [offer] = await as(
      'editor',
      `insert into public.hotel_packages (hotel_id, name, price, features)
       values ($1, 'Três noites', 890, '["Café"]') returning id`,
      [id],
    );
    return { id, offer: offer.id };
  }
  const pictures = (id) =>
    sql(
      `select id, image_url, is_main, created_at from public.hotel_images
       where hotel_id = $1 order by is_main desc, id`,
      [id],
    );

  test('a save is one line, with the fields it touched; pictures are their hotel’s', async () => {
    const { id } = await newHotel({ features: { rooms: [{ name: 'A' }], phone: '1' } });
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
    assert.equal(lines[0].name, `Ipê História ${hotels}`);
  });

  test('a version is what was there then, pictures included', async () => {
    const { id } = await newHotel();
    await as('editor', 'update public.hotels set price = 100 where id = $1', [id]);
    await as('editor', 'delete from public.hotel_images where hotel_id = $1', [id]);
    await as('editor', 'update public.hotels set price = 200 where id = $1', [id]);
    const lines = await changes('hotels', id);
    const seen = await Promise.all(lines.map((line) => version('hotels', id, line.change_id)));
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

  test('a deleted hotel comes back with its pictures, in their order, and its offers', async () => {
    const { id, offer } = await newHotel({ region: ID.regionActive });
    const stored = await row('hotels', id);
    const shown = await pictures(id);
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    assert.equal(await row('hotel_packages', offer), undefined);

    const gone = await as('admin', 'select * from public.record_changes(only_removed => true)');
    const line = gone.find(({ subject_id: subject }) => subject === id);
    assert.equal(line.offers, 1);
    const { lost } = await version('hotels', id, line.change_id);
    assert.deepEqual(lost, [{ id: offer, name: 'Três noites' }]);

    const { status, notes, returned } = await restore(
      'hotels',
      id,
      line.change_id,
      (await newest('hotels', id)).change_id,
    );
    assert.deepEqual([status, notes, returned], ['restored', [], 1]);
    const { updated_at: was, ...content } = stored;
    const { updated_at: is, ...again } = await row('hotels', id);
    assert.deepEqual(again, content);
    assert.ok(is > was);
    assert.deepEqual(await pictures(id), shown);
    assert.deepEqual((await row('hotel_packages', offer)).features, ['Café']);

    const [done] = await changes('hotels', id);
    assert.equal(Number(done.restored_id), Number(line.change_id));
    assert.equal(done.actor_email, 'admin@example.com');
    const left = await as('admin', 'select * from public.record_changes(only_removed => true)');
    assert.ok(!left.some(({ subject_id: subject }) => [id, offer].includes(subject)));
  });

  test('a live hotel goes back to an older version: fields, pictures and the main one', async () => {
    const { id } = await newHotel({ features: { rooms: [{ name: 'A' }] } });
    const [main, other] = await pictures(id);
    await as('editor', 'update public.hotel_images set is_main = false where id = $1', [main.id]);
    await as('editor', 'update public.hotel_images set is_main = true where id = $1', [other.id]);
    await as(
      'editor',
      `insert into public.hotel_images (hotel_id, image_url) values ($1, '/art/cafe.webp')`,
      [id],
    );
    await as('editor', "update public.hotels set features = '{}', price = 5 where id = $1", [id]);
    const { status } = await stepBack('hotels', id, 4);
    assert.equal(status, 'restored');
    assert.deepEqual(await pictures(id), [main, other]);
    assert.deepEqual((await row('hotels', id)).features, { rooms: [{ name: 'A' }] });
    assert.equal(Number((await row('hotels', id)).price), 0);
  });

  test('a slug that is taken meanwhile becomes the next free one; a region that is gone, none', async () => {
    const [region] = await as(
      'editor',
      "insert into public.regions (name) values ('Só um dia') returning id",
    );
    const { id } = await newHotel({ region: region.id });
    const { slug } = await row('hotels', id);
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    await as('admin', 'delete from public.regions where id = $1', [region.id]);
    for (const taken of [slug, `${slug}-2`]) {
      await as(
        'editor',
        "insert into public.hotels (name, location, slug) values ('X', 'Rio', $1)",
        [taken],
      );
    }
    const { change_id: change } = await newest('hotels', id);
    const { status, notes } = await restore('hotels', id, change, change);
    assert.deepEqual([status, notes], ['restored', ['region', 'slug']]);
    const { slug: now, region_id: none } = await row('hotels', id);
    assert.deepEqual([now, none], [`${slug}-3`, null]);
  });

  test('the addresses that a hotel had before lead to it again, unless somebody else has them', async () => {
    const { id } = await newHotel();
    const { slug: first } = await row('hotels', id);
    for (const slug of [`${first}-b`, `${first}-c`]) {
      await as('editor', 'update public.hotels set slug = $2 where id = $1', [id, slug]);
    }
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    await as('editor', "insert into public.hotels (name, location, slug) values ('X', 'Rio', $1)", [
      `${first}-b`,
    ]);
    const { change_id: change } = await newest('hotels', id);
    assert.equal((await restore('hotels', id, change, change)).status, 'restored');
    const former = await sql('select slug from public.hotel_former_slugs where hotel_id = $1', [
      id,
    ]);
    assert.deepEqual(former, [{ slug: first }]);

    // And one that leads elsewhere by now is not taken from there.
    const { id: other } = await newHotel();
    const { slug } = await row('hotels', other);
    await as('admin', 'delete from public.hotels where id = $1', [other]);
    const [{ id: heir }] = await as(
      'editor',
      "insert into public.hotels (name, location, slug) values ('Y', 'Rio', $1) returning id",
      [slug],
    );
    await as('editor', 'update public.hotels set slug = $2 where id = $1', [heir, `${slug}-novo`]);
    const last = (await newest('hotels', other)).change_id;
    assert.deepEqual((await restore('hotels', other, last, last)).notes, ['slug']);
    assert.equal((await row('hotels', other)).slug, `${slug}-2`);
  });

  test('a deleted region comes back to the hotels that lost it, not to those moved since', async () => {
    const [region] = await as(
      'editor',
      "insert into public.regions (name) values ('Volta') returning id",
    );
    const [stays, moves] = [
      await newHotel({ region: region.id }),
      await newHotel({ region: region.id }),
    ];
    await as('admin', 'delete from public.regions where id = $1', [region.id]);
    await as('editor', 'update public.hotels set region_id = $2 where id = $1', [
      moves.id,
      ID.regionActive,
    ]);
    const { change_id: change } = await newest('regions', region.id);
    const { status, returned } = await restore('regions', region.id, change, change);
    assert.deepEqual([status, returned], ['restored', 1]);
    assert.equal((await row('hotels', stays.id)).region_id, region.id);
    assert.equal((await row('hotels', moves.id)).region_id, ID.regionActive);
  });

  test('an offer needs its hotel; the settings and a region go back as they were', async () => {
    const { id, offer } = await newHotel();
    await as('editor', 'update public.hotel_packages set price = 1 where id = $1', [offer]);
    assert.equal((await stepBack('hotel_packages', offer)).status, 'restored');
    assert.equal(Number((await row('hotel_packages', offer)).price), 890);
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    const { change_id: change } = await newest('hotel_packages', offer);
    assert.equal((await restore('hotel_packages', offer, change, change)).status, 'no-hotel');
    assert.equal(await row('hotel_packages', offer), undefined);

    await as('admin', "update public.general_config set primary_color = '#123456'");
    await as('admin', "update public.general_config set primary_color = '#654321'");
    assert.equal((await stepBack('general_config', '1')).status, 'restored');
    assert.equal((await row('general_config', 1)).primary_color, '#123456');
  });

  test('whoever has not seen the newest change is told, and nothing happens', async () => {
    const { id } = await newHotel();
    const [line] = await changes('hotels', id);
    await as('editor', 'update public.hotels set price = 7 where id = $1', [id]);
    assert.equal((await restore('hotels', id, line.change_id, line.change_id)).status, 'conflict');
    const seen = (await newest('hotels', id)).change_id;
    await as(
      'editor',
      "update public.hotel_images set image_url = '/art/x.webp' where hotel_id = $1 and is_main",
      [id],
    );
    assert.equal((await restore('hotels', id, line.change_id, seen)).status, 'conflict');
    assert.equal(Number((await row('hotels', id)).price), 7);
    assert.equal(
      (await restore('hotels', id, 999_999, (await newest('hotels', id)).change_id)).status,
      'missing',
    );
  });

  test('two restorations at once: one wins, the other is told', async () => {
    const { id } = await newHotel();
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    const { change_id: change } = await newest('hotels', id);
    const sessions = await Promise.all([1, 2].map(() => database.session()));
    const outcomes = await Promise.all(
      sessions.map(({ transaction }) =>
        transaction(async (query) => {
          await become(query, 'admin');
          const { rows } = await query('select public.restore_record($1, $2, $3, $4) as r', [
            'hotels',
            id,
            change,
            change,
          ]);
          return rows[0].r.status;
        }),
      ),
    );
    assert.deepEqual(outcomes.sort(), ['conflict', 'restored']);
  });

  test('of a profile only role and access come back, and one administrator always stays', async () => {
    const change = (set) =>
      as('admin', `update public.user_profiles set ${set} where id = $1`, [UID.investidor]);
    await change("role = 'editor'");
    await sql("update auth.users set email = 'nova@example.com' where id = $1", [UID.investidor]);
    await change('is_active = false');
    assert.equal((await stepBack('user_profiles', UID.investidor, 3)).status, 'restored');
    const { role, is_active: active, email } = await row('user_profiles', UID.investidor);
    assert.deepEqual([role, active, email], ['investidor', true, 'nova@example.com']);

    // The only administrator was an editor once, while there was another one.
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

  test('of an editor the hotels come back that still exist, and none rather than all', async () => {
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

  test('a version of an account from before there were limits leaves its limit', async () => {
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

  test('what is refused by a rule of today leaves everything as it is', async () => {
    const { id } = await newHotel();
    await as('editor', "update public.hotels set subtitle = 'curto' where id = $1", [id]);
    const before = (await changes('hotels', id)).length;
    await sql(
      'alter table public.hotels add constraint strict check (subtitle is not null) not valid',
    );
    await assert.rejects(stepBack('hotels', id), { code: '23514' });
    await sql('alter table public.hotels drop constraint strict');
    assert.equal((await row('hotels', id)).subtitle, 'curto');
    assert.equal((await changes('hotels', id)).length, before);
  });

  test('columns that came since keep what they hold', async () => {
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

  test('lists are filtered by kind and person, and go on where they ended', async () => {
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

  test('an inactive administrator restores nothing either', async () => {
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
