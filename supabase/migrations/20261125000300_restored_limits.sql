-- Restoring an account also restores the hotels to which it was limited.

-- What is restored of a stored profile. Hotels that are gone are left out of its limit: without any
-- it is limited to none, never to all. A version from before there were limits leaves today's as it is.
create function private.restored_access(profile jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', profile -> 'id', 'role', profile -> 'role', 'is_active', profile -> 'is_active'
  ) || case jsonb_typeof(profile -> 'hotel_ids')
    when 'array' then jsonb_build_object('hotel_ids', (
      select coalesce(jsonb_agg(entry.id order by entry.place), '[]')
      from jsonb_array_elements_text(profile -> 'hotel_ids') with ordinality as entry (id, place)
      where exists (select 1 from public.hotels where hotels.id::text = entry.id)
    ))
    when 'null' then jsonb_build_object('hotel_ids', null)
    else '{}'
  end
$$;

revoke all on function private.restored_access(jsonb) from public, anon, authenticated, service_role;

-- Restores a record as a change left it, in one transaction; the history records that as a change by
-- the caller. Security definer, because the API may write neither keys nor dates; therefore checks
-- itself that an administrator is calling.
--
-- `seen` is the record's newest change that the caller knows; if there is a newer one, the status is
-- 'conflict'. `notes` names what could not be restored: 'slug' (taken meanwhile, the next free one
-- was used), 'region' (gone, left empty), 'hotels' (some of an editor's limit are gone, left out).
create or replace function private.restore_record(kind text, record_id text, change bigint, seen bigint)
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
      -- Accounts belong to the auth service; only role, activation and limit are restored.
      if stored is null then
        return jsonb_build_object('status', 'no-account');
      end if;
      wanted := private.restored_access(wanted);
      if wanted -> 'hotel_ids' <> state #> '{row,hotel_ids}' then
        notes := notes || 'hotels'::text;
      end if;
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
