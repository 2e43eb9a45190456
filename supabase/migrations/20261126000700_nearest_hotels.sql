-- The hotels that an itinerary can go on to.

-- Up to six active hotels besides those of an itinerary, the nearest to an active one of them first, as
-- the crow flies. Runs as the owner, because below row policies no index would be used
-- (hotel_lists.sql); it reads two dozen rows of one index (related_hotels.sql). Of `besides` the first
-- five count, as many as an itinerary has stops.
create function private.match_nearest_hotels(hotel uuid, besides uuid[])
returns table (id uuid, kilometers integer)
language sql stable security definer rows 6 set search_path = ''
begin atomic
  select near.id, near.kilometers::integer
  from public.hotels own
    cross join lateral (
      select h.id,
        private.kilometers(
          own.latitude::float8, own.longitude::float8, h.latitude::float8, h.longitude::float8
        ) as kilometers
      from public.hotels h
      where h.is_active and h.latitude is not null and h.id <> hotel
        and h.id <> all (coalesce(private.first_of(besides, 5), '{}'))
      order by
        point(h.longitude::float8, h.latitude::float8)
          <-> point(own.longitude::float8, own.latitude::float8)
      limit 24
    ) near
  where own.id = hotel and own.is_active and own.latitude is not null
  order by near.kilometers, near.id
  limit 6;
end;

-- The same as cards, like related_hotels. Runs with the caller's rights.
create function public.nearest_hotels(hotel uuid, besides uuid[] default null)
returns table (hotels jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select coalesce(jsonb_agg(
    card || jsonb_build_object('kilometers', found.kilometers) order by found.place
  ), '[]')
  from private.match_nearest_hotels(hotel, besides) with ordinality as found(id, kilometers, place)
    cross join private.suggested_hotel(found.id) as card
  where card is not null;
end;

revoke all on function
  private.match_nearest_hotels(uuid, uuid[]), public.nearest_hotels(uuid, uuid[])
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_nearest_hotels(uuid, uuid[]), public.nearest_hotels(uuid, uuid[])
  to anon;
