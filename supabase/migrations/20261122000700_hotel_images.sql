-- Images of hotels, and the function that saves a hotel together with its images: all or nothing.

create table public.hotel_images (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  image_url text not null
    constraint hotel_images_url_length check (char_length(image_url) <= 500)
    constraint hotel_images_url_scheme check (image_url ~ '^(https://|/[^/\\])[^\s]*$'),
  is_main boolean not null default false,
  -- Where it stands among the hotel's images; equals in the order in which they were added.
  place integer not null default 0
    constraint hotel_images_place_range check (place between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- An exclusion constraint and not a unique index: the embedded API takes any unique index on a
  -- foreign key for a one-to-one relation, and then refuses to embed several images.
  constraint hotel_images_one_main exclude using btree (hotel_id with =) where (is_main)
);

create index hotel_images_hotel_id_idx on public.hotel_images (hotel_id, created_at);

create trigger stamp_row before insert or update on public.hotel_images
  for each row execute function private.stamp_row();

-- A hotel's version covers its images: any change to them gives the hotel a new version, so an open
-- form no longer holds the current one. By statement and not by row: sixty images are one change.
create function private.touch_hotels() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.hotels set updated_at = updated_at where id in (select hotel_id from changed);
  return null;
end
$$;

create trigger touch_hotels_on_insert after insert on public.hotel_images
  referencing new table as changed for each statement execute function private.touch_hotels();
create trigger touch_hotels_on_update after update on public.hotel_images
  referencing new table as changed for each statement execute function private.touch_hotels();
create trigger touch_hotels_on_delete after delete on public.hotel_images
  referencing old table as changed for each statement execute function private.touch_hotels();

-- Creates a hotel (no `version`), or updates it if it still has this version. `fields` holds the
-- columns to write, `pictures` all images that the hotel has afterwards, in their order. Returns the hotel with its
-- images as stored; null when the version is another one, or the hotel is gone.
--
-- Runs with the caller's rights: grants, row policies and triggers apply to each part as usual.
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
  -- Dynamic SQL, because the caller chooses the columns: absent ones keep their value or take their
  -- default, and the column grants apply to the named ones only. A fixed list would need UPDATE on
  -- every column and would write null for absent ones.
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
      -- The version is current and yet no row changed: a policy refused it, silently.
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
  -- The constraint allows one main image at any moment, so the old one is unset first.
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
  -- The order is written only where it is another one, so that an unchanged one is no change.
  if (
    select array_agg((item ->> 'id')::uuid order by nth)
    from jsonb_array_elements(pictures) with ordinality as wanted(item, nth)
  ) is distinct from (
    select array_agg(stored.id order by stored.place, stored.created_at, stored.id)
    from public.hotel_images as stored where stored.hotel_id = hotel
  ) then
    update public.hotel_images as stored set place = wanted.nth
    from jsonb_array_elements(pictures) with ordinality as wanted(item, nth)
    where stored.hotel_id = hotel and stored.id = (wanted.item ->> 'id')::uuid
      and stored.place <> wanted.nth;
  end if;

  select to_jsonb(stored) || jsonb_build_object('hotel_images', coalesce((
    select jsonb_agg(to_jsonb(image) order by image.place, image.created_at, image.id)
    from public.hotel_images as image where image.hotel_id = stored.id
  ), '[]'))
  into saved from public.hotels as stored where stored.id = hotel;
  return saved;
end
$$;

revoke all on function private.touch_hotels(), public.save_hotel(uuid, jsonb, jsonb, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.save_hotel(uuid, jsonb, jsonb, timestamptz) to authenticated;

-- Access: as visible as the hotel; staff write and delete.
alter table public.hotel_images enable row level security;
revoke all on public.hotel_images from public, anon, authenticated;
grant select, insert, update, delete on public.hotel_images to service_role;
grant select on public.hotel_images to anon, authenticated;
grant insert (id, hotel_id, image_url, is_main, place) on public.hotel_images to authenticated;
grant update (hotel_id, image_url, is_main, place) on public.hotel_images to authenticated;
grant delete on public.hotel_images to authenticated;

create policy "visitors see pictures of active hotels" on public.hotel_images
  for select to anon
  using (exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active));
create policy "staff see all pictures" on public.hotel_images
  for select to authenticated using (
    (select private.is_staff())
    or exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
  );
create policy "staff add pictures" on public.hotel_images
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit pictures" on public.hotel_images
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff remove pictures" on public.hotel_images
  for delete to authenticated using ((select private.is_staff()));
