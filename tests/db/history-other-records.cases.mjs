import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { as, newest, newHotel, pictures, row, sql, stepBack, version } from './history-records.mjs';
import { UID } from './identities.mjs';

const newRegion = async (name) =>
  (await as('editor', 'insert into public.regions (name) values ($1) returning id', [name]))[0].id;

/** For each kind: two records, and a field that is changed twice in both. */
const KINDS = {
  hotels: {
    records: async () => [(await newHotel()).id, (await newHotel()).id],
    field: 'location',
  },
  hotel_packages: {
    records: async () => [(await newHotel()).offer, (await newHotel()).offer],
    field: 'room_name',
  },
  regions: {
    records: async () => [await newRegion('Restaurada'), await newRegion('Outra região')],
    field: 'description',
  },
  user_profiles: { records: async () => [UID.inactive, UID.investidor], field: 'role' },
};

describe('history', () => {
  for (const [kind, { records, field }] of Object.entries(KINDS)) {
    test(`restoring one of the ${kind} concerns no other that was changed since`, async () => {
      const [id, other] = await records();
      const change = (record, value) =>
        sql(`update public.${kind} set ${field} = $2 where id = $1`, [record, value]);
      const values = kind === 'user_profiles' ? ['investidor', 'editor'] : ['Antes', 'Depois'];
      const others = values.toReversed();
      // The other record is changed between these two changes and after them.
      await change(id, values[0]);
      await change(other, others[0]);
      await change(id, values[1]);
      await change(other, others[1]);
      const untouched = await row(kind, other);

      const { status, before, after } = await stepBack(kind, id);
      assert.deepEqual([status, before.id, after.id], ['restored', id, id]);
      assert.deepEqual([before[field], after[field]], others);
      assert.equal((await row(kind, id))[field], values[0]);
      assert.deepEqual(await row(kind, other), untouched);
    });
  }

  test('a restored hotel gets its own images, and another hotel keeps its newer ones', async () => {
    const [{ id }, { id: other }] = [await newHotel(), await newHotel()];
    const shown = await pictures(id);
    const replace = (hotel, url) =>
      as(
        'editor',
        'update public.hotel_images set image_url = $2 where hotel_id = $1 and not is_main',
        [hotel, url],
      );
    const { change_id: change } = await newest('hotels', id);
    await replace(id, '/art/cafe.webp');
    await replace(other, '/art/praia.webp');
    const untouched = await pictures(other);
    const idsOf = (images) => images.map((image) => image.id).sort();
    assert.deepEqual(idsOf((await version('hotels', id, change)).images), idsOf(shown));
    assert.equal((await stepBack('hotels', id)).status, 'restored');
    assert.deepEqual(await pictures(id), shown);
    assert.deepEqual(await pictures(other), untouched);
  });
});
