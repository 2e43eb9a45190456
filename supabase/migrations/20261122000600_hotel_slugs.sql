-- Slugs of hotels: how a hotel gets one, and the former slugs, which redirect to the current one.
-- Printed, sent and indexed links keep working when a hotel gets a new slug.

create table public.hotel_former_slugs (
  -- Never the slug that a hotel has now.
  slug text primary key,
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index hotel_former_slugs_hotel_id_idx on public.hotel_former_slugs (hotel_id);

-- `wanted`, or with -2, -3 … appended the next slug that this hotel may take: not reserved, and
-- neither the slug nor a former slug of another hotel. One lock for all slugs, held until the end of
-- the transaction: two inserts at once would otherwise find the same slug free.
create function private.free_slug(wanted text, hotel uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text := wanted;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('public.hotels.slug'));
  while private.slug_is_reserved(candidate)
    or exists (select 1 from public.hotels where slug = candidate and id <> hotel)
    or exists (
      select 1 from public.hotel_former_slugs where slug = candidate and hotel_id <> hotel
    )
  loop
    suffix := suffix + 1;
    candidate := left(wanted, 290) || '-' || suffix;
  end loop;
  return candidate;
end
$$;

-- Gives a hotel without a slug the one of its name. A slug that was asked for and is a former slug
-- of another hotel is refused. Security definer, because a slug can be taken by a hotel that the
-- writer can't see.
create function private.assign_hotel_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(new.slug, '') = '' then
    -- A name without a Latin letter or digit still needs a URL.
    new.slug := private.free_slug(
      coalesce(nullif(private.slugify(new.name), ''), 'hotel'), new.id
    );
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('public.hotels.slug'));
  if exists (
    select 1 from public.hotel_former_slugs where slug = new.slug and hotel_id <> new.id
  ) then
    raise exception using
      errcode = '23505',
      message = format('the slug "%s" leads to another hotel, which had it before', new.slug),
      hint = 'Delete its row from public.hotel_former_slugs to give that redirect up.';
  end if;
  return new;
end
$$;

create trigger assign_slug_on_insert before insert on public.hotels
  for each row execute function private.assign_hotel_slug();
create trigger assign_slug_on_update before update on public.hotels
  for each row when (new.slug is distinct from old.slug)
  execute function private.assign_hotel_slug();

-- Stores the slug that a hotel gives up, unless another hotel got it in the same statement. A slug
-- that a hotel takes back is no former slug any more. Security definer, because the roles that save
-- hotels can't write this table.
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

create trigger keep_former_slug after update on public.hotels
  for each row when (new.slug is distinct from old.slug)
  execute function private.keep_former_slug();

revoke all on function
  private.free_slug(text, uuid), private.assign_hotel_slug(), private.keep_former_slug()
  from public, anon, authenticated, service_role;

-- Access: as visible as the hotel; only the trigger above writes.
alter table public.hotel_former_slugs enable row level security;
revoke all on public.hotel_former_slugs from public, anon, authenticated, service_role;
grant select on public.hotel_former_slugs to anon, authenticated, service_role;

create policy "visitors follow former slugs of active hotels" on public.hotel_former_slugs
  for select to anon
  using (exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active));
create policy "staff see all former slugs" on public.hotel_former_slugs
  for select to authenticated using (
    (select private.is_staff())
    or exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
  );
