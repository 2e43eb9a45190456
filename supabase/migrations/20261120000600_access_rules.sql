-- Who may what. Three walls: grants (which columns), row policies (which rows), triggers (which
-- values). The last two hold without the first, should a server widen the grants. One permissive
-- policy per role and action; helper calls are wrapped in a select, so that they run once per
-- statement and not once per row.

-- Helper functions: nobody, then by name.
revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.today() to anon, authenticated;
grant execute on function private.is_staff(), private.is_admin() to authenticated;
-- Asked by a constraint, in the name of whoever saves a hotel.
grant execute on function private.slug_is_reserved(text) to authenticated, service_role;
-- Asked by the search indexes, in the name of whoever saves.
grant execute on function private.fold(text) to authenticated, service_role;

alter table public.regions enable row level security;
alter table public.hotels enable row level security;
alter table public.hotel_images enable row level security;
alter table public.hotel_packages enable row level security;
alter table public.general_config enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.user_profiles enable row level security;
alter table public.audit_log enable row level security;
alter table private.rate_limits enable row level security;

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all tables in schema private from public, anon, authenticated, service_role;

-- The service role is for operations (never for a request); it needs what a console needs.
grant select, insert, update, delete on
  public.regions, public.hotels, public.hotel_images, public.hotel_packages,
  public.general_config, public.newsletter_subscribers, public.user_profiles
  to service_role;
grant select on public.audit_log to service_role;

-- Regions ---------------------------------------------------------------------------------------
grant select on public.regions to anon, authenticated;
-- The id may be chosen at creation: a form that is sent twice then makes one row.
grant insert (id, name, description, is_active) on public.regions to authenticated;
grant update (name, description, is_active) on public.regions to authenticated;
grant delete on public.regions to authenticated;

create policy "visitors see active regions" on public.regions
  for select to anon using (is_active);
create policy "staff see all regions" on public.regions
  for select to authenticated using (is_active or (select private.is_staff()));
create policy "staff create regions" on public.regions
  for insert to authenticated with check ((select private.is_staff()));
create policy "staff edit regions" on public.regions
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "admins delete regions" on public.regions
  for delete to authenticated using ((select private.is_admin()));

-- Hotels ----------------------------------------------------------------------------------------
grant select on public.hotels to anon, authenticated;
grant insert (
  id, name, slug, subtitle, description, location, reference_point, price, rating, image_url,
  hotel_type, is_active, region_id, features
) on public.hotels to authenticated;
grant update (
  name, slug, subtitle, description, location, reference_point, price, rating, image_url,
  hotel_type, is_active, region_id, features
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

-- Pictures: as visible as their hotel -----------------------------------------------------------
grant select on public.hotel_images to anon, authenticated;
grant insert (id, hotel_id, image_url, is_main) on public.hotel_images to authenticated;
grant update (hotel_id, image_url, is_main) on public.hotel_images to authenticated;
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

-- Offers: active, inside their dates (both ends included), of an active hotel --------------------
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

-- Settings: public to read, admins write, nobody deletes ----------------------------------------
grant select on public.general_config to anon, authenticated;
grant insert (
  id, hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url
) on public.general_config to authenticated;
grant update (
  hero_video_horizontal, hero_video_vertical, primary_color, light_logo_url, dark_logo_url
) on public.general_config to authenticated;

create policy "everybody sees the settings" on public.general_config
  for select to anon, authenticated using (true);
create policy "admins create the settings" on public.general_config
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit the settings" on public.general_config
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Profiles: one's own to read, all for admins, who change role and activation. Rows come and go
-- with the accounts of the auth service only.
grant select on public.user_profiles to authenticated;
grant update (role, is_active) on public.user_profiles to authenticated;

create policy "own profile, all for admins" on public.user_profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "admins edit profiles" on public.user_profiles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- Newsletter: admins export it. Nobody inserts through the API: the form's server action will
-- bring its own narrow function, so that an address can't be probed or a list poisoned from here.
grant select on public.newsletter_subscribers to authenticated;

create policy "admins read the newsletter list" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));

-- Audit trail: admins read.
grant select on public.audit_log to authenticated;

create policy "admins read the audit trail" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

-- private.rate_limits has neither grant nor policy: closed to every API role.
