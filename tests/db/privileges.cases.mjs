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
  'row-level security is enabled on every table of the project',
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
  'visitors may read all columns of six tables, none of any other, and write none',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select distinct table_name, privilege_type from information_schema.column_privileges
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
  'no role of the API may truncate or reference a table or put triggers on it',
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
  'rows of seven tables may be deleted through the API, if the policies allow it',
  scene(async ({ sql }) => {
    const rows = await sql(
      `select table_name from information_schema.role_table_grants
       where grantee = 'authenticated' and table_schema in ('public', 'private')
         and privilege_type = 'DELETE' order by 1`,
    );
    assert.deepEqual(
      rows.map((row) => row.table_name),
      [
        'code_rules',
        'hotel_images',
        'hotel_packages',
        'hotels',
        'media_files',
        'newsletter_subscribers',
        'regions',
      ],
    );
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
         and (column_name in ('created_at', 'updated_at', 'created_by', 'email')
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
  'hotels: staff may write every column but version and dates; the id only on creation',
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

test(
  'a table that a later migration forgets to protect is closed by default',
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
