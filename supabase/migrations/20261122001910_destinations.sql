-- Destinations: active regions with the number of their active hotels and the picture of the first.

-- Runs with the caller's rights: the row policies decide what is counted. At most 200 regions.
create function public.list_destinations()
returns table (id uuid, name text, description text, hotel_count integer, image_url text)
language sql stable security invoker rows 40 set search_path = ''
begin atomic
  select
    r.id, r.name, r.description,
    (select count(*)::integer from public.hotels h where h.region_id = r.id and h.is_active),
    (
      select h.image_url from public.hotels h
      where h.region_id = r.id and h.is_active and h.image_url is not null
      order by h.name limit 1
    )
  from public.regions r where r.is_active order by r.name limit 200;
end;

revoke all on function public.list_destinations() from public, anon, authenticated, service_role;
-- The site calls it as a visitor, also for its staff.
grant execute on function public.list_destinations() to anon;
