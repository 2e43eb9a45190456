-- Addresses that hotels had before: they lead on to the hotel's current one. Links that were printed,
-- sent or found keep working when a hotel gets a new slug, from the form or in the database itself.

create table public.hotel_former_slugs (
  -- No slug of a hotel of today stands here: that one has the address.
  slug text primary key,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index hotel_former_slugs_hotel_id_idx on public.hotel_former_slugs (hotel_id);

alter table public.hotel_former_slugs enable row level security;
revoke all on public.hotel_former_slugs from public, anon, authenticated, service_role;
grant select on public.hotel_former_slugs to anon, authenticated, service_role;

-- As visible as the hotel that they lead to. Nobody writes them: the trigger below does.
create policy "visitors follow former slugs of active hotels" on public.hotel_former_slugs
  for select to anon
  using (exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active));
create policy "staff see all former slugs" on public.hotel_former_slugs
  for select to authenticated using (
    (select private.is_staff())
    or exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
  );

-- As before (20261120000200), and no hotel takes an address that leads to another one: a slug made
-- from the name goes round it, and one that was asked for is refused.
create or replace function private.assign_hotel_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base text;
  candidate text;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('public.hotels.slug'));
  if coalesce(new.slug, '') <> '' then
    if exists (
      select 1 from public.hotel_former_slugs where slug = new.slug and hotel_id <> new.id
    ) then
      raise exception using
        errcode = '23505',
        message = format('the slug "%s" leads to another hotel, which had it before', new.slug),
        hint = 'Delete its row from public.hotel_former_slugs to give that redirect up.';
    end if;
    return new;
  end if;
  -- A name without a single Latin letter or digit still needs an address.
  base := coalesce(nullif(private.slugify(new.name), ''), 'hotel');
  candidate := base;
  while private.slug_is_reserved(candidate)
    or exists (select 1 from public.hotels where slug = candidate and id <> new.id)
    or exists (
      select 1 from public.hotel_former_slugs where slug = candidate and hotel_id <> new.id
    )
  loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
  return new;
end
$$;

-- Keeps the slug that a hotel gives up, unless another one got it in the same statement; a slug that
-- it takes back is an address of its own again. As the owner: whoever saves a hotel can't write here.
create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.hotel_former_slugs where slug = new.slug;
  insert into public.hotel_former_slugs (slug, hotel_id)
  select old.slug, new.id
  where not exists (select 1 from public.hotels where slug = old.slug)
  on conflict (slug) do update set hotel_id = excluded.hotel_id, created_at = excluded.created_at;
  return null;
end
$$;

revoke all on function private.keep_former_slug() from public, anon, authenticated, service_role;

create trigger keep_former_slug after update on public.hotels
  for each row when (new.slug is distinct from old.slug)
  execute function private.keep_former_slug();
