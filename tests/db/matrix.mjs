import { ID } from './fixtures.mjs';
import { UID } from './identities.mjs';

const STAFF = ['editor', 'admin'];
const ADMIN = ['admin'];
const NOBODY = [];

/** Visible rows by identity: `staff` for editors and admins, `visitor` for all others. */
const everybody = (visitor, staff) => (identity) => (STAFF.includes(identity) ? staff : visitor);
const adminsOnly = (rows) => (identity) => (identity === 'admin' ? rows : []);

/** The entry of a table that no identity may read or write. */
const closed = (table, { insert, update, ...rest }) => ({
  table,
  sees: () => [],
  insert: { sql: insert, who: NOBODY },
  update: { sql: update, who: NOBODY },
  remove: { sql: `delete from ${table}`, who: NOBODY },
  ...rest,
});

/**
 * The access rules as a table. `sees(identity)`: exactly the keys of the visible rows.
 * `insert`/`update`/`remove`: a request and who may make it; `marker` tells the owner that it
 * worked.
 */
export const MATRIX = [
  {
    table: 'public.regions',
    key: 'id',
    sees: everybody([ID.regionActive], [ID.regionActive, ID.regionInactive]),
    insert: { sql: "insert into public.regions (name) values ('NOVO')", who: STAFF },
    update: { sql: "update public.regions set name = 'NOVO'", who: STAFF },
    remove: { sql: 'delete from public.regions', who: ADMIN },
    marker: "name = 'NOVO'",
  },
  {
    table: 'public.hotels',
    key: 'id',
    sees: everybody([ID.hotelActive], [ID.hotelActive, ID.hotelInactive]),
    insert: {
      sql: "insert into public.hotels (name, location) values ('NOVO', 'Rio')",
      who: STAFF,
    },
    update: { sql: "update public.hotels set name = 'NOVO'", who: STAFF },
    remove: { sql: 'delete from public.hotels', who: ADMIN },
    marker: "name = 'NOVO'",
  },
  {
    table: 'public.hotel_images',
    key: 'id',
    sees: everybody([ID.imageActive], [ID.imageActive, ID.imageInactive]),
    insert: {
      sql: `insert into public.hotel_images (hotel_id, image_url)
            values ('${ID.hotelActive}', '/novo.webp')`,
      who: STAFF,
    },
    update: { sql: "update public.hotel_images set image_url = '/novo.webp'", who: STAFF },
    remove: { sql: 'delete from public.hotel_images', who: STAFF },
    marker: "image_url = '/novo.webp'",
  },
  {
    table: 'public.hotel_former_slugs',
    key: 'slug',
    sees: everybody(['ipe-de-antes'], ['ipe-de-antes', 'ipe-fechado-de-antes']),
    insert: {
      sql: `insert into public.hotel_former_slugs (slug, hotel_id)
            values ('novo', '${ID.hotelActive}')`,
      who: NOBODY,
    },
    update: {
      sql: `update public.hotel_former_slugs set slug = 'novo'
            where hotel_id = '${ID.hotelActive}'`,
      who: NOBODY,
    },
    remove: { sql: 'delete from public.hotel_former_slugs', who: NOBODY },
    marker: "slug = 'novo'",
  },
  {
    table: 'public.hotel_packages',
    key: 'id',
    sees: everybody(
      [ID.offerCurrent],
      [ID.offerCurrent, ID.offerInactive, ID.offerExpired, ID.offerFuture, ID.offerOfInactiveHotel],
    ),
    insert: {
      sql: `insert into public.hotel_packages (hotel_id, name)
            values ('${ID.hotelActive}', 'NOVO')`,
      who: STAFF,
    },
    update: { sql: "update public.hotel_packages set name = 'NOVO'", who: STAFF },
    remove: { sql: 'delete from public.hotel_packages', who: ADMIN },
    marker: "name = 'NOVO'",
  },
  {
    table: 'public.general_config',
    key: 'id',
    sees: () => [1],
    // The existing row must go first, or its primary key would refuse what the policy allows.
    prepare: { insert: 'delete from public.general_config' },
    insert: {
      sql: "insert into public.general_config (primary_color) values ('#000000')",
      who: ADMIN,
    },
    update: { sql: "update public.general_config set primary_color = '#000000'", who: ADMIN },
    remove: { sql: 'delete from public.general_config', who: NOBODY },
    marker: "primary_color = '#000000'",
  },
  {
    table: 'public.user_profiles',
    key: 'id',
    sees: (identity) =>
      identity === 'admin'
        ? [UID.inactive, UID.investidor, UID.editor, UID.admin]
        : ['anon', 'forged'].includes(identity)
          ? []
          : [UID[identity]],
    prepare: {
      insert: `insert into auth.users (id, email) values ('${UID.forged}', 'novo@example.com');
               delete from public.user_profiles where id = '${UID.forged}'`,
    },
    insert: {
      sql: `insert into public.user_profiles (id, email, role, is_active)
            values ('${UID.forged}', 'novo@example.com', 'admin', true)`,
      who: NOBODY,
      marker: `id = '${UID.forged}'`,
    },
    update: {
      sql: `update public.user_profiles set role = 'investidor', is_active = true
            where id <> '${UID.admin}' and role <> 'investidor'`,
      who: ADMIN,
    },
    remove: { sql: `delete from public.user_profiles where id <> '${UID.admin}'`, who: NOBODY },
    marker: `role = 'investidor' and id <> '${UID.investidor}'`,
  },
  {
    table: 'public.newsletter_subscribers',
    key: 'id',
    sees: adminsOnly([ID.subscriber]),
    insert: {
      sql: `insert into public.newsletter_subscribers (email, source)
            values ('novo@example.com', 'novo')`,
      who: NOBODY,
    },
    update: { sql: "update public.newsletter_subscribers set source = 'novo'", who: NOBODY },
    remove: { sql: 'delete from public.newsletter_subscribers', who: ADMIN },
    marker: "source = 'novo'",
  },
  {
    table: 'public.step_counts',
    key: 'campaign',
    sees: everybody([], ['verao']),
    insert: {
      sql: `insert into public.step_counts (day, step, campaign, visits)
            values (private.today(), 'entry', 'novo', 1)`,
      who: NOBODY,
    },
    update: { sql: "update public.step_counts set campaign = 'novo'", who: NOBODY },
    remove: { sql: 'delete from public.step_counts', who: NOBODY },
    marker: "campaign = 'novo'",
  },
  {
    table: 'public.audit_log',
    key: 'table_name',
    sees: (identity) => (identity === 'admin' ? 'all' : []),
    insert: {
      sql: `insert into public.audit_log (table_name, row_id, action)
            values ('novo', '1', 'INSERT')`,
      who: NOBODY,
    },
    update: { sql: "update public.audit_log set table_name = 'novo'", who: NOBODY },
    remove: { sql: 'delete from public.audit_log', who: NOBODY },
    marker: "table_name = 'novo'",
  },
  {
    table: 'public.media_files',
    key: 'id',
    sees: everybody([], [ID.mediaReady, ID.mediaUnfinished]),
    insert: {
      sql: `insert into public.media_files (file_name, alt, width, height, bytes, mime, sha256)
            values ('novo.jpg', 'NOVO', 1, 1, 1, 'image/png', repeat('c', 64))`,
      who: STAFF,
    },
    update: { sql: "update public.media_files set alt = 'NOVO'", who: STAFF },
    remove: { sql: 'delete from public.media_files', who: STAFF },
    marker: "alt = 'NOVO'",
  },
  {
    // Files can only be added to or removed from an unfinished record; none is changed in place.
    table: 'storage.objects',
    key: 'id',
    sees: everybody([], [ID.storedReady, ID.storedUnfinished]),
    insert: {
      sql: `insert into storage.objects (bucket_id, name)
            values ('media', '${ID.mediaUnfinished}/960.webp')`,
      who: STAFF,
    },
    update: {
      sql: `update storage.objects set name = '${ID.mediaUnfinished}/960.webp'
            where id = '${ID.storedUnfinished}'`,
      who: NOBODY,
    },
    remove: { sql: 'delete from storage.objects', who: STAFF },
    marker: `name = '${ID.mediaUnfinished}/960.webp'`,
  },
  closed('storage.buckets', {
    key: 'id',
    prepare: { remove: 'delete from storage.objects' },
    insert: "insert into storage.buckets (id, name) values ('novo', 'novo')",
    update: "update storage.buckets set name = 'novo'",
    marker: "name = 'novo'",
  }),
  closed('private.site_webhook', {
    key: 'url',
    prepare: { insert: 'delete from private.site_webhook' },
    insert: `insert into private.site_webhook (url, secret)
             values ('https://novo.example/api/revalidate', repeat('x', 32))`,
    update: "update private.site_webhook set url = 'https://novo.example/api/revalidate'",
    marker: "url like '%novo%'",
  }),
  closed('private.site_changes', {
    key: 'table_name',
    prepare: {
      update: "insert into private.site_changes (table_name) values ('hotels')",
      remove: "insert into private.site_changes (table_name) values ('hotels')",
    },
    insert: "insert into private.site_changes (table_name) values ('novo')",
    update: "update private.site_changes set table_name = 'novo'",
    marker: "table_name = 'novo'",
  }),
  closed('private.signing_keys', {
    key: 'id',
    prepare: { insert: 'delete from private.signing_keys' },
    insert: "insert into private.signing_keys (inner_key) values ('novo')",
    update: "update private.signing_keys set inner_key = 'novo'",
    marker: "inner_key = 'novo'",
  }),
  closed('private.rate_limits', {
    key: 'subject',
    insert: "insert into private.rate_limits (scope, subject) values ('reset', 'novo')",
    update: "update private.rate_limits set subject = 'novo'",
    marker: "subject = 'novo'",
  }),
];
