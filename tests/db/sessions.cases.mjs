import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from './fixtures.mjs';
import { STAFF_REQUESTS, UID } from './identities.mjs';
import { suite } from './suite.mjs';

const { scene } = suite();

const SESSION = 'e0000000-0000-4000-8000-000000000001';
const claims = { session_id: SESSION };

const rowsOf = async (as, who, sql, more) => (await as(who, sql, [], more)).rowCount;

test(
  'a token gives staff access only while the session that it names exists',
  scene(async ({ sql, as }) => {
    await sql('create table if not exists auth.sessions (id uuid primary key, user_id uuid)');
    // Another session, which remains, must not let this one in.
    await sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [
      UID.admin,
    ]);
    for (const [who, requests] of Object.entries(STAFF_REQUESTS)) {
      await sql('insert into auth.sessions (id, user_id) values ($1, $2)', [SESSION, UID[who]]);
      for (const request of requests) {
        assert.notEqual(await rowsOf(as, who, request, claims), 0, request);
      }
      await sql('delete from auth.sessions where id = $1', [SESSION]);
      for (const request of requests) {
        assert.equal(await rowsOf(as, who, request, claims), 0, request);
        // Everyone sees what visitors see.
        const visible = 'select id from public.hotels where is_active';
        assert.notEqual(await rowsOf(as, who, visible, claims), 0);
      }
    }
  }),
);

test(
  'a session id that is no UUID names no session',
  scene(async ({ sql, as }) => {
    await sql('create table if not exists auth.sessions (id uuid primary key, user_id uuid)');
    for (const session_id of ['', 'x', "' or true --"]) {
      const { rows, error } = await as('editor', STAFF_REQUESTS.editor[0], [], { session_id });
      assert.deepEqual([rows, error], [[], undefined], session_id);
    }
  }),
);

test(
  'where no sessions are stored, the token alone counts',
  scene(async ({ as }) => {
    assert.notEqual(await rowsOf(as, 'editor', STAFF_REQUESTS.editor[0], claims), 0);
  }),
);

/** Claims of sessions opened by a link from an e-mail: objects, or names alone. */
const ONE_TIME = [
  [{ method: 'otp', timestamp: 1 }],
  [{ method: 'recovery', timestamp: 1 }],
  [
    { method: 'totp', timestamp: 2 },
    { method: 'otp', timestamp: 1 },
  ],
  ['magiclink'],
  ['invite'],
  ['email/signup'],
  ['email_change'],
];
const BY_PASSWORD = [
  [{ method: 'password', timestamp: 1 }],
  [
    { method: 'password', timestamp: 1 },
    { method: 'totp', timestamp: 2 },
  ],
  ['password'],
  null,
];

test(
  'the session of a recovery gets nothing that is reserved for staff',
  scene(async ({ as }) => {
    for (const [who, requests] of Object.entries(STAFF_REQUESTS)) {
      for (const request of requests) {
        for (const amr of ONE_TIME) assert.equal(await rowsOf(as, who, request, { amr }), 0);
        for (const amr of BY_PASSWORD) assert.notEqual(await rowsOf(as, who, request, { amr }), 0);
      }
    }
  }),
);

test(
  'in the session of a recovery, an editor of one hotel sees only what visitors see',
  scene(async ({ sql, as }) => {
    const tables = {
      hotels: 'id',
      hotel_images: 'id',
      hotel_packages: 'id',
      hotel_former_slugs: 'slug',
    };
    const seen = async (identity, more) => {
      const keys = [];
      for (const [table, key] of Object.entries(tables)) {
        const request = `select ${key} as key from public.${table} order by 1`;
        keys.push((await as(identity, request, [], more)).rows.map((row) => row.key));
      }
      return keys;
    };
    await sql('update public.user_profiles set hotel_ids = $1 where id = $2', [
      [ID.hotelInactive],
      UID.editor,
    ]);
    assert.deepEqual(
      await seen('editor', { amr: [{ method: 'otp', timestamp: 1 }] }),
      await seen('anon'),
    );
  }),
);
