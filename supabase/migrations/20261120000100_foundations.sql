-- What every later migration stands on: nobody may do anything unless a line says so.
--
-- A hosted project grants every new object in "public" to the API roles by default. A table that
-- somebody forgets to protect would be open to the world; here it is closed instead.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers live where the API does not look. Nobody needs USAGE on the schema: row policies and
-- triggers hold their functions by identity, and only EXECUTE is asked for (see access_rules).
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create schema if not exists extensions;

-- Without trigram support the search still answers, only without its index.
do $$
begin
  create extension if not exists pg_trgm with schema extensions;
exception when others then
  raise notice 'pg_trgm is not available: the search goes without trigram indexes';
end
$$;

-- The calendar date of an instant in the time zone of the chain (not of the server).
create function private.sao_paulo_date(moment timestamptz) returns date
language sql immutable strict parallel safe set search_path = ''
as $$ select (moment at time zone 'America/Sao_Paulo')::date $$;

-- The date by which offers begin and end. Runs as the owner, because the visitors in whose name the
-- policies ask can't look into this schema.
create function private.today() returns date
language sql stable parallel safe security definer set search_path = ''
as $$ select private.sao_paulo_date(now()) $$;

-- Lower case without accents: 'São João' → 'sao joao'. Decomposes first, so that the answer does
-- not depend on the locale of the server. Immutable, because indexes are built on it.
create function private.fold(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g')) $$;

-- 'Ipê São Paulo!' → 'ipe-sao-paulo'; the same answer as lib/format/slug.ts.
create function private.slugify(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select trim(both '-' from regexp_replace(private.fold(value), '[^a-z0-9]+', '-', 'g')) $$;

-- Keeps the book-keeping columns of an editable table honest.
--
-- updated_at is the version of the row: it always moves forward, also twice in one transaction, so
-- that two editors never hold the same version of different contents. The API roles can't write
-- id, created_at or updated_at; column grants say the same, this holds where a server that embeds
-- the database hands out wider grants than the migrations do.
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
