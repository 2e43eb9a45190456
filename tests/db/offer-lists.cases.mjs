import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { ask } from './lists.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

test(
  'offers are listed by the day on which they end, those without an end last',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotel_packages');
    await sql(
      `insert into public.hotel_packages (hotel_id, name, valid_until)
       select $1, 'Oferta ' || lpad(n::text, 2, '0'), case when n < 40 then private.today() + 40 - n end
       from generate_series(0, 49) n`,
      [ID.hotelActive],
    );
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await ask(as, 'list_offers(page => $1)', [page]));
    assert.deepEqual(
      pages.map(({ total, offers }) => [total, offers.length]),
      [
        [50, 24],
        [50, 24],
        [50, 2],
        [50, 0],
      ],
    );
    const ends = pages.flatMap(({ offers }) => offers.map((offer) => offer.valid_until ?? '9'));
    assert.deepEqual(ends, [...ends].sort());
    assert.equal(pages[0].offers[0].hotel_name, 'Ipê Aberto');
    assert.equal(pages[0].offers[0].hotel_image, '/art/salvador.webp');
  }),
);

/** [what, arguments of list_offers, which of the five offers match] */
const OFFER_FILTERS = [
  ['nothing', '', 'A B C D E'],
  ['a tag', "tag => 'couple'", 'A B'],
  ['a tag that is none', "tag => 'x'", ''],
  ['a stay that all can take', "arrival => '2030-12-16', departure => '2030-12-20'", 'A C D E'],
  ['a stay on the day of the week', "arrival => '2030-12-16', departure => '2030-12-18'", 'A C D'],
  ['on another day of the week', "arrival => '2030-12-18', departure => '2030-12-20'", 'A B D'],
  ['one night, too short for some', "arrival => '2030-12-16', departure => '2030-12-17'", 'A D'],
  ['before a period', "arrival => '2030-11-11', departure => '2030-11-15'", 'A C E'],
  ['from the first day of a period', "arrival => '2030-12-01', departure => '2030-12-05'", 'A D E'],
  ['to the last day of a period', "arrival => '2030-12-30', departure => '2031-01-01'", 'A D'],
  ['with too little left of a period', "arrival => '2030-12-31', departure => '2031-01-02'", 'A'],
  ['both', "tag => 'couple', arrival => '2030-12-16', departure => '2030-12-20'", 'A'],
  ['half a stay, which filters nothing', "arrival => '2030-12-16'", 'A B C D E'],
  [
    'a stay backwards, which filters nothing',
    "arrival => '2030-12-16', departure => '2030-12-16'",
    'A B C D E',
  ],
];

for (const [what, args, expected] of OFFER_FILTERS) {
  test(
    `offers by ${what}: the list, its total and the counts of the tags agree`,
    scene(async ({ sql, as }) => {
      await sql('delete from public.hotel_packages');
      await sql(
        `insert into public.hotel_packages
           (hotel_id, name, tags, min_nights, max_nights, arrival_days, offer_start_date, offer_end_date)
         values
           ($1, 'A', '{couple,family}', null, null, '{}', null, null),
           ($1, 'B', '{couple}', 2, 2, '{3}', null, null),
           ($1, 'C', '{work}', 2, 2, '{1}', null, '2030-12-31'),
           ($1, 'D', '{}', null, null, '{}', '2030-12-01', '2030-12-31'),
           ($1, 'E', '{}', 3, 7, '{}', null, '2030-12-31')`,
        [ID.hotelActive],
      );
      const { total, counts, offers } = await ask(as, `list_offers(${args})`);
      const names = offers.map(({ name }) => name).join(' ');
      assert.equal(names, expected);
      assert.equal(total, offers.length);
      const whole = await ask(as, `list_offers(${args.replace(/tag => '\w+'(, )?/, '')})`);
      assert.equal(counts.all, whole.total);
      const tagged = whole.offers.filter(({ tags }) => tags.includes('couple'));
      assert.equal(counts.couple, tagged.length);
    }),
  );
}

test(
  'offers, and the hotels that have them, are listed from the first day through the last',
  scene(async ({ sql, as }) => {
    await sql('delete from public.hotel_packages');
    await sql(
      `insert into public.hotel_packages (hotel_id, name, valid_from, valid_until)
       select $1, 'Oferta', private.today() + first, private.today() + last
       from (values (-1, 0), (0, 1), (-2, -1), (1, 2)) as days (first, last)`,
      [ID.hotelActive],
    );
    const { total, offers, hotels } = await ask(as, 'list_offer_hotels()');
    assert.deepEqual([total, offers, hotels[0].offers], [1, 2, 2]);
    assert.equal((await ask(as, 'list_offers()')).total, 2);
  }),
);

test(
  'an ended offer leads to its hotel and to the most similar current offers',
  scene(async ({ sql, as }) => {
    await sql('update public.hotels set is_active = true, region_id = $1', [ID.regionActive]);
    await sql('delete from public.hotel_packages');
    const [{ id }] = await sql(
      `insert into public.hotel_packages (hotel_id, name, tags, valid_until)
       values ($1, 'Primavera', '{couple}', private.today() - 1) returning id`,
      [ID.hotelActive],
    );
    await sql(
      `insert into public.hotel_packages (hotel_id, name, tags, valid_from, valid_until, is_active)
       values
         ($2, 'Na região', '{}', null, null, true),
         ($2, 'Na região, a dois', '{couple}', null, private.today(), true),
         ($1, 'Do hotel', '{work}', null, null, true),
         ($1, 'Do hotel, inativa', '{couple}', null, null, false),
         ($1, 'Do hotel, depois', '{couple}', private.today() + 1, null, true),
         ($1, 'Do hotel, antes', '{couple}', null, private.today() - 2, true)`,
      [ID.hotelActive, ID.hotelInactive],
    );
    // Offers of an inactive hotel take no places from the others.
    await sql(
      `with closed as (
         insert into public.hotels (name, location, region_id, is_active)
         values ('Fechado', 'Rio', $1, false) returning id
       )
       insert into public.hotel_packages (hotel_id, name, tags, valid_until)
       select closed.id, 'A ' || n, '{couple}', private.today()
       from closed, generate_series(1, 3) n`,
      [ID.regionActive],
    );
    assert.deepEqual(await ask(as, 'has_ended($1)', [id]), { ended: true });
    const { hotel, offers, ...rest } = await ask(as, 'ended_offer($1)', [id]);
    assert.deepEqual(rest, {}, 'nothing of the offer itself');
    assert.equal(hotel.id, ID.hotelActive);
    assert.deepEqual(
      offers.map(({ name }) => name),
      ['Do hotel', 'Na região, a dois', 'Na região'],
    );
  }),
);

test(
  'nothing is returned for an offer that visitors never could see, or may no longer see',
  scene(async ({ sql, as }) => {
    const over = 'valid_from = null, valid_until = private.today() - 1, is_active = true';
    const cases = [
      ['current', ID.offerCurrent, ''],
      [
        'inactive',
        ID.offerCurrent,
        `update public.hotel_packages set ${over.replace('true', 'false')}`,
      ],
      [
        'of an inactive hotel',
        ID.offerCurrent,
        `update public.hotel_packages set ${over}; update public.hotels set is_active = false`,
      ],
      ['yet to come', ID.offerFuture, ''],
      ['unknown', '00000000-0000-4000-8000-000000000000', ''],
    ];
    for (const [what, id, change] of cases) {
      for (const statement of change.split(';').filter(Boolean)) await sql(statement);
      const { rows } = await as('anon', 'select * from public.ended_offer($1)', [id]);
      assert.deepEqual(rows, [], what);
      assert.deepEqual(await ask(as, 'has_ended($1)', [id]), { ended: false }, what);
    }
  }),
);
