#!/bin/sh
# Runs once, when the database is created: the roles and schemas that Supabase's services and the
# migrations expect. Each service then creates its own tables, and `supabase db push` the site's.
set -eu
: "${SERVICE_PASSWORD:?}"
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$SERVICE_PASSWORD" \
  --username="${POSTGRES_USER:-postgres}" --dbname="${POSTGRES_DB:-postgres}" <<'SQL'
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;

create role authenticator login noinherit password :'password';
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole password :'password';
create role supabase_storage_admin login noinherit createrole password :'password';
grant anon, authenticated, service_role to supabase_storage_admin;

create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;
create schema extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
grant create on database :"DBNAME" to supabase_auth_admin, supabase_storage_admin;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;

-- As wide as on the platform; the migrations revoke what is not needed.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to anon, authenticated, service_role;
SQL
