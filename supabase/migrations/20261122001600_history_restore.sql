-- Restoring a record from its history, with the images and the dependents that went with it.

-- Writes a stored row back: columns that the table has got since keep what they hold, columns that
-- it has lost are left out. A row that is gone is inserted with its id and its creation date.
create function private.restore_row(target text, wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields text;
  touched integer;
begin
  -- Dynamic SQL, because the columns are those that both the table of today and the stored row have.
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

-- The row of a record as it is now, locked until the end of the transaction; null when it is gone.
create function private.lock_row(kind text, record_id text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  stored jsonb;
begin
  case kind
    when 'hotels' then
      select to_jsonb(live) into stored from public.hotels as live
      where live.id::text = record_id for update;
    when 'regions' then
      select to_jsonb(live) into stored from public.regions as live
      where live.id::text = record_id for update;
    when 'hotel_packages' then
      select to_jsonb(live) into stored from public.hotel_packages as live
      where live.id::text = record_id for update;
    when 'user_profiles' then
      select to_jsonb(live) into stored from public.user_profiles as live
      where live.id::text = record_id for update;
    when 'general_config' then
      select to_jsonb(live) into stored from public.general_config as live
      where live.id::text = record_id for update;
  end case;
  return stored;
end
$$;

-- Makes a hotel's images the wanted ones. The main image is written last, because the constraint
-- allows one at any moment.
create function private.restore_images(hotel text, wanted jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  item jsonb;
begin
  delete from public.hotel_images as image
  where image.hotel_id = hotel::uuid
    and not wanted @> jsonb_build_array(jsonb_build_object('id', image.id));
  for item in
    select image from jsonb_array_elements(wanted) as image
    order by (image ->> 'is_main')::boolean nulls first, image ->> 'created_at', image ->> 'id'
  loop
    perform private.restore_row('hotel_images', item);
  end loop;
end
$$;

-- The slugs that a hotel had before it was deleted lead to it again, except those that another hotel
-- has now. They are read from the history.
create function private.restore_former_slugs(hotel text) returns void
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

-- Restores the dependents of a deleted record that are still missing. Returns how many.
create function private.restore_dependents(kind text, record_id text, lost jsonb) returns integer
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
      perform private.restore_row('hotel_packages', item);
      returned := returned + 1;
    end if;
  end loop;
  return returned;
end
$$;

-- Restores a record as a change left it, in one transaction; the history records that as a change by
-- the caller. Security definer, because the API may write neither keys nor dates; therefore checks
-- itself that an administrator is calling.
--
-- `seen` is the record's newest change that the caller knows; if there is a newer one, the status is
-- 'conflict'. `notes` names what could not be restored: 'slug' (taken meanwhile, the next free one
-- was used), 'region' (gone, left empty).
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
  -- From here on other writes of the record wait, so the state is read again below.
  perform pg_advisory_xact_lock(hashtext('restore'), hashtext(kind || ' ' || record_id));
  stored := private.lock_row(kind, record_id);
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
      -- Accounts belong to the auth service; only role and activation are restored.
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
        || jsonb_build_object('slug', private.free_slug(wanted ->> 'slug', record_id::uuid));
      if wanted ->> 'slug' <> state #>> '{row,slug}' then
        notes := notes || 'slug'::text;
      end if;
    else
      null;
  end case;

  -- Read before the row exists again: its deletion must still be the record's last entry.
  lost := (select jsonb_agg(entry.old_row) from private.lost_dependents(kind, record_id) as entry);
  perform private.restore_row(kind, wanted);
  if kind = 'hotels' then
    perform private.restore_images(record_id, state -> 'images');
  end if;
  if stored is null then
    returned := private.restore_dependents(kind, record_id, lost);
    if kind = 'hotels' then
      perform private.restore_former_slugs(record_id);
    end if;
  end if;
  return jsonb_build_object(
    'status', 'restored', 'before', stored, 'after', private.lock_row(kind, record_id),
    'notes', to_jsonb(notes), 'returned', returned
  );
end
$$;

-- What the API offers: bound to the function above, so callers need no USAGE on "private".
create function public.restore_record(kind text, record_id text, change bigint, seen bigint)
returns jsonb
language sql security invoker set search_path = ''
begin atomic
  select private.restore_record(kind, record_id, change, seen);
end;

revoke all on function
  private.restore_row(text, jsonb), private.lock_row(text, text),
  private.restore_images(text, jsonb), private.restore_former_slugs(text),
  private.restore_dependents(text, text, jsonb), private.restore_record(text, text, bigint, bigint),
  public.restore_record(text, text, bigint, bigint)
  from public, anon, authenticated, service_role;
grant execute on function
  private.restore_record(text, text, bigint, bigint),
  public.restore_record(text, text, bigint, bigint)
  to authenticated;
