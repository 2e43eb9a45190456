-- Reading the history: the list of changes, and a record as a change left it. Everything here runs
-- with the caller's rights, so the policy of audit_log decides who reads.

-- Changes, newest first, one line per record: of everything, of one kind, of one record, by one
-- person, by no account, or only the deletions of records that are still gone. `before` is the id of
-- the last line that the caller has; `page_size` is limited to 100.
--
-- A custom plan for each call: the parameters then are constants, conditions that don't apply are
-- removed before planning, and each question uses its own index.
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
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with page as materialized (
    select entry.id, entry.change_id, entry.subject_table, entry.subject_id, entry.actor_id,
      entry.actor_email, entry.changed_at, entry.restored_id
    from public.audit_log as entry
    where
      case when only_removed then
        entry.action = 'DELETE' and entry.table_name = entry.subject_table
        and entry.subject_table in ('hotels', 'regions', 'hotel_packages')
        and not exists (
          select 1 from public.audit_log as later
          where later.subject_table = entry.subject_table and later.subject_id = entry.subject_id
            and later.table_name = entry.table_name and later.id > entry.id
        )
      else entry.leads end
      and (kind is null or entry.subject_table = kind)
      and (record_id is null or entry.subject_id = record_id)
      and (person is null or entry.actor_id = person)
      and (by_nobody is not true or entry.actor_id is null)
      and (before is null or entry.id < before)
    order by entry.id desc
    limit least(greatest(page_size, 1), 100)
  )
  select page.id, page.change_id, page.subject_table, page.subject_id, outcome.action,
    outcome.parts,
    (
      select coalesce(stored ->> 'name', stored ->> 'email', stored ->> 'file_name')
      from public.audit_log as last, coalesce(last.new_row, last.old_row) as stored
      where last.subject_table = page.subject_table and last.subject_id = page.subject_id
        and last.table_name = last.subject_table
      order by last.id desc limit 1
    ),
    (
      select count(*)::integer from public.audit_log as gone
      where page.subject_table = 'hotels' and outcome.action = 'DELETE'
        and gone.change_id = page.change_id and gone.subject_table = 'hotel_packages'
        and gone.action = 'DELETE' and gone.old_row ->> 'hotel_id' = page.subject_id
    ),
    page.actor_id, page.actor_email, page.changed_at, page.restored_id
  from page
  cross join lateral (
    select
      case
        when bool_or(entry.action = 'DELETE' and entry.table_name = entry.subject_table)
          then 'DELETE'
        when bool_or(entry.action = 'INSERT' and entry.table_name = entry.subject_table)
          then 'INSERT'
        else 'UPDATE'
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
  ) as outcome
  order by page.id desc;
end
$$;

-- A record as a change left it: the old row of the first later entry, else the row of today. For a
-- deletion: what it deleted. Without a change: the record of today. Null for a change of another
-- record, or one that the caller may not see.
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
    content := case kind
      when 'hotels' then
        (select to_jsonb(live) from public.hotels as live where live.id::text = record_id)
      when 'regions' then
        (select to_jsonb(live) from public.regions as live where live.id::text = record_id)
      when 'hotel_packages' then
        (select to_jsonb(live) from public.hotel_packages as live where live.id::text = record_id)
      when 'user_profiles' then
        (select to_jsonb(live) from public.user_profiles as live where live.id::text = record_id)
      when 'general_config' then
        (select to_jsonb(live) from public.general_config as live where live.id::text = record_id)
    end;
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
    ), images as (
      select later.old_row as image from later where later.old_row is not null
      union all
      select to_jsonb(live) from public.hotel_images as live
      where live.hotel_id = record_id::uuid
        and not exists (select 1 from later where later.row_id = live.id::text)
    )
    select coalesce(jsonb_agg(
      image order by (image ->> 'place')::integer, image ->> 'created_at', image ->> 'id'
    ), '[]')
    from images
  ));
end
$$;

-- What the deletion of a record took with it: the offers of a hotel, the region of hotels. Empty
-- unless the record's deletion is its last entry.
create function private.lost_dependents(kind text, record_id text) returns setof public.audit_log
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

-- Returns { row, images, lost: [{ id, name }] }, or null. See record_state.
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
    from private.lost_dependents(kind, record_id) as lost
  ));
end;

revoke all on function
  private.record_state(text, text, bigint), private.lost_dependents(text, text),
  public.record_changes(text, text, uuid, boolean, boolean, bigint, integer),
  public.record_version(text, text, bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.record_state(text, text, bigint), private.lost_dependents(text, text),
  public.record_changes(text, text, uuid, boolean, boolean, bigint, integer),
  public.record_version(text, text, bigint)
  to authenticated;
