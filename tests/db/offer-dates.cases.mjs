import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

/** Days from today: [from, until, visible]; both are inclusive. */
const EDGES = [
  [null, null, true],
  [0, null, true],
  [1, null, false],
  [-1, null, true],
  [null, 0, true],
  [null, -1, false],
  [null, 1, true],
  [0, 1, true],
  [-1, 0, true],
  [-2, -1, false],
  [1, 2, false],
  [-400, 400, true],
];

for (const [from, until, visible] of EDGES) {
  test(
    `an offer valid from day ${from} until day ${until} is ${visible ? 'shown' : 'hidden'}`,
    scene(async ({ sql, as }) => {
      await sql(
        `update public.hotel_packages
         set valid_from = private.today() + $1::int, valid_until = private.today() + $2::int
         where id = $3`,
        [from, until, ID.offerCurrent],
      );
      const query = `select id from public.hotel_packages where id = '${ID.offerCurrent}'`;
      for (const identity of ['anon', 'forged', 'inactive', 'investidor']) {
        assert.equal((await as(identity, query)).rows.length === 1, visible, identity);
      }
      for (const identity of ['editor', 'admin']) {
        assert.equal((await as(identity, query)).rows.length, 1, identity);
      }
    }),
  );
}

/** Midnight in São Paulo is 03:00 UTC (02:00 in summer while daylight saving time existed). */
const INSTANTS = [
  ['2026-11-20T02:59:59.999999Z', '2026-11-19'],
  ['2026-11-20T03:00:00Z', '2026-11-20'],
  ['2026-11-21T02:59:59Z', '2026-11-20'],
  ['2026-01-01T00:00:00Z', '2025-12-31'],
  ['2028-02-29T03:00:00Z', '2028-02-29'],
  ['2018-12-25T02:00:00Z', '2018-12-25'],
];

for (const [instant, date] of INSTANTS) {
  test(
    `${instant} is ${date} in São Paulo, wherever the server is`,
    scene(async ({ sql }) => {
      for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
        await sql(`set local time zone '${zone}'`);
        const [row] = await sql('select private.sao_paulo_date($1)::text as date', [instant]);
        assert.equal(row.date, date, zone);
      }
    }),
  );
}

test(
  'today is the current date in São Paulo, and no request can change it',
  scene(async ({ sql, as }) => {
    const [row] = await sql(
      'select private.today() = private.sao_paulo_date(now()) as same, private.today()::text as day',
    );
    assert.equal(row.same, true);
    await sql("set local time zone 'Pacific/Kiritimati'");
    const [moved] = await sql('select private.today()::text as day');
    assert.equal(moved.day, row.day);
    const query = `select id from public.hotel_packages where id = '${ID.offerFuture}'`;
    assert.deepEqual((await as('anon', query)).rows, []);
  }),
);
