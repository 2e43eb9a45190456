import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suite } from './suite.mjs';

const { scene } = suite();

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
    'minimum_stays',
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
    'is_media_shared',
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

/** The functions that the API offers, with the roles that may call them. */
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
  is_media_shared: ['authenticated'],
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
  shared_media: ['authenticated'],
  subscribe_to_newsletter: ['anon'],
  unsubscribe_from_newsletter: ['anon'],
};

test(
  'the API offers exactly the listed functions to the listed roles, with the caller’s rights',
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
