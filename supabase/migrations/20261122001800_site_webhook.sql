-- The webhook that notifies the site of collected changes, so that the pages concerned are
-- revalidated at once. The back office revalidates what it saves by itself.

-- The URL of the site's webhook and the secret that authenticates the database: one row, or none
-- where no site is to be notified.
create table private.site_webhook (
  id integer primary key default 1 constraint site_webhook_single_row check (id = 1),
  url text not null
    constraint site_webhook_url check (url ~ '^https?://[^\s/@]+/api/revalidate$'),
  secret text not null
    constraint site_webhook_secret check (char_length(secret) between 32 and 200)
);

-- No grant and no policy: only functions that run as the owner read it.
alter table private.site_webhook enable row level security;
revoke all on private.site_webhook from public, anon, authenticated, service_role;

-- Optional: where pg_net is missing (a plain Postgres, the embedded one), messages are notifications
-- on a channel instead.
do $$
begin
  create extension if not exists pg_net with schema extensions;
exception when others then
  raise notice 'pg_net is not available: changes are sent to the channel site_changes';
end
$$;

-- The collected states of one table, as rows.
create function private.collected_states(changes jsonb, table_name text) returns setof jsonb
language sql immutable set search_path = ''
as $$
  select state from jsonb_array_elements(
    case jsonb_typeof(changes -> table_name) when 'array' then changes -> table_name else '[]' end
  ) as state
$$;

-- The message to the site: the tables, and what the paths of the affected pages are made of, or
-- `all` when that is too long for one message (a notification holds 8,000 bytes).
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
          select private.collected_states(changes, 'hotels') as state
          union all
          select jsonb_build_object(
            'id', h.id, 'slug', h.slug, 'hotel_type', h.hotel_type, 'region_id', h.region_id
          )
          from public.hotels as h
          where h.id in (
            select (state ->> 'hotel_id')::uuid
            from unnest(array['hotel_images', 'hotel_packages']) as source,
              private.collected_states(changes, source) as state
          ) or h.region_id in (
            select (state ->> 'id')::uuid from private.collected_states(changes, 'regions') as state
          )
        ) as concerned
      ),
      'offers', (
        select jsonb_agg(distinct jsonb_build_object('id', id, 'name', name)) from (
          select state ->> 'id' as id, state ->> 'name' as name
          from private.collected_states(changes, 'hotel_packages') as state
          union all
          select p.id::text, p.name from public.hotel_packages as p
          where p.hotel_id in (
            select (state ->> 'id')::uuid from private.collected_states(changes, 'hotels') as state
          )
        ) as concerned
      ),
      'regions', (
        select jsonb_agg(distinct state ->> 'id')
        from private.collected_states(changes, 'regions') as state
      )
    ));
    if octet_length(message::text) < 7800 then
      return message;
    end if;
  end if;
  return jsonb_build_object('tables', message -> 'tables', 'all', true);
end
$$;

-- Sends a message. Both ways deliver it after the commit, and the transaction does not wait for the
-- site.
create function private.notify_site(message jsonb) returns void
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
  -- PL/pgSQL looks the function up only when this line runs.
  perform net.http_post(
    url => site.url,
    body => message,
    headers => jsonb_build_object(
      'Content-Type', 'application/json', 'Authorization', 'Bearer ' || site.secret
    ),
    timeout_milliseconds => 5000
  );
end
$$;

-- At the end of a transaction: one message for all that it has changed.
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
    perform private.notify_site(private.site_message(changes));
  end if;
  return null;
exception when others then
  raise warning 'the site is not told of a change: %', sqlerrm;
  return null;
end
$$;

create constraint trigger send_changes after insert on private.site_changes
  deferrable initially deferred for each row execute function private.send_changes();

revoke all on function
  private.collected_states(jsonb, text), private.site_message(jsonb), private.notify_site(jsonb),
  private.send_changes()
  from public, anon, authenticated, service_role;
