-- Regions (destinations), hotels and their pictures.

create table public.regions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint regions_name_length check (char_length(btrim(name)) between 1 and 255),
  description text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index regions_name_idx on public.regions (name);
create index regions_created_at_idx on public.regions (created_at desc);

-- First path segments of the site. /{slug} is the short link of a hotel: a slug that is also a
-- route would be unreachable. A slug that ends in a UUID would be read as 'name plus id'.
create function private.slug_is_reserved(slug text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select slug = any (array[
    'about', 'admin', 'api', 'apple-icon', 'art', 'auth', 'deals', 'destinations', 'favicon',
    'friends', 'health', 'home', 'home2', 'hotel', 'hotel-corp', 'hotel-lazer', 'hotels', 'icon',
    'manifest', 'media', 'oferta', 'old', 'opengraph-image', 'package', 'privacy', 'robots',
    'sitemap', 'terms', 'twitter-image'
  ]) or slug ~ '(^|-)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

create table public.hotels (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint hotels_name_length check (char_length(btrim(name)) between 1 and 255),
  -- Empty means 'from the name', see assign_hotel_slug.
  slug text not null default '' unique
    constraint hotels_slug_format
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 300)
    constraint hotels_slug_reserved check (not private.slug_is_reserved(slug)),
  subtitle text constraint hotels_subtitle_length check (char_length(subtitle) <= 255),
  description text constraint hotels_description_length check (char_length(description) <= 1000),
  location text not null
    constraint hotels_location_length check (char_length(btrim(location)) between 1 and 255),
  reference_point text
    constraint hotels_reference_point_length check (char_length(reference_point) <= 255),
  -- An upper bound as well: 'NaN' counts as more than every number, and is one to Postgres.
  price numeric(10, 2) not null default 0
    constraint hotels_price_range check (price between 0 and 99999999.99),
  rating numeric(2, 1) constraint hotels_rating_range check (rating between 0 and 5),
  image_url text
    constraint hotels_image_url_length check (char_length(image_url) <= 500)
    constraint hotels_image_url_scheme check (image_url ~ '^(https://|/[^/\\])[^\s]*$'),
  hotel_type text not null default 'standard'
    constraint hotels_type check (hotel_type in ('standard', 'corporate', 'alternative')),
  is_active boolean not null default true,
  region_id uuid references public.regions (id) on delete set null,
  features jsonb not null default '{}'
    constraint hotels_features_object check (jsonb_typeof(features) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Featured: the best rated active hotels, unrated last, equals by name.
create index hotels_featured_idx on public.hotels (rating desc nulls last, name) where is_active;
-- The list, of all regions or of one (this one carries the foreign key as well).
create index hotels_active_name_idx on public.hotels (name) where is_active;
create index hotels_region_id_idx on public.hotels (region_id, name);
-- The back office lists the inactive ones too.
create index hotels_name_idx on public.hotels (name);

create table public.hotel_images (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  image_url text not null
    constraint hotel_images_url_length check (char_length(image_url) <= 500)
    constraint hotel_images_url_scheme check (image_url ~ '^(https://|/[^/\\])[^\s]*$'),
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index hotel_images_hotel_id_idx on public.hotel_images (hotel_id, created_at);
-- An exclusion constraint and not a unique index: the embedded API takes any unique index on a
-- foreign key for a one-to-one relation and would then refuse to embed several pictures.
alter table public.hotel_images add constraint hotel_images_one_main
  exclude using btree (hotel_id with =) where (is_main);

-- Gives a hotel without a slug the one of its name, with -2, -3 … when that one is taken.
--
-- Runs as the owner, because a slug can be taken by a hotel that the writer can't see. One lock
-- for all slugs: two inserts at once would otherwise both find the same one free. Hotels are
-- written a few times a day, so nobody waits for it.
create function private.assign_hotel_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base text;
  candidate text;
  suffix integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('public.hotels.slug'));
  if coalesce(new.slug, '') <> '' then
    return new;
  end if;
  -- A name without a single Latin letter or digit still needs an address.
  base := coalesce(nullif(private.slugify(new.name), ''), 'hotel');
  candidate := base;
  while private.slug_is_reserved(candidate)
    or exists (select 1 from public.hotels where slug = candidate and id <> new.id)
  loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
  return new;
end
$$;

create trigger assign_slug_on_insert before insert on public.hotels
  for each row execute function private.assign_hotel_slug();
create trigger assign_slug_on_update before update on public.hotels
  for each row when (new.slug is distinct from old.slug)
  execute function private.assign_hotel_slug();

create trigger stamp_row before insert or update on public.regions
  for each row execute function private.stamp_row();
create trigger stamp_row before insert or update on public.hotels
  for each row execute function private.stamp_row();
create trigger stamp_row before insert or update on public.hotel_images
  for each row execute function private.stamp_row();
