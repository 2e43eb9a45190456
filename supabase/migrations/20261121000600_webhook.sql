-- Tells the site what was changed in the database itself (SQL, Studio, scripts), so that visitors see
-- it at once and not only when a page's minute is over. What the back office saves it publishes by
-- itself. See docs/decisions/0012.

-- Where the site listens, and the secret that it knows the database by: one row, or none where
-- nobody is to be told. Closed to every API role: neither grant nor policy.
create table private.site_webhook (
  id integer primary key default 1 constraint site_webhook_single_row check (id = 1),
  url text not null
    constraint site_webhook_url check (url ~ '^https?://[^\s/@]+/api/revalidate$'),
  secret text not null
    constraint site_webhook_secret check (char_length(secret) between 32 and 200)
);

-- What a transaction has changed so far, a row per table. Empty outside of transactions.
create table private.site_changes (
  transaction xid8 not null default pg_current_xact_id(),
  table_name text not null,
  -- The changed rows as they were and as they are, by the columns that addresses are made of; null
  -- when they are too many to name.
  states jsonb,
  primary key (transaction, table_name)
);

alter table private.site_webhook enable row level security;
alter table private.site_changes enable row level security;
revoke all on private.site_webhook, private.site_changes
  from public, anon, authenticated, service_role;

-- Without it (a Postgres of one's own, the embedded one) changes are told on a channel instead.
do $$
begin
  create extension if not exists pg_net with schema extensions;
exception when others then
  raise notice 'pg_net is not available: changes are told on the channel site_changes';
end
$$;

-- Notes what one statement has changed; its argument names the columns to keep. Nothing that goes
-- wrong here may undo the change itself.
create function private.note_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- So many states are named one by one; beyond that the site is told only which tables.
  named constant integer := 60;
  seen constant text := concat_ws(
    ' union all ',
    case when tg_op in ('UPDATE', 'DELETE') then 'select * from old_rows' end,
    case when tg_op in ('UPDATE', 'INSERT') then 'select * from new_rows' end
  );
  found jsonb;
begin
  if current_setting('role', true) = 'authenticated' then
    return null;
  end if;
  if tg_op <> 'TRUNCATE' then
    execute format(
      'select jsonb_agg(to_jsonb(s)) from (select distinct %s from (%s) as r limit %s) as s',
      tg_argv[0], seen, named + 1
    ) into found;
    if found is null then
      return null;
    end if;
  end if;
  insert into private.site_changes as noted (table_name, states)
  values (tg_table_name, case when jsonb_array_length(found) <= named then found end)
  on conflict (transaction, table_name) do update set states =
    case
      when jsonb_array_length(noted.states) + jsonb_array_length(excluded.states) <= named
        then noted.states || excluded.states
    end
    where noted.states is not null;
  return null;
exception when others then
  raise warning 'the site is not told of a change of %: %', tg_table_name, sqlerrm;
  return null;
end
$$;

-- The states that a transaction has noted for one table, as rows.
create function private.noted_states(changes jsonb, table_name text) returns setof jsonb
language sql immutable set search_path = ''
as $$
  select state from jsonb_array_elements(
    case jsonb_typeof(changes -> table_name) when 'array' then changes -> table_name else '[]' end
  ) as state
$$;

-- What the site is told: the tables, and what the addresses of the pages concerned are made of, or
-- `all` when that is too much for one message (a notification holds 8,000 bytes).
create function private.site_message(changes jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  message jsonb := jsonb_build_object(
    'tables', (select jsonb_agg(key order by key) from jsonb_object_keys(changes) as key)
  );
begin
  if not exists (select 1 from jsonb_each(changes) where jsonb_typeof(value) = 'null') then
    message := message || jsonb_strip_nulls(jsonb_build_object(
      'hotels', (
        select jsonb_agg(distinct state) from (
          select private.noted_states(changes, 'hotels') as state
          union all
          select jsonb_build_object(
            'id', h.id, 'slug', h.slug, 'hotel_type', h.hotel_type, 'region_id', h.region_id
          )
          from public.hotels as h
          where h.id in (
            select (state ->> 'hotel_id')::uuid
            from unnest(array['hotel_images', 'hotel_packages']) as source,
              private.noted_states(changes, source) as state
          ) or h.region_id in (
            select (state ->> 'id')::uuid from private.noted_states(changes, 'regions') as state
          )
        ) as concerned
      ),
      'offers', (
        select jsonb_agg(distinct jsonb_build_object('id', id, 'name', name)) from (
          select state ->> 'id' as id, state ->> 'name' as name
          from private.noted_states(changes, 'hotel_packages') as state
          union all
          select p.id::text, p.name from public.hotel_packages as p
          where p.hotel_id in (
            select (state ->> 'id')::uuid from private.noted_states(changes, 'hotels') as state
          )
        ) as concerned
      ),
      'regions', (
        select jsonb_agg(distinct state ->> 'id')
        from private.noted_states(changes, 'regions') as state
      )
    ));
    if octet_length(message::text) < 7800 then
      return message;
    end if;
  end if;
  return jsonb_build_object('tables', message -> 'tables', 'all', true);
end
$$;

-- Hands a message on, once the transaction is committed: both ways wait for that by themselves, and
-- neither waits for the site.
create function private.tell_site(message jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  site private.site_webhook;
begin
  select * into site from private.site_webhook;
  if site.url is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
  then
    perform pg_notify('site_changes', message::text);
    return;
  end if;
  -- By name, and so that this function can be made where the extension is missing.
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 5000)'
  using site.url, message, jsonb_build_object(
    'Content-Type', 'application/json', 'Authorization', 'Bearer ' || site.secret
  );
end
$$;

-- At the end of a transaction, one message for all that it has changed.
create function private.send_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changes jsonb;
begin
  with taken as (
    delete from private.site_changes where transaction = pg_current_xact_id()
    returning table_name, states
  )
  select jsonb_object_agg(table_name, states) into changes from taken;
  if changes is not null then
    perform private.tell_site(private.site_message(changes));
  end if;
  return null;
exception when others then
  raise warning 'the site is not told of a change: %', sqlerrm;
  return null;
end
$$;

create constraint trigger send_changes after insert on private.site_changes
  deferrable initially deferred for each row execute function private.send_changes();

-- Per statement, so that ten thousand rows cost no more than one. A trigger that sees the rows may
-- have one event only.
do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('hotels', 'id, slug, hotel_type, region_id'),
      ('hotel_images', 'hotel_id'),
      ('hotel_packages', 'id, name, hotel_id'),
      ('regions', 'id'),
      ('general_config', 'id')
    ) as of (name, kept)
  loop
    execute format(
      'create trigger note_insert after insert on public.%1$I referencing new table as new_rows
         for each statement execute function private.note_change(%2$L);
       create trigger note_update after update on public.%1$I
         referencing old table as old_rows new table as new_rows
         for each statement execute function private.note_change(%2$L);
       create trigger note_delete after delete on public.%1$I referencing old table as old_rows
         for each statement execute function private.note_change(%2$L);
       create trigger note_truncate after truncate on public.%1$I
         for each statement execute function private.note_change(%2$L)',
      watched.name, watched.kept
    );
  end loop;
end
$$;

revoke all on function private.note_change() from public, anon, authenticated, service_role;
revoke all on function private.noted_states(jsonb, text)
  from public, anon, authenticated, service_role;
revoke all on function private.site_message(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.tell_site(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.send_changes() from public, anon, authenticated, service_role;
