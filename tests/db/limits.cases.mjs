import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const text = (length) => 'ã'.repeat(length);
const url = (length) => `https://e.com/${'a'.repeat(length - 14)}`;
const BAD_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml,<svg>',
  '//evil.example/x.png',
  '/\\evil.example',
  'http://e.com/x.png',
  ' https://e.com/x.png',
  'https://e.com/x y.png',
  'https://e.com/x\ny.png',
  'vbscript:x',
  '/',
  '',
  url(501),
];
const GOOD_ADDRESSES = ['/art/rio.webp', 'https://e.com/x.png?a=b&c=%20#d', url(500), null];

/** Table.column → values that are stored and values that are refused. */
const LIMITS = {
  'regions.name': { good: ['A', text(255), "D'Ávila & A<B"], bad: [null, '', '   ', text(256)] },
  'hotels.name': { good: ['A', text(255)], bad: [null, '', '   ', text(256)] },
  'hotels.location': { good: ['A', text(255)], bad: [null, '', '  ', text(256)] },
  'hotels.subtitle': { good: [null, '', text(255)], bad: [text(256)] },
  'hotels.description': { good: [null, text(1000)], bad: [text(1001)] },
  'hotels.reference_point': { good: [null, text(255)], bad: [text(256)] },
  'hotels.price': { good: [0, '199.90', 99999999.99], bad: [-0.01, null, '1e9', 'NaN'] },
  'hotels.rating': { good: [null, 0, 4.8, 5], bad: [-0.1, 5.1, 10, 'NaN'] },
  'hotels.hotel_type': {
    good: ['standard', 'corporate', 'alternative'],
    bad: ['other', 'Standard', '', null],
  },
  'hotels.features': {
    good: ['{}', '{"rooms": "nonsense"}'],
    bad: ['[]', '"x"', 'null', '1', null],
  },
  'hotels.region_id': { good: [null, ID.regionActive], bad: [ID.hotelActive] },
  'hotels.is_active': { good: [true, false], bad: [null] },
  'hotels.image_url': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'hotels.address_street': { good: [null, 'A', text(255)], bad: ['', '  ', text(256)] },
  'hotels.address_city': { good: [null, 'A', text(120)], bad: ['', '  ', text(121)] },
  'hotels.address_state': { good: [null, 'SC', 'DF'], bad: ['sc', 'Santa Catarina', 'XX', ''] },
  'hotels.postal_code': {
    good: [null, '80000-000'],
    bad: ['80000000', '8000-000', '80000-00a', '80000-000\n', ''],
  },
  'hotel_images.image_url': {
    good: GOOD_ADDRESSES.filter(Boolean),
    bad: [...BAD_ADDRESSES, null],
  },
  'hotel_images.hotel_id': { good: [ID.hotelActive], bad: [null, ID.regionActive] },
  'hotel_packages.name': { good: ['A', text(255)], bad: [null, '', ' ', text(256)] },
  'hotel_packages.price': { good: [null, 0, '0.01'], bad: [-1, '1e9', 'NaN'] },
  'hotel_packages.features': { good: ['[]', '["Café", 1, null]'], bad: ['{}', '"x"', null] },
  'hotel_packages.image_url': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'hotel_packages.hotel_id': { good: [ID.hotelInactive], bad: [null, ID.regionActive] },
  'hotel_packages.offer_link': {
    good: [null, 'https://e.com/o?x=1', 'http://e.com'],
    bad: ['javascript:alert(1)', '//e.com', 'e.com', '', 'https://', 'https://e.com/a b'],
  },
  'hotel_packages.tags': {
    good: ['{}', '{work}', '{couple,family,work}'],
    bad: ['{praia}', '{NULL}', '{couple,couple,couple,couple}', null],
  },
  'hotel_packages.min_nights': { good: [null, 1, 90], bad: [0, 91, -1] },
  'hotel_packages.max_nights': { good: [null, 1, 90], bad: [0, 91, -1] },
  'hotel_packages.arrival_days': {
    good: ['{}', '{0}', '{0,1,2,3,4,5,6}'],
    bad: ['{7}', '{-1}', '{NULL}', null],
  },
  'hotel_packages.room_name': { good: [null, text(255)], bad: [text(256)] },
  'general_config.phone': { good: [null, text(20)], bad: [text(21)] },
  'general_config.whatsapp': {
    good: [null, '5541900000000', '+351912345678'],
    bad: ['', '41 9', 'javascript:1', '123'],
  },
  'general_config.id': { good: [1], bad: [0, 2, null] },
  'general_config.primary_color': {
    good: ['#f97316', '#FFF'],
    bad: ['f97316', '#ff', '#ffff', '#f9731', '#gggggg', '#f97316;', 'red', '', null],
  },
  'general_config.hero_video_horizontal': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'general_config.hero_video_vertical': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'general_config.light_logo_url': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'general_config.dark_logo_url': { good: GOOD_ADDRESSES, bad: BAD_ADDRESSES },
  'user_profiles.role': { good: ['admin'], bad: ['owner', 'Admin', '', null] },
  'newsletter_subscribers.email': {
    good: ['a@b'],
    bad: ['A@b.com', ' a@b.com', 'a', 'a@', 'a b@c', `${'a'.repeat(254)}@b`, '', null],
  },
  'newsletter_subscribers.source': { good: ['about'], bad: ['', null, 'x'.repeat(101)] },
};

const show = (value) => JSON.stringify(value)?.slice(0, 40);

for (const [field, { good, bad }] of Object.entries(LIMITS)) {
  const [table, column] = field.split('.');
  const save = `update public.${table} set ${column} = $1
    where ctid = (select ctid from public.${table} order by created_at desc limit 1)`;
  test(
    `${field} takes ${good.map(show).join(', ')} and refuses ${bad.length} others`,
    scene(async ({ sql }) => {
      const tries = async (value) => {
        await sql('savepoint value');
        try {
          await sql(save, [value]);
          return null;
        } catch (error) {
          return error.code;
        } finally {
          await sql('rollback to savepoint value');
        }
      };
      for (const value of good) assert.equal(await tries(value), null, show(value));
      // Classes 22 and 23: the value is out of range, or violates a constraint.
      for (const value of bad) assert.match((await tries(value)) ?? '', /^2[23]/, show(value));
    }),
  );
}

/** Pairs of dates of an offer: the first must come before the second. */
const PERIODS = [
  ['valid_from', 'valid_until'],
  ['offer_start_date', 'offer_end_date'],
];

for (const [from, until] of PERIODS) {
  for (const [first, second, stored] of [
    ['2026-12-01', '2026-12-02', true],
    ['2026-12-01', '2026-12-01', false],
    ['2026-12-02', '2026-12-01', false],
    ['2026-12-01', null, true],
    [null, '2026-12-01', true],
  ]) {
    test(
      `${from} ${first} with ${until} ${second} is ${stored ? 'stored' : 'refused'}`,
      scene(async ({ as }) => {
        const { error } = await as(
          'editor',
          `insert into public.hotel_packages (hotel_id, name, ${from}, ${until})
           values ('${ID.hotelActive}', 'Período', $1, $2)`,
          [first, second],
        );
        assert.equal(error?.code, stored ? undefined : '23514');
      }),
    );
  }
}

for (const [latitude, longitude, stored] of [
  [-27.134, -48.513, true],
  [90, 180, true],
  [null, null, true],
  [-27.134, null, false],
  [null, -48.513, false],
  [90.00001, 0, false],
  [0, -180.00001, false],
  ['NaN', 0, false],
  [0, 'NaN', false],
]) {
  test(
    `a hotel at ${latitude}, ${longitude} is ${stored ? 'stored' : 'refused'}`,
    scene(async ({ as }) => {
      const { error } = await as(
        'editor',
        `update public.hotels set latitude = $1, longitude = $2 where id = '${ID.hotelActive}'`,
        [latitude, longitude],
      );
      assert.equal(error?.code, stored ? undefined : '23514');
    }),
  );
}

test(
  'a hotel has at most one main picture',
  scene(async ({ as }) => {
    const add = `insert into public.hotel_images (hotel_id, image_url, is_main)
                 values ('${ID.hotelActive}', '/a.webp', $1)`;
    assert.equal((await as('editor', add, [true])).error, undefined);
    assert.equal((await as('editor', add, [false])).error, undefined);
    assert.equal((await as('editor', add, [true])).error.code, '23P01');
  }),
);

test(
  'deleting a region keeps its hotels, deleting a hotel deletes its pictures and offers',
  scene(async ({ sql, as }) => {
    await as('admin', `delete from public.regions where id = '${ID.regionActive}'`);
    const hotels = await sql('select region_id from public.hotels where id = $1', [ID.hotelActive]);
    assert.deepEqual(hotels, [{ region_id: null }]);
    await as('admin', `delete from public.hotels where id = '${ID.hotelActive}'`);
    for (const table of ['hotel_images', 'hotel_packages']) {
      const left = await sql(`select id from public.${table} where hotel_id = $1`, [
        ID.hotelActive,
      ]);
      assert.deepEqual(left, [], table);
    }
  }),
);

const VERSIONED = ['regions', 'hotels', 'hotel_images', 'hotel_packages', 'general_config'];

for (const table of VERSIONED) {
  test(
    `every save of ${table} moves its version forward, also twice in one transaction`,
    scene(async ({ sql, as }) => {
      const version = () =>
        sql(
          `select updated_at::text as v from public.${table} order by updated_at desc limit 1`,
        ).then(([{ v }]) => v);
      const seen = [await version()];
      for (let i = 0; i < 3; i += 1) {
        await as('admin', `update public.${table} set id = id`);
        await sql(`update public.${table} set updated_at = updated_at - interval '1 year'`);
        seen.push(await version());
      }
      assert.equal(new Set(seen).size, 4);
      const [{ ordered }] = await sql('select $1::timestamptz[] = $2::timestamptz[] as ordered', [
        seen,
        [...seen].sort(),
      ]);
      assert.equal(ordered, true);
    }),
  );
}

test(
  'a save with an outdated version matches no row',
  scene(async ({ as }) => {
    const read = await as(
      'editor',
      'select updated_at::text as version from public.hotels limit 1',
    );
    const save = `update public.hotels set subtitle = $1 where id = '${ID.hotelActive}'
                  and updated_at = $2 returning updated_at::text as version`;
    const { version } = read.rows[0];
    assert.equal((await as('editor', save, ['primeira', version])).rows.length, 1);
    assert.equal((await as('admin', save, ['segunda', version])).rows.length, 0);
  }),
);
