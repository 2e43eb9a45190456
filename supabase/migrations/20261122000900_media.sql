-- The media library: the records of uploaded images, and the Storage bucket for their files. Where
-- an image is used stands in the next file.

create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  file_name text not null
    constraint media_files_file_name_length check (char_length(btrim(file_name)) between 1 and 200),
  -- The alternative text; empty until staff enter one.
  alt text not null default ''
    constraint media_files_alt_length check (char_length(alt) <= 300),
  -- Pixels of the largest stored size, whose width is part of the image's path.
  width integer not null constraint media_files_width_range check (width between 1 and 2400),
  height integer not null constraint media_files_height_range check (height between 1 and 3600),
  -- The dark tint on which text over the image stands, from the image's own dark parts.
  scrim text not null default '#0f312b'
    constraint media_files_scrim_format check (scrim ~ '^#[0-9a-f]{6}$'),
  -- Of the uploaded file: size, type, and the digest that recognizes a second upload.
  bytes integer not null constraint media_files_bytes_range check (bytes between 1 and 15728640),
  mime text not null constraint media_files_mime
    check (mime in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  sha256 text not null constraint media_files_sha256_format check (sha256 ~ '^[0-9a-f]{64}$'),
  -- True while all files are stored: set after the upload, unset before the removal. If either is
  -- interrupted, the remaining record names the files that are still to be removed.
  is_ready boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The same file is stored once.
create unique index media_files_sha256_idx on public.media_files (sha256) where is_ready;
create index media_files_list_idx on public.media_files (created_at desc, id) where is_ready;
create index media_files_left_over_idx on public.media_files (updated_at) where not is_ready;

-- A record that the API creates starts as not ready, with the caller as its author.
create function private.init_media() returns trigger
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

create trigger init_media before insert on public.media_files
  for each row execute function private.init_media();
create trigger stamp_row before insert or update on public.media_files
  for each row execute function private.stamp_row();

-- The alternative texts and tints of images, for the pages that show them. Security definer, because
-- visitors can't read the library; a caller has to know the id of an image. At most 200 ids per call.
create function private.media_shown(ids uuid[]) returns table (id uuid, alt text, scrim text)
language sql stable strict security definer rows 50 set search_path = ''
as $$
  select m.id, m.alt, m.scrim from public.media_files m
  where m.id = any (ids[1:200]) and m.is_ready
$$;

create function public.media_details(ids uuid[]) returns table (id uuid, alt text, scrim text)
language sql stable strict security invoker rows 50 set search_path = ''
begin atomic
  select shown.id, shown.alt, shown.scrim from private.media_shown(ids) shown;
end;

revoke all on function
  private.init_media(), private.media_shown(uuid[]), public.media_details(uuid[])
  from public, anon, authenticated, service_role;
-- The site calls it as a visitor, also for its staff.
grant execute on function private.media_shown(uuid[]), public.media_details(uuid[]) to anon;

-- Access: staff read and write.
alter table public.media_files enable row level security;
revoke all on public.media_files from public, anon, authenticated;
grant select, insert, update, delete on public.media_files to service_role;
grant select, delete on public.media_files to authenticated;
grant insert (id, file_name, alt, width, height, scrim, bytes, mime, sha256)
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

-- Storage: a public bucket whose files can be read one by one but not listed. Staff add and remove
-- files of a record that is not ready. No API role changes the files of a ready one, so they may be
-- cached forever. In a DO block, because a plain Postgres has no Storage.
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
