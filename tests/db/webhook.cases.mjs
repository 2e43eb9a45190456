import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';
import { MESSAGES } from './webhook-messages.mjs';

const { scene } = suite();

/** Replaces the hosted extension: stores the requests in a table instead of sending them. */
const NETWORK = [
  'create schema net',
  `create table net.sent (url text, body jsonb, headers jsonb, timeout_milliseconds integer)`,
  `create function net.http_post(
     url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
     timeout_milliseconds integer default 2000
   ) returns bigint language sql
   as 'insert into net.sent values (url, body, headers, timeout_milliseconds) returning 1'`,
];

/** Fires the deferred triggers of the transaction and returns what was sent. */
async function sent(sql) {
  await sql('set constraints all immediate');
  await sql('set constraints all deferred');
  return sql('select * from net.sent');
}

/** A scene with the extension installed and none of the fixtures' changes pending. */
const online = (work) =>
  scene(async (stage) => {
    for (const statement of NETWORK) await stage.sql(statement);
    await work(stage);
  });

const key = ({ id, slug, region_id, name }) => [id, slug, region_id, name].join(' ');
const byKey = (a, b) => key(a).localeCompare(key(b));
const ordered = ({ hotels, offers, ...rest }) => ({
  ...rest,
  ...(hotels && { hotels: hotels.toSorted(byKey) }),
  ...(offers && { offers: offers.toSorted(byKey) }),
});

for (const [what, statements, message] of MESSAGES) {
  test(
    `the site is told of ${what}`,
    online(async ({ sql }) => {
      for (const statement of statements) await sql(statement);
      const [request, ...others] = await sent(sql);
      assert.deepEqual(others, []);
      assert.deepEqual(ordered(request.body), ordered(message));
      assert.deepEqual(
        { ...request, body: null },
        {
          url: 'https://site.example/api/revalidate',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${'s'.repeat(40)}`,
          },
          timeout_milliseconds: 5000,
          body: null,
        },
      );
      assert.deepEqual(await sql('select * from private.site_changes'), []);
    }),
  );
}

const MANY = `insert into public.hotels (name, location)
              select 'Ipê ' || n, 'Rio' from generate_series(1, $1::int) as n`;

test(
  'a thousand changed rows become one short message',
  online(async ({ sql }) => {
    await sql('alter table public.hotels disable trigger assign_slug_on_insert');
    await sql(
      MANY.replace('(name, location)', '(name, location, slug)').replace(
        "'Rio'",
        "'Rio', 'ipe-' || n",
      ),
      [1_000],
    );
    await sql('update public.hotels set price = price + 1');
    assert.deepEqual(
      (await sent(sql)).map(({ body }) => body),
      [{ tables: ['hotels'], all: true }],
    );
  }),
);

test(
  'names that are too long for one message also become one short message',
  online(async ({ sql }) => {
    await sql(
      `insert into public.hotel_packages (hotel_id, name)
       select '${ID.hotelActive}', repeat('ã', 250) || n from generate_series(1, 40) as n`,
    );
    assert.deepEqual(
      (await sent(sql)).map(({ body }) => body),
      [{ tables: ['hotel_packages'], all: true }],
    );
  }),
);

test(
  'up to sixty rows are named one by one, more are not',
  online(async ({ sql }) => {
    const add = (n) =>
      sql("insert into public.regions (name) select 'R' || n from generate_series(1, $1::int) n", [
        n,
      ]);
    await add(60);
    const [{ body }] = await sent(sql);
    assert.equal(body.regions.length, 60);
    await sql('delete from net.sent');
    await add(61);
    assert.deepEqual(
      (await sent(sql)).map((message) => message.body),
      [{ tables: ['regions'], all: true }],
    );
  }),
);

test(
  'nothing is sent for writes without a change, refused writes or saves of the back office',
  online(async ({ sql, as }) => {
    await sql("update public.hotels set price = 1 where slug = 'nenhum'");
    await as('editor', 'delete from public.hotels');
    const { rowCount } = await as('editor', 'update public.hotels set price = 2');
    assert.equal(rowCount, 2);
    assert.deepEqual(await sent(sql), []);
  }),
);

const FAILURES = [
  [
    'the network fails',
    `create or replace function net.http_post(
       url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds integer
     ) returns bigint language plpgsql as $$ begin raise exception 'down'; end $$`,
  ],
  ['the list of changes is gone', 'alter table private.site_changes rename to elsewhere'],
  ['where the site is can’t be read', 'alter table private.site_webhook rename to elsewhere'],
];

for (const [what, breakage] of FAILURES) {
  test(
    `a change is kept where ${what}`,
    online(async ({ sql }) => {
      if (breakage.includes('http_post')) {
        await sql('drop function net.http_post');
        await sql(breakage.replace('or replace ', ''));
      } else {
        await sql(breakage);
      }
      await sql('update public.hotels set price = 77');
      assert.deepEqual(await sent(sql), []);
      const [{ n }] = await sql('select count(*)::int as n from public.hotels where price = 77');
      assert.equal(n, 2);
    }),
  );
}

test(
  'without the address of a site, nothing is sent over the network',
  online(async ({ sql }) => {
    await sql('delete from private.site_webhook');
    await sql('update public.general_config set primary_color = $1', ['#123456']);
    assert.deepEqual(await sent(sql), []);
  }),
);

const UNUSABLE = [
  ['ftp://site.example/api/revalidate', 's'.repeat(40)],
  ['https://site.example/', 's'.repeat(40)],
  ['https://u:p@site.example/api/revalidate', 's'.repeat(40)],
  ['https://site.example/api/revalidate\n', 's'.repeat(40)],
  ['https://site.example/api/revalidate', 'short'],
];

for (const [url, secret] of UNUSABLE) {
  test(
    `${JSON.stringify(url)} with a secret of ${secret.length} characters is refused`,
    scene(async ({ sql }) => {
      const update = 'update private.site_webhook set url = $1, secret = $2';
      await assert.rejects(sql(update, [url, secret]), { code: '23514' });
    }),
  );
}
