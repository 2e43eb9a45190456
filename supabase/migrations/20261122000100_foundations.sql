-- Default privileges, the schema "private", and the functions that several nouns share.

-- A hosted project grants the API roles every privilege on each new object in "public". These lines
-- withdraw that, so a table without grants and policies of its own is closed to the API.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers live where the API does not look. No role needs USAGE on the schema: policies, triggers
-- and SQL-standard function bodies refer to their functions by identity, and Postgres then checks
-- only EXECUTE. Each file revokes EXECUTE on its functions and grants it to the roles that need it.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create schema if not exists extensions;

-- Optional: without trigram support the search returns the same rows, without an index.
do $$
begin
  create extension if not exists pg_trgm with schema extensions;
exception when others then
  raise notice 'pg_trgm is not available: the search works without trigram indexes';
end
$$;

-- The calendar date of an instant in the hotels' time zone, whatever the server's is.
create function private.sao_paulo_date(moment timestamptz) returns date
language sql immutable strict parallel safe set search_path = ''
as $$ select (moment at time zone 'America/Sao_Paulo')::date $$;

-- The date that decides whether an offer is current. Security definer, because policies call it for
-- visitors, who have no USAGE on this schema.
create function private.today() returns date
language sql stable parallel safe security definer set search_path = ''
as $$ select private.sao_paulo_date(now()) $$;

-- Lower case without accents: 'São João' → 'sao joao'. Decomposes first, so the result does not
-- depend on the server's locale.
create function private.remove_accents(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g')) $$;

-- 'Ipê São Paulo!' → 'ipe-sao-paulo'; the same result as lib/format/slug.ts.
create function private.slugify(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select trim(both '-' from regexp_replace(private.remove_accents(value), '[^a-z0-9]+', '-', 'g'))
$$;

-- Maintains created_at and updated_at of an editable table.
--
-- updated_at is the version of the row. It always moves forward, also twice in one transaction, so
-- two editors never hold the same version of different contents. The API roles can't write id,
-- created_at or updated_at: column grants forbid it, and this trigger still does if an embedding
-- server hands out wider grants.
create function private.stamp_row() returns trigger
language plpgsql set search_path = ''
as $$
declare
  from_api constant boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'INSERT' then
    if from_api then
      new.created_at := now();
      new.updated_at := new.created_at;
    end if;
    return new;
  end if;
  if from_api then
    new.id := old.id;
    new.created_at := old.created_at;
  end if;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- The keys of the signatures below: random, made with the database, readable for no role. A new row
-- instead of this one invalidates every link and every known browser that was signed before.
create table private.signing_keys (
  id boolean primary key default true
    constraint signing_keys_single check (id),
  inner_key bytea not null default
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  outer_key bytea not null default
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into private.signing_keys default values;

alter table private.signing_keys enable row level security;
revoke all on private.signing_keys from public, anon, authenticated, service_role;

-- A keyed digest (nested SHA-256, as in HMAC) of a message, as 64 hexadecimal digits. A signature
-- for one purpose is none for another. Not pgcrypto's hmac: that extension is not always there.
create function private.signature(purpose text, message text) returns text
language sql stable strict security definer set search_path = ''
as $$
  select encode(
    sha256(keys.outer_key || sha256(keys.inner_key || convert_to(purpose || ':' || message, 'UTF8'))),
    'hex'
  )
  from private.signing_keys as keys
$$;

revoke all on function
  private.sao_paulo_date(timestamptz), private.today(), private.remove_accents(text),
  private.slugify(text), private.stamp_row(), private.signature(text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.today() to anon, authenticated;
