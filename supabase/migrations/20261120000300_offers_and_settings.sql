-- Offers (hotel packages), the settings of the chain, the newsletter's list, and the search.

create table public.hotel_packages (
  id uuid primary key default gen_random_uuid(),
  hotel_id uuid not null references public.hotels (id) on delete cascade,
  name text not null
    constraint hotel_packages_name_length check (char_length(btrim(name)) between 1 and 255),
  description text,
  price numeric(10, 2)
    constraint hotel_packages_price_range check (price between 0 and 99999999.99),
  image_url text
    constraint hotel_packages_image_url_length check (char_length(image_url) <= 500)
    constraint hotel_packages_image_url_scheme check (image_url ~ '^(https://|/[^/\\])[^\s]*$'),
  features jsonb not null default '[]'
    constraint hotel_packages_features_array check (jsonb_typeof(features) = 'array'),
  -- When the site shows the offer. Calendar dates, inclusive at both ends, in São Paulo.
  valid_from date,
  valid_until date,
  -- When the guest may stay.
  offer_start_date date,
  offer_end_date date,
  offer_link text
    constraint hotel_packages_offer_link_length check (char_length(offer_link) <= 2000)
    constraint hotel_packages_offer_link_scheme check (offer_link ~ '^https?://[^\s]+$'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hotel_packages_valid_order check (valid_from < valid_until),
  constraint hotel_packages_offer_order check (offer_start_date < offer_end_date)
);

create index hotel_packages_hotel_id_idx on public.hotel_packages (hotel_id, created_at desc);
create index hotel_packages_created_at_idx on public.hotel_packages (created_at desc);

-- One row, always number 1: the settings can't be split over two.
create table public.general_config (
  id integer primary key default 1 constraint general_config_single_row check (id = 1),
  hero_video_horizontal text
    constraint general_config_video_horizontal_length
      check (char_length(hero_video_horizontal) <= 500)
    constraint general_config_video_horizontal_scheme
      check (hero_video_horizontal ~ '^(https://|/[^/\\])[^\s]*$'),
  hero_video_vertical text
    constraint general_config_video_vertical_length check (char_length(hero_video_vertical) <= 500)
    constraint general_config_video_vertical_scheme
      check (hero_video_vertical ~ '^(https://|/[^/\\])[^\s]*$'),
  primary_color text not null default '#f97316'
    constraint general_config_color_format
      check (primary_color ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'),
  light_logo_url text
    constraint general_config_light_logo_length check (char_length(light_logo_url) <= 500)
    constraint general_config_light_logo_scheme
      check (light_logo_url ~ '^(https://|/[^/\\])[^\s]*$'),
  dark_logo_url text
    constraint general_config_dark_logo_length check (char_length(dark_logo_url) <= 500)
    constraint general_config_dark_logo_scheme check (dark_logo_url ~ '^(https://|/[^/\\])[^\s]*$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Personal data: who asked for the newsletter, when and where they agreed to it.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique
    constraint newsletter_email_lower check (email = lower(btrim(email)))
    constraint newsletter_email_format
      check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  source text not null
    constraint newsletter_source_length check (char_length(source) between 1 and 100),
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index newsletter_subscribers_created_at_idx
  on public.newsletter_subscribers (created_at desc);

create trigger stamp_row before insert or update on public.hotel_packages
  for each row execute function private.stamp_row();
create trigger stamp_row before insert or update on public.general_config
  for each row execute function private.stamp_row();

-- 'Contains the typed text' reads every row unless trigrams are there. Accents are folded on both
-- sides: 'Ipe' finds 'Ipê'.
do $$
declare
  target record;
begin
  if not exists (
    select 1 from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm' and n.nspname = 'extensions'
  ) then
    return;
  end if;
  for target in
    select * from (values
      ('hotels', 'name'), ('hotels', 'description'), ('hotels', 'location'),
      ('regions', 'name'), ('regions', 'description'),
      ('hotel_packages', 'name'), ('hotel_packages', 'description')
    ) as searched (table_name, column_name)
  loop
    execute format(
      'create index %I on public.%I using gin (private.fold(%I) extensions.gin_trgm_ops)',
      target.table_name || '_' || target.column_name || '_trgm_idx',
      target.table_name, target.column_name
    );
  end loop;
end
$$;
