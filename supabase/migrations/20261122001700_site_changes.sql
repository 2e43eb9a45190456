-- Changes that the site does not know of yet: which rows were changed in the database itself (SQL,
-- Studio, scripts). Triggers collect them; the next file sends them. See docs/decisions/0012.

-- What a transaction has changed so far, one row per table. Empty outside of transactions.
create table private.site_changes (
  transaction xid8 not null default pg_current_xact_id(),
  table_name text not null,
  -- The changed rows before and after, reduced to the columns that paths are made of; null when they
  -- are too many to name.
  states jsonb,
  primary key (transaction, table_name)
);

-- No grant and no policy: only functions that run as the owner read and write it.
alter table private.site_changes enable row level security;
revoke all on private.site_changes from public, anon, authenticated, service_role;

-- An object reduced to some of its keys.
create function private.pick_keys(content jsonb, keys text[]) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$ select jsonb_object_agg(key, content -> key) from unnest(keys) as key $$;

-- Collects what one statement has changed; the trigger's arguments name the columns to keep. Skips
-- requests of signed-in accounts, which come from the back office. An error here is a warning and
-- never undoes the change itself.
create function private.collect_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Beyond this many states the site is told only which tables have changed.
  max_states constant integer := 60;
  collected jsonb;
begin
  if current_setting('role', true) = 'authenticated' then
    return null;
  end if;
  if tg_op <> 'TRUNCATE' then
    if tg_op = 'UPDATE' then
      select jsonb_agg(distinct_states.state) into collected from (
        select distinct private.pick_keys(to_jsonb(row_state), tg_argv) as state
        from (select * from former_rows union all select * from changed_rows) as row_state
        limit max_states + 1
      ) as distinct_states;
    else
      select jsonb_agg(distinct_states.state) into collected from (
        select distinct private.pick_keys(to_jsonb(row_state), tg_argv) as state
        from changed_rows as row_state
        limit max_states + 1
      ) as distinct_states;
    end if;
    if collected is null then
      return null;
    end if;
  end if;
  insert into private.site_changes as known (table_name, states)
  values (
    tg_table_name, case when jsonb_array_length(collected) <= max_states then collected end
  )
  on conflict (transaction, table_name) do update set states =
    case
      when jsonb_array_length(known.states) + jsonb_array_length(excluded.states) <= max_states
        then known.states || excluded.states
    end
    where known.states is not null;
  return null;
exception when others then
  raise warning 'the site is not told of a change of %: %', tg_table_name, sqlerrm;
  return null;
end
$$;

-- By statement, so ten thousand rows cost one message. A trigger with transition tables can have
-- only one event.
create trigger collect_insert after insert on public.hotels
  referencing new table as changed_rows
  for each statement execute function private.collect_change('id', 'slug', 'hotel_type', 'region_id');
create trigger collect_update after update on public.hotels
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.collect_change('id', 'slug', 'hotel_type', 'region_id');
create trigger collect_delete after delete on public.hotels
  referencing old table as changed_rows
  for each statement execute function private.collect_change('id', 'slug', 'hotel_type', 'region_id');
create trigger collect_truncate after truncate on public.hotels
  for each statement execute function private.collect_change('id', 'slug', 'hotel_type', 'region_id');

create trigger collect_insert after insert on public.hotel_images
  referencing new table as changed_rows
  for each statement execute function private.collect_change('hotel_id');
create trigger collect_update after update on public.hotel_images
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.collect_change('hotel_id');
create trigger collect_delete after delete on public.hotel_images
  referencing old table as changed_rows
  for each statement execute function private.collect_change('hotel_id');
create trigger collect_truncate after truncate on public.hotel_images
  for each statement execute function private.collect_change('hotel_id');

create trigger collect_insert after insert on public.hotel_packages
  referencing new table as changed_rows
  for each statement execute function private.collect_change('id', 'name', 'hotel_id');
create trigger collect_update after update on public.hotel_packages
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.collect_change('id', 'name', 'hotel_id');
create trigger collect_delete after delete on public.hotel_packages
  referencing old table as changed_rows
  for each statement execute function private.collect_change('id', 'name', 'hotel_id');
create trigger collect_truncate after truncate on public.hotel_packages
  for each statement execute function private.collect_change('id', 'name', 'hotel_id');

create trigger collect_insert after insert on public.regions
  referencing new table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_update after update on public.regions
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_delete after delete on public.regions
  referencing old table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_truncate after truncate on public.regions
  for each statement execute function private.collect_change('id');

create trigger collect_insert after insert on public.general_config
  referencing new table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_update after update on public.general_config
  referencing old table as former_rows new table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_delete after delete on public.general_config
  referencing old table as changed_rows
  for each statement execute function private.collect_change('id');
create trigger collect_truncate after truncate on public.general_config
  for each statement execute function private.collect_change('id');

revoke all on function private.pick_keys(jsonb, text[]), private.collect_change()
  from public, anon, authenticated, service_role;
