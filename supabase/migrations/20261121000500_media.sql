-- The media library: pictures that staff uploaded. The files lie in Storage, in sizes and formats
-- that the site hands out as they are; here stands what is known of each.
create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  file_name text not null
    constraint media_files_file_name_length check (char_length(btrim(file_name)) between 1 and 200),
  -- What the picture shows, for whoever can't see it. Empty until somebody says it.
  alt text not null default ''
    constraint media_files_alt_length check (char_length(alt) <= 300),
  -- Of its largest size, whose width stands in the address.
  width integer not null constraint media_files_width_range check (width between 1 and 2400),
  height integer not null constraint media_files_height_range check (height between 1 and 3600),
  -- Of the file as it was sent: size, kind, and the digest by which it is known again.
  bytes integer not null constraint media_files_bytes_range check (bytes between 1 and 15728640),
  mime text not null constraint media_files_mime
    check (mime in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  sha256 text not null constraint media_files_sha256_format check (sha256 ~ '^[0-9a-f]{64}$'),
  -- False before all of its files are stored, and again from the moment in which it is given up.
  -- Whatever is interrupted between leaves a record that says which files are still to be removed.
  is_ready boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The same file is stored once.
create unique index media_files_sha256_idx on public.media_files (sha256) where is_ready;
create index media_files_list_idx on public.media_files (created_at desc, id) where is_ready;
create index media_files_left_over_idx on public.media_files (updated_at) where not is_ready;

-- The pictures of the library that a text names by their address.
create function private.media_ids(content text) returns uuid[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct address[1]::uuid), '{}')
  from regexp_matches(
    content, '/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as address
$$;

-- Asked by the indexes below, in the name of whoever saves.
revoke all on function private.media_ids(text) from public, anon, authenticated, service_role;
grant execute on function private.media_ids(text) to authenticated, service_role;

-- Where a picture is used is looked up, not kept beside the records: it is never out of date.
create index hotels_media_idx on public.hotels
  using gin (private.media_ids(coalesce(image_url, '') || ' ' || features::text));
create index hotel_images_media_idx on public.hotel_images
  using gin (private.media_ids(image_url));
create index hotel_packages_media_idx on public.hotel_packages
  using gin (private.media_ids(image_url));

-- The records that use a picture, at most 50 of each kind. Runs as the owner, because a condition on
-- a function reaches its index only where no row policy stands before it.
create function private.media_places(media uuid) returns table (kind text, id uuid)
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

-- What the library shows of them: as much as whoever asks may see. `fields` are the parts of the
-- record that name the picture.
create function public.media_uses(media uuid)
returns table (kind text, id uuid, name text, fields text[])
language sql stable strict security invoker rows 20 set search_path = ''
begin atomic
  with places as materialized (select place.kind, place.id from private.media_places(media) place)
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

-- What pictures show, in words: for the pages that show them. As the owner, because visitors have
-- no business with the library itself; whoever asks has to know a picture by its id.
create function private.media_texts(ids uuid[]) returns table (id uuid, alt text)
language sql stable strict security definer rows 50 set search_path = ''
as $$
  select m.id, m.alt from public.media_files m
  where m.id = any (ids[1:200]) and m.is_ready and m.alt <> ''
$$;

create function public.media_alts(ids uuid[]) returns table (id uuid, alt text)
language sql stable strict security invoker rows 50 set search_path = ''
begin atomic
  select words.id, words.alt from private.media_texts(ids) words;
end;

-- Through the API a record begins unfinished, and with the name of whoever made it.
create function private.begin_media() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.is_ready := false;
    new.created_by := auth.uid();
  end if;
  return new;
end
$$;

-- A picture that is used anywhere can't be given up, whoever asks.
create function private.keep_used_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.is_ready and exists (select 1 from private.media_places(old.id)) then
    raise exception using
      errcode = 'PT409',
      message = 'A imagem está em uso e não pode ser excluída. Troque-a antes onde ela aparece.';
  end if;
  return coalesce(new, old);
end
$$;

-- And a record can't begin to use one that is given up or never was. The rows are locked, so that a
-- save and a removal at the same moment take turns: whichever is second is refused.
--
-- What the record itself once used it may name again: to bring a record back from its history
-- matters more than one picture in it.
create function private.hold_media() returns trigger
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

create trigger begin_media before insert on public.media_files
  for each row execute function private.begin_media();
create trigger stamp_row before insert or update on public.media_files
  for each row execute function private.stamp_row();
create trigger keep_used_on_update before update on public.media_files
  for each row when (old.is_ready and not new.is_ready)
  execute function private.keep_used_media();
create trigger keep_used_on_delete before delete on public.media_files
  for each row execute function private.keep_used_media();
create trigger record_change after insert or update or delete on public.media_files
  for each row execute function private.record_change();

create trigger hold_media before insert or update on public.hotels
  for each row execute function private.hold_media();
create trigger hold_media before insert or update on public.hotel_images
  for each row execute function private.hold_media();
create trigger hold_media before insert or update on public.hotel_packages
  for each row execute function private.hold_media();
create trigger hold_media before insert or update on public.general_config
  for each row execute function private.hold_media();

revoke all on function
  private.media_places(uuid), private.media_texts(uuid[]), private.begin_media(),
  private.keep_used_media(), private.hold_media(), public.media_uses(uuid),
  public.media_alts(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function private.media_places(uuid), public.media_uses(uuid) to authenticated;
-- The site asks as a visitor, also for its staff.
grant execute on function private.media_texts(uuid[]), public.media_alts(uuid[]) to anon;

alter table public.media_files enable row level security;
revoke all on public.media_files from public, anon, authenticated;
grant select, insert, update, delete on public.media_files to service_role;
grant select, delete on public.media_files to authenticated;
grant insert (id, file_name, alt, width, height, bytes, mime, sha256)
  on public.media_files to authenticated;
grant update (alt, is_ready) on public.media_files to authenticated;

create policy "staff see the library" on public.media_files
  for select to authenticated using ((select private.is_staff()));
create policy "staff add pictures" on public.media_files
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit pictures" on public.media_files
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff remove pictures" on public.media_files
  for delete to authenticated using ((select private.is_staff()));

-- Storage: a bucket that anybody may read file by file and nobody may list. Staff add and remove
-- files of a record that is not ready; the files of one that is can't be changed by anybody, which
-- is why they may be cached for ever. A plain Postgres has no Storage.
do $$
begin
  if to_regclass('storage.objects') is null then
    raise notice 'Storage is not there: the media library has no place for its files';
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('media', 'media', true, 10485760, array['image/webp', 'image/avif'])
  on conflict (id) do nothing;

  create policy "staff see the library's files" on storage.objects
    for select to authenticated using (bucket_id = 'media' and (select private.is_staff()));
  create policy "staff add the library's files" on storage.objects
    for insert to authenticated with check (
      bucket_id = 'media'
      and name ~ '^[0-9a-f-]{36}/[1-9][0-9]{0,3}\.(webp|avif)$'
      and (select private.is_staff())
      and exists (
        select 1 from public.media_files m
        where m.id::text = split_part(name, '/', 1) and not m.is_ready
      )
    );
  create policy "staff remove the library's files" on storage.objects
    for delete to authenticated using (
      bucket_id = 'media'
      and (select private.is_staff())
      and not exists (
        select 1 from public.media_files m
        where m.id::text = split_part(name, '/', 1) and m.is_ready
      )
    );
end
$$;
