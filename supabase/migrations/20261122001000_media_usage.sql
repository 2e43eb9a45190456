-- Where images of the library are used: looked up from the records that name them, and the triggers
-- that protect a used image and refuse a reference to a missing one.

-- The ids of library images whose path stands in a text.
create function private.media_ids(content text) returns uuid[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct path[1]::uuid), '{}')
  from regexp_matches(
    content, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as path
$$;

revoke all on function private.media_ids(text) from public, anon, authenticated, service_role;
-- The indexes below call it with the rights of the role that saves a record.
grant execute on function private.media_ids(text) to authenticated, service_role;

-- Usage is looked up and not stored beside the records, so it is never out of date.
create index hotels_media_idx on public.hotels
  using gin (private.media_ids(coalesce(image_url, '') || ' ' || features::text));
create index hotel_images_media_idx on public.hotel_images
  using gin (private.media_ids(image_url));
create index hotel_packages_media_idx on public.hotel_packages
  using gin (private.media_ids(image_url));

-- The records that use an image, at most 50 of each kind. Security definer, because with a row
-- policy in front a condition on a function does not reach its index.
create function private.media_references(media uuid) returns table (kind text, id uuid)
language sql stable strict security definer rows 20 set search_path = ''
as $$
  (
    select 'hotel', h.id from public.hotels h
    where private.media_ids(coalesce(h.image_url, '') || ' ' || h.features::text) @> array[media]
    limit 50
  )
  union
  (
    select 'hotel', i.hotel_id from public.hotel_images i
    where private.media_ids(i.image_url) @> array[media] limit 50
  )
  union all
  (
    select 'offer', p.id from public.hotel_packages p
    where private.media_ids(p.image_url) @> array[media] limit 50
  )
  union all
  (
    select 'config', null from public.general_config c
    where private.media_ids(coalesce(c.light_logo_url, '') || ' ' || coalesce(c.dark_logo_url, ''))
      @> array[media]
  )
$$;

-- The same with names, limited to the records that the caller may see. `fields` are the parts of the
-- record that name the image.
create function public.media_uses(media uuid)
returns table (kind text, id uuid, name text, fields text[])
language sql stable strict security invoker rows 20 set search_path = ''
begin atomic
  with places as materialized (
    select place.kind, place.id from private.media_references(media) place
  )
  select
    'hotel', h.id, h.name,
    array(
      select part.field from (values
        ('image_url', h.image_url),
        ('images', (
          select string_agg(i.image_url, ' ') from public.hotel_images i where i.hotel_id = h.id
        )),
        ('logo_url', h.features ->> 'logo_url'),
        ('hero_images', h.features ->> 'hero_images'),
        ('banner_images', h.features ->> 'banner_images'),
        ('gallery_images', h.features ->> 'gallery_images'),
        ('rooms', h.features ->> 'rooms'),
        ('testimonials', h.features ->> 'testimonials')
      ) as part (field, content)
      where position('/media/' || media || '/' in part.content) > 0
    )
  from places join public.hotels h on h.id = places.id where places.kind = 'hotel'
  union all
  select 'offer', p.id, p.name, array['image_url']
  from places join public.hotel_packages p on p.id = places.id where places.kind = 'offer'
  union all
  select
    'config', null, null,
    array(
      select part.field
      from (values
        ('light_logo_url', c.light_logo_url), ('dark_logo_url', c.dark_logo_url)
      ) as part (field, content)
      where position('/media/' || media || '/' in part.content) > 0
    )
  from places cross join public.general_config c where places.kind = 'config';
end;

-- Refuses to delete or unset an image that is used, also to the owner.
create function private.protect_used_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.is_ready and exists (select 1 from private.media_references(old.id)) then
    raise exception using
      errcode = 'PT409',
      message = 'A imagem está em uso e não pode ser excluída. Troque-a antes onde ela aparece.';
  end if;
  return coalesce(new, old);
end
$$;

create trigger protect_used_on_update before update on public.media_files
  for each row when (old.is_ready and not new.is_ready)
  execute function private.protect_used_media();
create trigger protect_used_on_delete before delete on public.media_files
  for each row execute function private.protect_used_media();

-- Refuses a record that begins to use an image which is missing or not ready. Locks the images'
-- rows, so a save and a removal at the same moment take turns and the second one is refused.
--
-- An image that an earlier version of the record used is accepted even if it is gone: restoring a
-- record matters more than one image in it.
create function private.check_media_references() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted uuid[] := private.media_ids(to_jsonb(new)::text);
  present uuid[];
begin
  if tg_op = 'UPDATE' then
    wanted := array(
      select unnest(wanted) except select unnest(private.media_ids(to_jsonb(old)::text))
    );
  end if;
  if wanted = '{}' then
    return new;
  end if;
  present := array(
    select m.id from public.media_files m where m.id = any (wanted) and m.is_ready for share
  );
  if exists (
    select 1 from unnest(wanted) as missing
    where missing <> all (present) and not exists (
      select 1 from public.audit_log l
      where l.table_name = tg_table_name and l.row_id = new.id::text
        and private.media_ids(l.old_row::text) @> array[missing]
    )
  ) then
    raise exception using
      errcode = 'PT409',
      message = 'Uma das imagens não está mais na biblioteca. Escolha outra e salve de novo.';
  end if;
  return new;
end
$$;

create trigger check_media_references before insert or update on public.hotels
  for each row execute function private.check_media_references();
create trigger check_media_references before insert or update on public.hotel_images
  for each row execute function private.check_media_references();
create trigger check_media_references before insert or update on public.hotel_packages
  for each row execute function private.check_media_references();
create trigger check_media_references before insert or update on public.general_config
  for each row execute function private.check_media_references();

revoke all on function
  private.media_references(uuid), private.protect_used_media(), private.check_media_references(),
  public.media_uses(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.media_references(uuid), public.media_uses(uuid) to authenticated;
