import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ID } from './fixtures.mjs';
import {
  as,
  changes,
  newest,
  newHotel,
  newSession,
  pictures,
  restore,
  row,
  sql,
  stepBack,
  version,
} from './history-records.mjs';
import { become } from './identities.mjs';

describe('history', () => {
  test('restores a deleted hotel with its pictures, in their order, and its offers', async () => {
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

  test('restores an older version of a hotel: its fields, pictures and main picture', async () => {
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

  test('a restored hotel gets a free slug if its own is taken, no region if it is gone', async () => {
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

  test('former slugs redirect to a restored hotel again, unless another hotel has them', async () => {
    // The former slugs of another deleted hotel are not given to this one.
    const { id: gone } = await newHotel();
    await as('editor', "update public.hotels set slug = slug || '-b' where id = $1", [gone]);
    await as('admin', 'delete from public.hotels where id = $1', [gone]);

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

    // A slug that now redirects to another hotel is not taken from it.
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

  test('a slug that another hotel had in the meantime still redirects to that hotel', async () => {
    const { id } = await newHotel();
    const { slug: first } = await row('hotels', id);
    await as('editor', 'update public.hotels set slug = $2 where id = $1', [id, `${first}-b`]);
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    const [{ id: heir }] = await as(
      'editor',
      "insert into public.hotels (name, location, slug) values ('Z', 'Rio', $1) returning id",
      [first],
    );
    await as('editor', 'update public.hotels set slug = $2 where id = $1', [heir, `${first}-c`]);
    const { change_id: change } = await newest('hotels', id);
    assert.equal((await restore('hotels', id, change, change)).status, 'restored');
    const leads = await sql('select hotel_id from public.hotel_former_slugs where slug = $1', [
      first,
    ]);
    assert.deepEqual(leads, [{ hotel_id: heir }]);
  });

  test('a restored region returns to the hotels that lost it, not to those moved since', async () => {
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

  test('restores the settings, and offers only if their hotel exists', async () => {
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

  test('refuses to restore if the newest change was not seen, and changes nothing', async () => {
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

  test('of two concurrent restores, one succeeds and the other gets a conflict', async () => {
    const { id } = await newHotel();
    await as('admin', 'delete from public.hotels where id = $1', [id]);
    const { change_id: change } = await newest('hotels', id);
    const sessions = await Promise.all([1, 2].map(() => newSession()));
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

  test('a version that violates a current constraint is refused and changes nothing', async () => {
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
});
