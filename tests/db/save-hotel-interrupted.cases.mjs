import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openDatabase } from './database.mjs';
import { ID, load } from './fixtures.mjs';
import { become } from './identities.mjs';
import {
  call,
  everything,
  FIELDS,
  hotel,
  NEW,
  PICTURE,
  picture,
  pictures,
  versionOf,
} from './saved-hotels.mjs';

/** Saves that commit, and saves whose connection ends before they do. */
describe('committed and interrupted saves', () => {
  let database;
  const sql = async (text, params) => (await database.query(text, params)).rows;
  before(async () => {
    database = await openDatabase();
    await load(database.exec);
  });
  after(() => database?.close());

  test('a save cut off between the hotel and its pictures leaves the old hotel as it was', async () => {
    const stored = await everything(sql);
    const version = await versionOf(sql, ID.hotelActive);
    // The connection ends when the first image is inserted, as when a server is shut down.
    await database.exec(`
      create function public.cut_off() returns trigger language plpgsql as $$
      begin raise exception using errcode = '57P01', message = 'terminating connection'; end $$;
      create trigger cut_off before insert on public.hotel_images
        for each row execute function public.cut_off();`);
    const save = async (...request) => {
      const session = await database.session();
      await session.transaction(async (query) => {
        await become(query, 'editor');
        await query(...request);
      });
    };
    const changed = { name: 'Meio salvo', features: { rooms: [] } };
    const cut = { code: '57P01' };
    await assert.rejects(
      save(...call(ID.hotelActive, changed, [picture(PICTURE.a)], version)),
      cut,
    );
    await assert.rejects(save(...call(NEW, FIELDS, [picture(PICTURE.a)])), cut);
    assert.equal(await everything(sql), stored);

    await database.exec('drop trigger cut_off on public.hotel_images');
    await save(...call(ID.hotelActive, changed, [picture(PICTURE.a)], version));
    assert.equal((await hotel(sql, ID.hotelActive)).name, 'Meio salvo');
    assert.deepEqual(
      (await pictures(sql, ID.hotelActive)).map(({ id }) => id),
      [PICTURE.a],
    );
  });

  test('of two concurrent saves of one version, one is told that it is too late', async () => {
    const version = await versionOf(sql, ID.hotelInactive);
    const sessions = [await database.session(), await database.session()];
    const outcomes = await Promise.all(
      sessions.map((session, at) =>
        session.transaction(async (query) => {
          await become(query, 'editor');
          const wanted = [picture(at === 0 ? NEW : PICTURE.b)];
          const request = call(ID.hotelInactive, { name: `Salvo ${at}` }, wanted, version);
          return (await query(...request)).rows[0].saved;
        }),
      ),
    );
    const [first] = outcomes.filter(Boolean);
    assert.equal(outcomes.filter(Boolean).length, 1);
    assert.equal((await hotel(sql, ID.hotelInactive)).name, first.name);
    assert.deepEqual(
      (await pictures(sql, ID.hotelInactive)).map(({ id }) => id),
      first.hotel_images.map(({ id }) => id),
    );
  });
});
