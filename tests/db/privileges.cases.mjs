import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

const CONTENT = [
  'general_config',
  'hotel_former_slugs',
  'hotel_images',
  'hotel_packages',
  'hotels',
  'regions',
];

test(
  'row-level security is on in every table of ours',
  scene(async ({ sql }) => {
    const open = await sql(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not relrowsecurity`,
    );
    assert.deepEqual(open, []);
  }),
);

test(
  'visitors may read six tables and nothing else',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
       order by table_name`,
    );
    assert.deepEqual(
      rows.map((row) => `${row.privilege_type} ${row.table_name}`),
      CONTENT.map((table) => `SELECT ${table}`),
    );
  }),
);

test(
  'nobody who comes through the API may truncate, reference or put triggers on a table',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'authenticated', 'PUBLIC')
         and table_schema in ('public', 'private')
         and privilege_type not in ('SELECT', 'DELETE')`,
    );
    assert.deepEqual(rows, []);
  }),
);

test(
  'no key, version or author column can be written through the API',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select privilege_type || ' ' || table_name || '.' || column_name as cell
       from information_schema.column_privileges
       where grantee = 'authenticated' and table_schema = 'public'
         and privilege_type in ('INSERT', 'UPDATE')
         and (column_name in ('created_at', 'updated_at', 'email')
              or (column_name = 'id' and privilege_type = 'UPDATE'))`,
    );
    assert.deepEqual(rows, []);
  }),
);

test(
  'profiles: role, activation and hotels are the only columns that can be updated',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select column_name from information_schema.column_privileges
       where grantee = 'authenticated' and table_name = 'user_profiles'
         and privilege_type in ('INSERT', 'UPDATE') order by 1`,
    );
    assert.deepEqual(
      rows.map((row) => row.column_name),
      ['hotel_ids', 'is_active', 'role'],
    );
  }),
);

test(
  'hotels: staff may write every column but the version and the dates, and choose the id once',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select c.column_name,
         has_column_privilege('authenticated', 'public.hotels', c.column_name, 'insert') as created,
         has_column_privilege('authenticated', 'public.hotels', c.column_name, 'update') as edited
       from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = 'hotels'`,
    );
    const without = (right) => rows.flatMap((row) => (row[right] ? [] : row.column_name)).sort();
    assert.deepEqual(without('created'), ['created_at', 'updated_at']);
    assert.deepEqual(without('edited'), ['created_at', 'id', 'updated_at']);
  }),
);

const EXECUTABLE = {
  anon: [
    'add_steps',
    'count_attempt',
    'count_hotel_facets',
    'first_of',
    'main_image',
    'match_ended_offer',
    'match_hotel_pins',
    'match_hotels',
    'match_near_hotels',
    'match_nearest_hotels',
    'match_offer_hotels',
    'match_offers',
    'match_related_hotels',
    'match_search_start',
    'media_shown',
    'nightly_prices',
    'offer_cards',
    'record_subscriber',
    'remove_subscriber',
    'search_matches',
    'suggested_hotel',
    'today',
  ],
  authenticated: [
    'authenticator_use',
    'complete_sign_in',
    'count_attempt',
    'first_count',
    'is_admin',
    'is_hotel_active',
    'is_staff',
    'issue_account_ticket',
    'last_author',
    'lost_dependents',
    'match_hotel_checks',
    'media_ids',
    'media_references',
    'own_hotels',
    'pending_invitations',
    'record_invitation',
    'record_state',
    'remove_authenticator',
    'restore_record',
    'slug_is_reserved',
    'today',
    'unsubscribe_token',
    'with_authenticator',
  ],
};

for (const [role, names] of Object.entries(EXECUTABLE)) {
  test(
    `${role} may run ${names.length} helpers and can't name any of them`,
    scene(async ({ sql }) => {
      const rows = await sql(
        `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname = 'private' and has_function_privilege($1, p.oid, 'execute') order by 1`,
        [role],
      );
      assert.deepEqual(
        rows.map((row) => row.proname),
        names,
      );
      const [{ usage }] = await sql(
        "select has_schema_privilege($1, 'private', 'usage') as usage",
        [role],
      );
      assert.equal(usage, false);
    }),
  );
}

/** What the API offers besides tables, and to whom. */
const PUBLIC_FUNCTIONS = {
  accounts_with_authenticator: ['authenticated'],
  authenticator_use: ['authenticated'],
  complete_sign_in: ['authenticated'],
  count_sign_in_attempt: ['anon', 'authenticated'],
  count_steps: ['anon'],
  ended_offer: ['anon'],
  has_ended: ['anon'],
  hotel_checks: ['authenticated'],
  hotel_list_facets: ['anon'],
  issue_account_ticket: ['authenticated'],
  last_author: ['authenticated'],
  list_destinations: ['anon'],
  list_hotel_pins: ['anon'],
  list_hotels: ['anon'],
  list_near_hotels: ['anon'],
  list_offer_hotels: ['anon'],
  list_offers: ['anon'],
  media_details: ['anon'],
  media_uses: ['authenticated'],
  missing_media: ['authenticated'],
  nearest_hotels: ['anon'],
  newsletter_page: ['authenticated'],
  pending_invitations: ['authenticated'],
  record_changes: ['authenticated'],
  record_invitation: ['authenticated'],
  record_version: ['authenticated'],
  related_hotels: ['anon'],
  remove_authenticator: ['authenticated'],
  restore_record: ['authenticated'],
  results_report: ['authenticated'],
  save_hotel: ['authenticated'],
  search_site: ['anon'],
  search_start: ['anon'],
  subscribe_to_newsletter: ['anon'],
  unsubscribe_from_newsletter: ['anon'],
};

test(
  'the API offers the functions of the list to the roles of the list, with the caller’s rights',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select p.proname as name, p.prosecdef as definer,
         array(select role from unnest(array['anon', 'authenticated', 'service_role']) as role
               where has_function_privilege(role, p.oid, 'execute')) as roles
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' order by 1`,
    );
    const expected = Object.entries(PUBLIC_FUNCTIONS).map(([name, roles]) => ({
      name,
      definer: false,
      roles,
    }));
    assert.deepEqual(rows, expected);
  }),
);

test(
  'every function has a fixed search path',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select p.oid::regprocedure::text as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private')
         and coalesce(p.proconfig::text, '') not like '%search_path=%'`,
    );
    assert.deepEqual(rows, []);
  }),
);

test(
  'a table that a later migration forgets to protect is closed, not open',
  scene(async ({ sql, as }) => {
    await sql('create table public.forgotten (secret text)');
    await sql("insert into public.forgotten values ('x')");
    for (const identity of ['anon', 'admin']) {
      const { rows, error } = await as(identity, 'select * from public.forgotten');
      assert.deepEqual(rows, []);
      assert.equal(error.code, '42501');
    }
  }),
);
