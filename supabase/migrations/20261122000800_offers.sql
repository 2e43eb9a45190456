-- Offers. The table is called hotel_packages; code and documents say offer.

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
  -- When the site shows the offer: calendar dates in São Paulo, both included.
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

create trigger stamp_row before insert or update on public.hotel_packages
  for each row execute function private.stamp_row();

-- Access: visitors read the active offers of active hotels within their dates, staff read and write
-- all, administrators delete.
alter table public.hotel_packages enable row level security;
revoke all on public.hotel_packages from public, anon, authenticated;
grant select, insert, update, delete on public.hotel_packages to service_role;
grant select on public.hotel_packages to anon, authenticated;
grant insert (
  id, hotel_id, name, description, price, image_url, features, valid_from, valid_until,
  offer_start_date, offer_end_date, offer_link, is_active
) on public.hotel_packages to authenticated;
grant update (
  hotel_id, name, description, price, image_url, features, valid_from, valid_until,
  offer_start_date, offer_end_date, offer_link, is_active
) on public.hotel_packages to authenticated;
grant delete on public.hotel_packages to authenticated;

create policy "visitors see current offers" on public.hotel_packages
  for select to anon using (
    is_active
    and (valid_from is null or valid_from <= (select private.today()))
    and (valid_until is null or valid_until >= (select private.today()))
    and exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
  );
create policy "staff see all offers" on public.hotel_packages
  for select to authenticated using (
    (select private.is_staff())
    or (
      is_active
      and (valid_from is null or valid_from <= (select private.today()))
      and (valid_until is null or valid_until >= (select private.today()))
      and exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
    )
  );
create policy "staff create offers" on public.hotel_packages
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit offers" on public.hotel_packages
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "admins delete offers" on public.hotel_packages
  for delete to authenticated using ((select private.is_admin()));
