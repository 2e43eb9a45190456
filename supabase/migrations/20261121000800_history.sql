-- History as people read it: which change touched which record, what of it, and the way back.
--
-- One change is one transaction: the pictures and offers that go with a hotel carry the same
-- number. The record of a change is the one that staff know: a picture belongs to its hotel.
alter table public.audit_log
  add column change_id bigint,
  add column subject_table text,
  add column subject_id text,
  -- The first entry of its record in its change: lists show one line for each of these.
  add column leads boolean not null default false,
  -- Columns that differ; the stored JSON of a hotel by its keys ('features.rooms').
  add column changed text[] not null default '{}',
  -- The change whose outcome this one brought back.
  add column restored_id bigint;

create sequence private.change_number;
revoke all on sequence private.change_number from public, anon, authenticated, service_role;

-- The keys under which two objects differ; absent and null are the same.
create function private.differing_keys(before jsonb, after jsonb) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select key from jsonb_each(before) as b full join jsonb_each(after) as a using (key)
  where coalesce(b.value, 'null') <> coalesce(a.value, 'null')
$$;

create function private.changed_parts(before jsonb, after jsonb) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  nested constant boolean := jsonb_typeof(before -> 'features') = 'object'
    and jsonb_typeof(after -> 'features') = 'object';
begin
  if before is null or after is null then
    return '{}';
  end if;
  return array(
    select part from (
      select part from private.differing_keys(before, after) as part
      where part <> 'updated_at' and not (nested and part = 'features')
      union all
      select 'features.' || part
      from private.differing_keys(
        case when nested then before -> 'features' end, case when nested then after -> 'features' end
      ) as part
    ) as parts
    order by part
  );
end
$$;

-- Entries from before this migration: what one transaction wrote has its number still (xmin).
alter table public.audit_log disable trigger guard_rows;
update public.audit_log as entry
set change_id = known.change_id,
  subject_table = case entry.table_name when 'hotel_images' then 'hotels' else entry.table_name end,
  subject_id = case entry.table_name
    when 'hotel_images' then coalesce(entry.new_row, entry.old_row) ->> 'hotel_id'
    else entry.row_id
  end,
  changed = case entry.table_name
    when 'hotel_images' then array['images']
    else private.changed_parts(entry.old_row, entry.new_row)
  end
from (
  select id, min(id) over (partition by xmin::text) as change_id from public.audit_log
) as known
where known.id = entry.id;
update public.audit_log set leads = true
where id in (select min(id) from public.audit_log group by change_id, subject_table, subject_id);
alter table public.audit_log enable trigger guard_rows;
select setval('private.change_number', coalesce((select max(id) from public.audit_log), 0) + 1);

alter table public.audit_log
  alter column change_id set not null,
  alter column subject_table set not null,
  alter column subject_id set not null;

-- Lists are read by id, the newest first; never by counting.
drop index public.audit_log_changed_at_idx;
create index audit_log_subject_idx on public.audit_log (subject_table, subject_id, id);
create index audit_log_change_idx on public.audit_log (change_id, subject_table, subject_id);
create index audit_log_leads_idx on public.audit_log (id) where leads;
create index audit_log_kind_idx on public.audit_log (subject_table, id) where leads;
create index audit_log_actor_idx on public.audit_log (actor_id, id) where leads;
create index audit_log_nobody_idx on public.audit_log (id) where leads and actor_id is null;
create index audit_log_removed_idx on public.audit_log (id)
  where action = 'DELETE' and table_name = subject_table;

-- actor_id is null for changes made in the database itself (seed, support). The number of the
-- change and what it restores live as long as the transaction; the API offers no way to set them.
create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  actor uuid := auth.uid();
  is_picture constant boolean := tg_table_name = 'hotel_images';
  kind constant text := case when is_picture then 'hotels' else tg_table_name end;
  record_id constant text :=
    coalesce(after, before) ->> case when is_picture then 'hotel_id' else 'id' end;
  change bigint := nullif(current_setting('vitrine.change_id', true), '');
begin
  -- A save that changed nothing but the row's version is no change.
  if tg_op = 'UPDATE' and before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  if change is null then
    change := nextval('private.change_number');
    perform set_config('vitrine.change_id', change::text, true);
  end if;
  insert into public.audit_log (
    table_name, row_id, action, old_row, new_row, actor_id, actor_email,
    change_id, subject_table, subject_id, leads, changed, restored_id
  )
  values (
    tg_table_name, coalesce(after, before) ->> 'id', tg_op, before, after, actor,
    (select email from public.user_profiles where id = actor),
    change, kind, record_id,
    not exists (
      select 1 from public.audit_log as known
      where known.change_id = change
        and known.subject_table = kind and known.subject_id = record_id
    ),
    case when is_picture then array['images'] else private.changed_parts(before, after) end,
    nullif(current_setting('vitrine.restored_id', true), '')::bigint
  );
  return null;
end
$$;

-- Reading ----------------------------------------------------------------------------------------

-- Changes, the newest first, one line for each record: of everything, of one kind, of one record,
-- by one person, or only the deletions of records that are still gone. `before` is the id of the
-- last line that was seen. The text of the query is put together, so that each question gets the
-- plan of its own index; row policies decide who reads.
create function public.record_changes(
  kind text default null, record_id text default null, person uuid default null,
  by_nobody boolean default false, only_removed boolean default false,
  before bigint default null, page_size integer default 30
)
returns table (
  id bigint, change_id bigint, subject_table text, subject_id text, action text, parts text[],
  name text, offers integer, actor_id uuid, actor_email text, changed_at timestamptz,
  restored_id bigint
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  asked constant text := concat(
    case when only_removed then
      'entry.action = ''DELETE'' and entry.table_name = entry.subject_table
       and entry.subject_table in (''hotels'', ''regions'', ''hotel_packages'')
       and not exists (
         select 1 from public.audit_log as later
         where later.subject_table = entry.subject_table and later.subject_id = entry.subject_id
           and later.table_name = entry.table_name and later.id > entry.id
       )'
    else 'entry.leads' end,
    case when kind is not null then ' and entry.subject_table = $1' end,
    case when record_id is not null then ' and entry.subject_id = $2' end,
    case when person is not null then ' and entry.actor_id = $3' end,
    case when by_nobody then ' and entry.actor_id is null' end,
    case when before is not null then ' and entry.id < $4' end
  );
begin
  return query execute format(
    'with page as materialized (
       select entry.id, entry.change_id, entry.subject_table, entry.subject_id, entry.actor_id,
         entry.actor_email, entry.changed_at, entry.restored_id
       from public.audit_log as entry
       where %s
       order by entry.id desc
       limit $5
     )
     select page.id, page.change_id, page.subject_table, page.subject_id, said.action, said.parts,
       (
         select coalesce(stored ->> ''name'', stored ->> ''email'', stored ->> ''file_name'')
         from public.audit_log as last, coalesce(last.new_row, last.old_row) as stored
         where last.subject_table = page.subject_table and last.subject_id = page.subject_id
           and last.table_name = last.subject_table
         order by last.id desc limit 1
       ),
       (
         select count(*)::integer from public.audit_log as gone
         where page.subject_table = ''hotels'' and said.action = ''DELETE''
           and gone.change_id = page.change_id and gone.subject_table = ''hotel_packages''
           and gone.action = ''DELETE'' and gone.old_row ->> ''hotel_id'' = page.subject_id
       ),
       page.actor_id, page.actor_email, page.changed_at, page.restored_id
     from page
     cross join lateral (
       select
         case
           when bool_or(entry.action = ''DELETE'' and entry.table_name = entry.subject_table)
             then ''DELETE''
           when bool_or(entry.action = ''INSERT'' and entry.table_name = entry.subject_table)
             then ''INSERT''
           else ''UPDATE''
         end as action,
         array(
           select distinct part from public.audit_log as part_of, unnest(part_of.changed) as part
           where part_of.change_id = page.change_id
             and part_of.subject_table = page.subject_table
             and part_of.subject_id = page.subject_id
           order by part
         ) as parts
       from public.audit_log as entry
       where entry.change_id = page.change_id and entry.subject_table = page.subject_table
         and entry.subject_id = page.subject_id
     ) as said
     order by page.id desc',
    asked
  ) using kind, record_id, person, before, least(greatest(page_size, 1), 100);
end
$$;

-- A record as a change left it: what the first later change found, else what is there now. A
-- deletion leaves nothing; there it is what the deletion found. Without a change: as it is now.
-- Null for a change that is not one of this record, or that the caller may not see.
create function private.record_state(kind text, record_id text, change bigint) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  edge bigint := 9223372036854775807;
  content jsonb;
begin
  if kind is null or kind <> all (array[
    'hotels', 'regions', 'hotel_packages', 'user_profiles', 'general_config'
  ]) then
    raise exception using errcode = '22023', message = 'no such kind of record';
  end if;
  if change is not null then
    select case
        when bool_or(entry.action = 'DELETE' and entry.table_name = kind) then min(entry.id) - 1
        else max(entry.id)
      end
    into edge
    from public.audit_log as entry
    where entry.change_id = change
      and entry.subject_table = kind and entry.subject_id = record_id;
    if edge is null then
      return null;
    end if;
  end if;

  select later.old_row into content
  from public.audit_log as later
  where later.subject_table = kind and later.subject_id = record_id
    and later.table_name = kind and later.id > edge
  order by later.id
  limit 1;
  if not found then
    execute format('select to_jsonb(live) from public.%I as live where live.id::text = $1', kind)
    into content using record_id;
  end if;
  if content is null then
    return null;
  end if;
  if kind <> 'hotels' then
    return jsonb_build_object('row', content, 'images', '[]'::jsonb);
  end if;
  return jsonb_build_object('row', content, 'images', (
    with later as (
      select distinct on (entry.row_id) entry.row_id, entry.old_row
      from public.audit_log as entry
      where entry.subject_table = 'hotels' and entry.subject_id = record_id
        and entry.table_name = 'hotel_images' and entry.id > edge
      order by entry.row_id, entry.id
    ), pictures as (
      select later.old_row as picture from later where later.old_row is not null
      union all
      select to_jsonb(live) from public.hotel_images as live
      where live.hotel_id = record_id::uuid
        and not exists (select 1 from later where later.row_id = live.id::text)
    )
    select coalesce(
      jsonb_agg(picture order by picture ->> 'created_at', picture ->> 'id'), '[]'
    )
    from pictures
  ));
end
$$;

-- What a record that is gone took with it: the offers of a hotel, the hotels' ties to a region.
create function private.lost_with(kind text, record_id text) returns setof public.audit_log
language sql stable security invoker set search_path = ''
as $$
  select lost.*
  from (
    select removal.change_id
    from public.audit_log as removal
    where removal.subject_table = kind and removal.subject_id = record_id
      and removal.table_name = kind and removal.action = 'DELETE'
      and not exists (
        select 1 from public.audit_log as later
        where later.subject_table = kind and later.subject_id = record_id
          and later.table_name = kind and later.id > removal.id
      )
    order by removal.id desc
    limit 1
  ) as removal
  join public.audit_log as lost on lost.change_id = removal.change_id
  where (
    kind = 'hotels' and lost.table_name = 'hotel_packages' and lost.action = 'DELETE'
    and lost.old_row ->> 'hotel_id' = record_id
  ) or (
    kind = 'regions' and lost.table_name = 'hotels' and lost.action = 'UPDATE'
    and lost.old_row ->> 'region_id' = record_id and lost.new_row ->> 'region_id' is null
  )
$$;

create function public.record_version(kind text, record_id text, change bigint default null)
returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select private.record_state(kind, record_id, change) || jsonb_build_object('lost', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', lost.row_id, 'name', lost.old_row ->> 'name')
        order by lost.old_row ->> 'name'
      ), '[]'
    )
    from private.lost_with(kind, record_id) as lost
  ));
end;

-- Restoring --------------------------------------------------------------------------------------

-- Makes a row what it was: columns that the table has got since keep what they hold, columns that
-- it has lost are left out. A row that is gone comes back under its id and with its date.
create function private.put_row(target text, wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields text;
  touched integer;
begin
  select string_agg(quote_ident(attname), ', ') into strict fields
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', target)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
    and wanted ? attname::text and attname not in ('id', 'created_at', 'updated_at');
  execute format(
    'update public.%1$I as stored
     set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
     where stored.id = (select id from jsonb_populate_record(null::public.%1$I, $1))',
    target, fields
  ) using wanted;
  get diagnostics touched = row_count;
  if touched = 0 then
    execute format(
      'insert into public.%1$I (id, created_at, %2$s)
       select id, created_at, %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      target, fields
    ) using wanted;
  end if;
end
$$;

-- The next free slug after the one that a hotel had. Takes the lock under which all slugs are
-- given (see assign_hotel_slug).
create function private.free_slug(wanted text, hotel_id text) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text := wanted;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('public.hotels.slug'));
  while private.slug_is_reserved(candidate)
    or exists (select 1 from public.hotels where slug = candidate and id::text <> free_slug.hotel_id)
    or exists (
      select 1 from public.hotel_former_slugs as former
      where former.slug = candidate and former.hotel_id::text <> free_slug.hotel_id
    )
  loop
    suffix := suffix + 1;
    candidate := left(wanted, 290) || '-' || suffix;
  end loop;
  return candidate;
end
$$;

-- Makes a hotel's pictures what they were. At most one is the main one at any moment: the others
-- are written first.
create function private.put_images(hotel text, wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  picture jsonb;
begin
  delete from public.hotel_images as image
  where image.hotel_id = hotel::uuid
    and not wanted @> jsonb_build_array(jsonb_build_object('id', image.id));
  for picture in
    select item from jsonb_array_elements(wanted) as item
    order by (item ->> 'is_main')::boolean nulls first, item ->> 'created_at', item ->> 'id'
  loop
    perform private.put_row('hotel_images', picture);
  end loop;
end
$$;

-- The addresses that a hotel had before it was deleted lead to it again, as far as nobody else has
-- them now. The trail knows them.
create function private.put_former_slugs(hotel text) returns void
language sql set search_path = ''
as $$
  insert into public.hotel_former_slugs (slug, hotel_id)
  select distinct entry.old_row ->> 'slug', hotel::uuid
  from public.audit_log as entry
  where entry.subject_table = 'hotels' and entry.subject_id = hotel
    and entry.table_name = 'hotels' and 'slug' = any (entry.changed)
    and not exists (select 1 from public.hotels where slug = entry.old_row ->> 'slug')
  on conflict (slug) do nothing
$$;

-- Brings back what a record had taken with it, as far as it is still missing. Gives how much.
create function private.put_lost(kind text, record_id text, lost jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  item jsonb;
  returned integer := 0;
begin
  if kind = 'regions' then
    update public.hotels as hotel set region_id = record_id::uuid
    where hotel.region_id is null
      and hotel.id::text in (select entry ->> 'id' from jsonb_array_elements(lost) as entry);
    get diagnostics returned = row_count;
    return returned;
  end if;
  for item in select entry from jsonb_array_elements(lost) as entry loop
    if not exists (select 1 from public.hotel_packages where id::text = item ->> 'id') then
      perform private.put_row('hotel_packages', item);
      returned := returned + 1;
    end if;
  end loop;
  return returned;
end
$$;

-- Brings a record back to what a change left, or back at all, in one transaction; the trail records
-- it as a change by whoever asked. Runs as the owner, because the API may write neither keys nor
-- dates; asks for itself whether an administrator is calling.
--
-- `seen` is the record's newest change that the caller knows of: whoever has not seen the last one
-- is told ('conflict'). Where something can't be as it was it says so: the slug was taken
-- meanwhile, the region is gone.
create function private.restore_record(kind text, record_id text, change bigint, seen bigint)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  state jsonb;
  wanted jsonb;
  stored jsonb;
  notes text[] := '{}';
  lost jsonb;
  returned integer := 0;
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'only administrators restore records';
  end if;
  state := private.record_state(kind, record_id, change);
  if change is null or state is null then
    return jsonb_build_object('status', 'missing');
  end if;
  -- Whoever writes the record, and whoever restores it, waits from here on. What was read before is
  -- read again.
  perform pg_advisory_xact_lock(hashtext('restore'), hashtext(kind || ' ' || record_id));
  execute format(
    'select to_jsonb(live) from public.%I as live where live.id::text = $1 for update', kind
  ) into stored using record_id;
  if seen is distinct from (
    select entry.change_id from public.audit_log as entry
    where entry.subject_table = kind and entry.subject_id = record_id
    order by entry.id desc
    limit 1
  ) then
    return jsonb_build_object('status', 'conflict');
  end if;
  state := private.record_state(kind, record_id, change);
  wanted := state -> 'row';
  perform set_config('vitrine.restored_id', change::text, true);

  case kind
    when 'user_profiles' then
      -- An account is made by its owner's sign-up; nothing else of it is an administrator's.
      if stored is null then
        return jsonb_build_object('status', 'no-account');
      end if;
      wanted := jsonb_build_object(
        'id', wanted -> 'id', 'role', wanted -> 'role', 'is_active', wanted -> 'is_active'
      );
    when 'hotel_packages' then
      if not exists (select 1 from public.hotels where id::text = wanted ->> 'hotel_id') then
        return jsonb_build_object('status', 'no-hotel', 'hotel', wanted ->> 'hotel_id');
      end if;
    when 'hotels' then
      if wanted ->> 'region_id' is not null and not exists (
        select 1 from public.regions where id::text = wanted ->> 'region_id'
      ) then
        wanted := wanted || jsonb_build_object('region_id', null);
        notes := notes || 'region'::text;
      end if;
      wanted := wanted
        || jsonb_build_object('slug', private.free_slug(wanted ->> 'slug', record_id));
      if wanted ->> 'slug' <> state #>> '{row,slug}' then
        notes := notes || 'slug'::text;
      end if;
    else
      null;
  end case;

  -- Asked before the record is there again: what it took with it is known by its absence.
  lost := (select jsonb_agg(entry.old_row) from private.lost_with(kind, record_id) as entry);
  perform private.put_row(kind, wanted);
  if kind = 'hotels' then
    perform private.put_images(record_id, state -> 'images');
  end if;
  if stored is null then
    returned := private.put_lost(kind, record_id, lost);
    if kind = 'hotels' then
      perform private.put_former_slugs(record_id);
    end if;
  end if;
  execute format('select to_jsonb(live) from public.%I as live where live.id::text = $1', kind)
  into wanted using record_id;
  return jsonb_build_object(
    'status', 'restored', 'before', stored, 'after', wanted, 'notes', to_jsonb(notes),
    'returned', returned
  );
end
$$;

-- What the API offers. Bound to the functions above when it is created, so that nobody needs a way
-- into the schema where those live.
create function public.restore_record(kind text, record_id text, change bigint, seen bigint)
returns jsonb
language sql security invoker set search_path = ''
begin atomic
  select private.restore_record(kind, record_id, change, seen);
end;

revoke all on function
  private.differing_keys(jsonb, jsonb), private.changed_parts(jsonb, jsonb),
  private.record_state(text, text, bigint), private.lost_with(text, text),
  private.put_row(text, jsonb), private.free_slug(text, text), private.put_images(text, jsonb),
  private.put_former_slugs(text), private.put_lost(text, text, jsonb), private.restore_record(text, text, bigint, bigint),
  public.record_changes(text, text, uuid, boolean, boolean, bigint, integer),
  public.record_version(text, text, bigint), public.restore_record(text, text, bigint, bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.record_state(text, text, bigint), private.lost_with(text, text),
  private.restore_record(text, text, bigint, bigint),
  public.record_changes(text, text, uuid, boolean, boolean, bigint, integer),
  public.record_version(text, text, bigint), public.restore_record(text, text, bigint, bigint)
  to authenticated;
