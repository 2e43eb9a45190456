-- As nearest_hotels.sql, but with a bound: of `besides` the first five count, which is as many as an
-- itinerary has stops. A visitor could send tens of thousands, and each row of the index is compared
-- with all of them.
create or replace function private.match_nearest_hotels(hotel uuid, besides uuid[])
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
        and h.id <> all (coalesce(besides[1:5], '{}'))
      order by
        point(h.longitude::float8, h.latitude::float8)
          <-> point(own.longitude::float8, own.latitude::float8)
      limit 24
    ) near
  where own.id = hotel and own.is_active and own.latitude is not null
  order by near.kilometers, near.id
  limit 6;
end;
