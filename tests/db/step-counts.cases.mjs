import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const COUNT = 'select public.count_steps($1)';
const MOST_CAMPAIGNS = 50;

const count = (as, entries, identity = 'anon') => as(identity, COUNT, [JSON.stringify(entries)]);
const entry = (more = {}) => ({
  step: 'page',
  hotel: '',
  offer: '',
  campaign: '',
  visits: 1,
  ...more,
});
/** All counts except the fixture's own. */
const counts = (sql) =>
  sql(
    `select step, hotel_id, offer_id, campaign, visits from public.step_counts
     where campaign <> 'verao' order by step, campaign, visits`,
  );

test(
  'steps are added up by day, hotel, offer, step and campaign',
  scene(async ({ sql, as }) => {
    await sql("update public.hotels set slug = 'ipe-aberto' where id = $1", [ID.hotelActive]);
    const sent = [
      entry({ hotel: 'ipe-aberto', visits: 2 }),
      entry({ hotel: ID.hotelActive, visits: 3 }),
      entry({ step: 'engine', offer: ID.offerCurrent, campaign: 'natal' }),
    ];
    for (let times = 0; times < 2; times += 1) {
      assert.equal((await count(as, sent)).error, undefined);
    }
    assert.deepEqual(await counts(sql), [
      {
        ...{ step: 'engine', hotel_id: ID.hotelActive, offer_id: ID.offerCurrent },
        ...{ campaign: 'natal', visits: 2 },
      },
      { step: 'page', hotel_id: ID.hotelActive, offer_id: null, campaign: '', visits: 10 },
    ]);
    const [{ today }] = await sql(
      `select bool_and(day = private.today()) as today from public.step_counts`,
    );
    assert.equal(today, true);
  }),
);

const INVENTED = [
  ['an unknown step', { step: 'click' }],
  ['no step', { step: null }],
  ['an unknown hotel', { hotel: 'ipe-inventado' }],
  ['an invented id of a hotel', { hotel: '30000000-0000-4000-8000-00000000ffff' }],
  ['an unknown offer', { offer: '50000000-0000-4000-8000-00000000ffff' }],
  ['text as an offer', { offer: "'; drop table hotels; --" }],
  ['no visits', { visits: 0 }],
  ['less than none', { visits: -5 }],
  ['more visits than a call may bring', { visits: 10_001 }],
];

for (const [what, more] of INVENTED) {
  test(
    `${what} is not counted, and what comes with it is`,
    scene(async ({ sql, as }) => {
      const { error } = await count(as, [entry(more), entry({ step: 'entry', visits: 4 })]);
      assert.equal(error, undefined);
      assert.deepEqual(await counts(sql), [
        { step: 'entry', hotel_id: null, offer_id: null, campaign: '', visits: 4 },
      ]);
    }),
  );
}

for (const [what, entries] of [
  ['null', null],
  ['an object', {}],
  ['a text', 'page'],
  ['501 entries', Array.from({ length: 501 }, () => entry({ step: 'entry' }))],
]) {
  test(
    `${what} is refused`,
    scene(async ({ sql, as }) => {
      assert.equal((await count(as, entries)).error?.code, '22023');
      assert.deepEqual(await counts(sql), []);
    }),
  );
}

test(
  `a day tells ${MOST_CAMPAIGNS} campaigns apart, however many are invented`,
  scene(async ({ sql, as }) => {
    await count(as, [entry({ step: 'entry', campaign: 'primeira', visits: 7 })]);
    const invented = Array.from({ length: 200 }, (_, i) =>
      entry({ step: 'entry', campaign: `inventada-${i}` }),
    );
    await count(as, invented);
    await count(as, [entry({ step: 'entry', campaign: 'primeira' })]);
    const rows = await counts(sql);
    const names = new Set(rows.map(({ campaign }) => campaign));
    // The fixture's own campaign is not among them, but '*' is: those that are not told apart.
    assert.equal(names.size, MOST_CAMPAIGNS);
    assert.ok(names.has('*'));
    assert.equal(rows.find(({ campaign }) => campaign === 'primeira').visits, 8);
    assert.equal(
      rows.reduce((sum, { visits }) => sum + visits, 0),
      208,
    );
  }),
);

test(
  'a campaign whose name is too long is counted under a truncated name',
  scene(async ({ sql, as }) => {
    const campaign = `  ${'verao-'.repeat(20)}`;
    assert.equal((await count(as, [entry({ step: 'entry', campaign })])).error, undefined);
    assert.deepEqual(
      (await counts(sql)).map((row) => row.campaign),
      [campaign.trim().slice(0, 80)],
    );
  }),
);

test(
  'a count stops at the largest integer instead of failing',
  scene(async ({ sql, as }) => {
    await sql("update public.step_counts set visits = 2147483640 where campaign = 'verao'");
    assert.equal(
      (await count(as, [entry({ step: 'entry', campaign: 'verao', visits: 100 })])).error,
      undefined,
    );
    const [row] = await sql("select visits from public.step_counts where campaign = 'verao'");
    assert.equal(row.visits, 2_147_483_647);
  }),
);

test(
  'counts older than 25 months are deleted when new ones are added',
  scene(async ({ sql, as }) => {
    await sql(`insert into public.step_counts (day, step, campaign, visits) values
      ((private.today() - interval '27 months')::date, 'entry', 'mais antiga', 1),
      ((private.today() - interval '26 months')::date, 'entry', 'antiga', 1),
      ((private.today() - interval '24 months')::date, 'entry', 'guardada', 1)`);
    await count(as, [entry({ step: 'entry' })]);
    assert.deepEqual(
      (await counts(sql)).map(({ campaign }) => campaign),
      ['', 'guardada'],
    );
  }),
);

const REPORT = 'select public.results_report($1::date, $2::date, $3) as report';

test(
  'staff read the counts of a period and of the one before it, visitors nothing',
  scene(async ({ sql, as }) => {
    await sql('delete from public.step_counts');
    await sql(
      `insert into public.step_counts (day, step, hotel_id, offer_id, campaign, visits) values
       ('2026-11-16', 'page', $1, null, '', 10), ('2026-11-16', 'engine', $1, null, 'natal', 4),
       ('2026-11-22', 'phone', $1, $2, '', 1), ('2026-11-22', 'entry', null, null, 'natal', 30),
       ('2026-11-15', 'whatsapp', $1, null, '', 2), ('2026-11-08', 'engine', $1, null, '', 100),
       ('2026-11-23', 'engine', $1, null, '', 100),
       ('2026-11-20', 'engine', gen_random_uuid(), null, '', 3)`,
      [ID.hotelActive, ID.offerCurrent],
    );
    const week = ['2026-11-16', '2026-11-22'];
    for (const identity of ['editor', 'admin']) {
      const { rows } = await as(identity, REPORT, [...week, null]);
      const [{ report }] = rows;
      assert.equal(
        report.days.reduce((sum, { visits }) => sum + visits, 0),
        50,
      );
      assert.deepEqual(
        report.hotels.map(({ name, pages, bars, exits, before }) => [
          name,
          pages,
          bars,
          exits,
          before,
        ]),
        [
          ['Ipê Aberto', 10, 0, 5, 2],
          [null, 0, 0, 3, 0],
        ],
      );
      assert.deepEqual(report.offers, [
        {
          ...{ id: ID.offerCurrent, name: 'Atual', hotel: 'Ipê Aberto' },
          ...{ pages: 0, bars: 0, exits: 1, before: 0 },
        },
      ]);
      assert.deepEqual(report.campaigns, [
        { name: 'natal', entries: 30, pages: 0, bars: 0, exits: 4, before: 0 },
      ]);
    }
    const one = await as('editor', REPORT, [...week, ID.hotelActive]);
    // The first count of all, even if it is outside the requested week.
    assert.equal(one.rows[0].report.since, '2026-11-08');
    assert.deepEqual(
      one.rows[0].report.hotels.map(({ exits }) => exits),
      [5],
    );
    for (const identity of ['forged', 'inactive', 'investidor']) {
      const { rows } = await as(identity, REPORT, [...week, null]);
      assert.deepEqual(rows[0].report.days, []);
      assert.equal(rows[0].report.since, null);
    }
    for (const [from, to, told] of [
      ['2025-11-21', '2026-11-22', true],
      ['2025-11-20', '2026-11-22', false],
      ['2026-11-22', '2026-11-16', false],
    ]) {
      const { rows } = await as('editor', REPORT, [from, to, ID.hotelActive]);
      assert.equal(rows[0].report.days.length > 0, told, `${from} to ${to}`);
    }
    assert.equal((await as('anon', REPORT, [...week, null])).error?.code, '42501');
  }),
);

test(
  'the report has as many lines of each kind as requested, fifty by default',
  scene(async ({ sql, as }) => {
    await sql('delete from public.step_counts');
    await sql(
      `insert into public.step_counts (day, step, hotel_id, offer_id, campaign, visits)
       select '2026-11-16', 'engine', gen_random_uuid(), gen_random_uuid(), 'c' || number, 1
       from generate_series(1, 60) as number`,
    );
    const lines = async (more, values) => {
      const report = `select public.results_report('2026-11-16', '2026-11-22'${more}) as report`;
      const { rows } = await as('editor', report, values);
      const { hotels, offers, campaigns } = rows[0].report;
      return [hotels.length, offers.length, campaigns.length];
    };
    assert.deepEqual(await lines(''), [50, 50, 50]);
    assert.deepEqual(await lines(', most => $1', [1000]), [60, 60, 60]);
    assert.deepEqual(await lines(', most => $1', [0]), [1, 1, 1]);
  }),
);
