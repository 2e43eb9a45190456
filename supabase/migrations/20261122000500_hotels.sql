-- Hotels: the table, its indexes and its access rules. Slugs, images and the function that saves a
-- hotel with its images have files of their own.

-- Whether a slug would be unreachable. /{slug} is the short link of a hotel, so the first path
-- segments of the site are reserved; a slug that ends in a UUID would be read as 'name plus id'.
create function private.slug_is_reserved(slug text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select slug = any (array[
    'about', 'acessibilidade', 'admin', 'api', 'apple-icon', 'art', 'auth', 'deals',
    'destinations', 'favicon', 'friends', 'health', 'home', 'home2', 'hotel', 'hotel-corp',
    'hotel-lazer', 'hotels', 'icon', 'manifest', 'media', 'nao-encontrada', 'newsletter', 'oferta',
    'old', 'opengraph-image', 'package', 'privacy', 'robots', 'sitemap', 'terms', 'twitter-image'
  ]) or slug ~ '(^|-)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

revoke all on function private.slug_is_reserved(text)
  from public, anon, authenticated, service_role;
-- A check constraint calls it with the rights of the role that saves a hotel.
grant execute on function private.slug_is_reserved(text) to authenticated, service_role;

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
  -- What visitors read: 'Bombinhas, Santa Catarina'.
  location text not null
    constraint hotels_location_length check (char_length(btrim(location)) between 1 and 255),
  reference_point text
    constraint hotels_reference_point_length check (char_length(reference_point) <= 255),
  -- The parts of the postal address, for the hotel's page and for search engines; all optional.
  address_street text
    constraint hotels_address_street_length
      check (char_length(btrim(address_street)) between 1 and 255),
  address_city text
    constraint hotels_address_city_length
      check (char_length(btrim(address_city)) between 1 and 120),
  address_state text
    constraint hotels_address_state check (address_state in (
      'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB',
      'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'
    )),
  postal_code text
    constraint hotels_postal_code_format check (postal_code ~ '^[0-9]{5}-[0-9]{3}$'),
  -- Degrees; five decimals are about a metre.
  latitude numeric(8, 5)
    constraint hotels_latitude_range check (latitude between -90 and 90),
  longitude numeric(8, 5)
    constraint hotels_longitude_range check (longitude between -180 and 180),
  -- The upper bound keeps 'NaN' out, here and above: to Postgres it is a number, and the greatest.
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
  updated_at timestamptz not null default now(),
  constraint hotels_coordinates_pair check ((latitude is null) = (longitude is null))
);

-- Featured hotels: the best rated active ones, unrated last, equals by name.
create index hotels_featured_idx on public.hotels (rating desc nulls last, name) where is_active;
-- The list, of all regions or of one; the second index also serves the foreign key.
create index hotels_active_name_idx on public.hotels (name) where is_active;
create index hotels_region_id_idx on public.hotels (region_id, name);
-- The back office lists inactive hotels too.
create index hotels_name_idx on public.hotels (name);

create trigger stamp_row before insert or update on public.hotels
  for each row execute function private.stamp_row();

-- Access: visitors read the active ones, staff read and write all, administrators delete.
alter table public.hotels enable row level security;
revoke all on public.hotels from public, anon, authenticated;
grant select, insert, update, delete on public.hotels to service_role;
grant select on public.hotels to anon, authenticated;
grant insert (
  id, name, slug, subtitle, description, location, reference_point, address_street, address_city,
  address_state, postal_code, latitude, longitude, price, rating, image_url, hotel_type, is_active,
  region_id, features
) on public.hotels to authenticated;
grant update (
  name, slug, subtitle, description, location, reference_point, address_street, address_city,
  address_state, postal_code, latitude, longitude, price, rating, image_url, hotel_type, is_active,
  region_id, features
) on public.hotels to authenticated;
grant delete on public.hotels to authenticated;

create policy "visitors see active hotels" on public.hotels
  for select to anon using (is_active);
create policy "staff see all hotels" on public.hotels
  for select to authenticated using (is_active or (select private.is_staff()));
create policy "staff create hotels" on public.hotels
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit hotels" on public.hotels
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "admins delete hotels" on public.hotels
  for delete to authenticated using ((select private.is_admin()));
