-- A hotel and its pictures are saved together: all of it, or nothing.

-- A hotel's version covers its pictures too: whoever changes them, by whatever way, makes the version
-- that an open form holds an old one. By statement and not by row: sixty pictures are one change.
create function private.touch_hotels() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.hotels set updated_at = updated_at where id in (select hotel_id from changed);
  return null;
end
$$;
revoke all on function private.touch_hotels() from public, anon, authenticated, service_role;

create trigger touch_hotels_on_insert after insert on public.hotel_images
  referencing new table as changed for each statement execute function private.touch_hotels();
create trigger touch_hotels_on_update after update on public.hotel_images
  referencing new table as changed for each statement execute function private.touch_hotels();
create trigger touch_hotels_on_delete after delete on public.hotel_images
  referencing old table as changed for each statement execute function private.touch_hotels();

-- Creates a hotel (no `version`), or updates it if it still has this version. `fields` holds the
-- columns that are written, `pictures` all pictures that the hotel has afterwards. Gives the hotel
-- with its pictures as they are now; null when the version is another one, or the hotel is gone.
--
-- Runs in the name of whoever calls it: grants, row policies and triggers judge each part as if it
-- came alone, also which columns may be written.
create function public.save_hotel(
  hotel uuid, fields jsonb, pictures jsonb, version timestamptz default null
)
returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  names text;
  changed integer;
  saved jsonb;
begin
  select string_agg(quote_ident(key), ', ') into names from jsonb_object_keys(fields) as key;

  if version is null then
    execute format(
      'insert into public.hotels (id, %1$s)
       select $1, %1$s from jsonb_populate_record(null::public.hotels, $2)', names
    ) using hotel, fields;
  else
    execute format(
      'update public.hotels as stored
       set (%1$s) = (select %1$s from jsonb_populate_record(null::public.hotels, $2))
       where stored.id = $1 and stored.updated_at = $3', names
    ) using hotel, fields, version;
    get diagnostics changed = row_count;
    if changed = 0 then
      -- The very version, and yet no row: a policy refused it, which is silent otherwise.
      if exists (
        select 1 from public.hotels as stored
        where stored.id = hotel and stored.updated_at = version
      ) then
        raise exception using errcode = '42501', message = 'this hotel may not be changed';
      end if;
      return null;
    end if;
  end if;

  delete from public.hotel_images as stored
  where stored.hotel_id = hotel and not exists (
    select 1 from jsonb_to_recordset(pictures) as wanted(id uuid) where wanted.id = stored.id
  );
  -- One main picture at most, at every moment: the old one steps down before another is named.
  update public.hotel_images as stored set is_main = false
  from jsonb_to_recordset(pictures) as wanted(id uuid, is_main boolean)
  where stored.hotel_id = hotel and stored.id = wanted.id and stored.is_main and not wanted.is_main;
  update public.hotel_images as stored set image_url = wanted.image_url, is_main = wanted.is_main
  from jsonb_to_recordset(pictures) as wanted(id uuid, image_url text, is_main boolean)
  where stored.hotel_id = hotel and stored.id = wanted.id
    and (stored.image_url, stored.is_main) is distinct from (wanted.image_url, wanted.is_main);
  insert into public.hotel_images (id, hotel_id, image_url, is_main)
  select wanted.id, hotel, wanted.image_url, wanted.is_main
  from jsonb_to_recordset(pictures) as wanted(id uuid, image_url text, is_main boolean)
  where not exists (
    select 1 from public.hotel_images as stored
    where stored.id = wanted.id and stored.hotel_id = hotel
  );

  select to_jsonb(stored) || jsonb_build_object('hotel_images', coalesce((
    select jsonb_agg(to_jsonb(picture) order by picture.created_at, picture.id)
    from public.hotel_images as picture where picture.hotel_id = stored.id
  ), '[]'))
  into saved from public.hotels as stored where stored.id = hotel;
  return saved;
end
$$;
revoke all on function public.save_hotel(uuid, jsonb, jsonb, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.save_hotel(uuid, jsonb, jsonb, timestamptz) to authenticated;
