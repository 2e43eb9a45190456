import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDENTITIES } from './identities.mjs';
import { named } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** [stored WhatsApp number, whether staff should check it] */
const NUMBERS = [
  ['5511987654321', false],
  ['551132654321', false],
  ['551132654321x', true],
  ['5511 98765-4321', true],
  ['11987654321', true],
  ['+351912345678', false],
  ['+5511987654321', true],
  ['+12', true],
  ['5520987654321', true],
];

test(
  'only staff are told which hotels can’t be booked or have doubtful numbers',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotels');
    for (const [number] of NUMBERS) {
      await sql(
        "insert into public.hotels (name, location, features) values ($1, 'X', $2::jsonb)",
        [
          `N ${number}`,
          JSON.stringify({
            booking_engine: 'whatsapp',
            booking_url: 'https://wa.me/',
            hotel_id: number,
          }),
        ],
      );
    }
    await sql(`insert into public.hotels (name, location, features) values
      ('Sem nada', 'X', '{}'), ('Sem https', 'X', '{"booking_url": "http://x", "hotel_id": "1"}')`);
    const checks = async (identity) =>
      (await as(identity, 'select * from public.hotel_checks(50)')).rows;
    for (const identity of ['admin', 'editor']) {
      const [unbookable, numbers] = await checks(identity);
      assert.deepEqual([unbookable.total, named(unbookable)], [2, ['Sem https', 'Sem nada']]);
      const expected = NUMBERS.filter(([, doubtful]) => doubtful).map(([number]) => number);
      assert.deepEqual(numbers.hotels.map(({ number }) => number).sort(), expected.sort());
      assert.equal(numbers.total, expected.length);
    }
    for (const identity of IDENTITIES.filter((name) => !['admin', 'editor'].includes(name))) {
      assert.deepEqual(await checks(identity), [], identity);
    }
  }),
);
