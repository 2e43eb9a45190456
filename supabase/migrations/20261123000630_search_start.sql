-- What the search shows before anything is typed: the places with the most hotels, the offers that end
-- next, and how many there are of each.

-- Security definer, because the facts are closed and a count over row policies reads each row twice.
-- What visitors may not see is left out here as the policies do it.
create function private.match_search_start(
  out hotels integer, out regions integer, out offers integer,
  out places uuid[], out counts integer[], out ending uuid[]
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
begin
  select count(*) into hotels from private.hotel_facts f where f.is_active;
  select count(*) into offers
  from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
  where p.is_active and f.is_active
    and (p.valid_from is null or p.valid_from <= today)
    and (p.valid_until is null or p.valid_until >= today);
  with peopled as materialized (
    select r.id, r.name, count(*)::integer as hotels
    from private.hotel_facts f join public.regions r on r.id = f.region_id
    where f.is_active and r.is_active group by r.id, r.name
  ),
  first as (select p.* from peopled p order by p.hotels desc, p.name, p.id limit 6)
  select
    (select count(*) from peopled),
    coalesce(array_agg(f.id order by f.hotels desc, f.name, f.id), '{}'),
    coalesce(array_agg(f.hotels order by f.hotels desc, f.name, f.id), '{}')
  into regions, places, counts from first f;
  ending := array(
    select p.id
    from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
    where p.is_active and f.is_active and p.valid_until >= today
      and (p.valid_from is null or p.valid_from <= today)
    order by p.valid_until, p.name, p.id limit 3
  );
end
$$;

-- Runs with the caller's rights: the row policies decide what is returned. A region shows the image of
-- its first hotel by name that has one.
create function public.search_start()
returns table (hotels integer, regions integer, offers integer, places jsonb, ending jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    start.hotels, start.regions, start.offers,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'name', r.name, 'hotel_count', found.hotels,
          'image_url', (
            select h.image_url from public.hotels h
            where h.region_id = r.id and h.is_active and h.image_url is not null
            order by h.name limit 1
          )
        )
        order by found.place
      )
      from rows from (unnest(start.places), unnest(start.counts))
        with ordinality as found(id, hotels, place)
        join public.regions r on r.id = found.id
    ), '[]'),
    private.offer_cards(start.ending)
  from private.match_search_start() as start;
end;

revoke all on function private.match_search_start(), public.search_start()
  from public, anon, authenticated, service_role;
-- The site calls it as a visitor, also for its staff.
grant execute on function private.match_search_start(), public.search_start() to anon;
