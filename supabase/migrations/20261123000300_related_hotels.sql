-- Hotels that a hotel's page leads on to: the nearest ones and those most like it.

-- The nearest points first, by the distance operator of the index. It measures in degrees; of the few
-- points that it finds the distance on the globe is counted.
create index hotels_point_idx on public.hotels
  using gist (point(longitude::float8, latitude::float8))
  where is_active and latitude is not null;
-- The hotels of a type by price, upwards and downwards from a price.
create index hotels_type_price_idx on public.hotels (hotel_type, price, id) where is_active;

-- Kilometers between two points on the globe, as the crow flies.
create function private.kilometers(
  latitude_a float8, longitude_a float8, latitude_b float8, longitude_b float8
)
returns float8
language sql immutable strict parallel safe set search_path = ''
as $$
  select 12742 * asin(sqrt(least(1,
    sin(radians(latitude_b - latitude_a) / 2) ^ 2
    + cos(radians(latitude_a)) * cos(radians(latitude_b))
      * sin(radians(longitude_b - longitude_a) / 2) ^ 2
  )))
$$;

-- Up to three active hotels besides an active one: at most two within 250 km, then those of its type
-- that share most amenities, of equals the one with the nearest price. `kilometers` is null for a hotel
-- that is alike and not near, `shared` are the amenities of both. Runs as the owner, because below row
-- policies no index would be used (hotel_lists.sql); it reads a dozen rows of each index.
create function private.match_related_hotels(hotel uuid)
returns table (id uuid, kilometers integer, shared text[])
language plpgsql stable security definer rows 3 set search_path = ''
as $$
#variable_conflict use_column
declare
  own record;
begin
  select
    h.latitude::float8 as latitude, h.longitude::float8 as longitude, h.hotel_type, h.price,
    f.amenities
  into own
  from public.hotels h join private.hotel_facts f on f.id = h.id
  where h.id = hotel and h.is_active;
  if not found then
    return;
  end if;
  return query
  with near as (
    select
      c.id, c.kilometers::integer as kilometers,
      row_number() over (order by c.kilometers, c.id) as place
    from (
      select h.id,
        private.kilometers(own.latitude, own.longitude, h.latitude::float8, h.longitude::float8)
          as kilometers
      from public.hotels h
      where h.is_active and h.latitude is not null and h.id <> hotel and own.latitude is not null
      order by
        point(h.longitude::float8, h.latitude::float8) <-> point(own.longitude, own.latitude)
      limit 12
    ) c
    where c.kilometers <= 250
    order by place
    limit 2
  ),
  candidates as (
    (
      select h.id, h.price from public.hotels h
      where h.is_active and h.hotel_type = own.hotel_type and h.price >= own.price and h.id <> hotel
      order by h.price, h.id limit 12
    )
    union all
    (
      select h.id, h.price from public.hotels h
      where h.is_active and h.hotel_type = own.hotel_type and h.price < own.price
      order by h.price desc, h.id desc limit 12
    )
  ),
  alike as (
    select
      c.id, null::integer as kilometers,
      2 + row_number() over (
        order by
          cardinality(array(select unnest(f.amenities) intersect select unnest(own.amenities))) desc,
          abs(c.price - own.price), c.id
      ) as place
    from candidates c join private.hotel_facts f on f.id = c.id
    where c.id not in (select n.id from near n)
    order by place
    limit 3
  )
  select r.id, r.kilometers,
    array(select unnest(f.amenities) intersect select unnest(own.amenities) order by 1)
  from (select * from near union all select * from alike) r
    join private.hotel_facts f on f.id = r.id
  order by r.place
  limit 3;
end
$$;

-- What the card of a hotel shows that is suggested beside another. Runs with the caller's rights: null
-- of what they may not see.
create function private.suggested_hotel(hotel uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location, 'description', null,
    'price', h.price, 'rating', h.rating, 'hotel_type', h.hotel_type,
    'image_url', private.main_image(h.id, h.image_url),
    'region', null, 'flags', '[]'::jsonb, 'nightly', private.nightly_prices(h.id)
  )
  from public.hotels h where h.id = hotel;
end;

create function public.related_hotels(hotel uuid)
returns table (hotels jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select coalesce(jsonb_agg(
    card || jsonb_build_object('kilometers', found.kilometers, 'shared', to_jsonb(found.shared))
    order by found.place
  ), '[]')
  from private.match_related_hotels(hotel) with ordinality as found(id, kilometers, shared, place)
    cross join private.suggested_hotel(found.id) as card
  where card is not null;
end;

revoke all on function
  private.kilometers(float8, float8, float8, float8), private.match_related_hotels(uuid),
  private.suggested_hotel(uuid), public.related_hotels(uuid)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_related_hotels(uuid), private.suggested_hotel(uuid), public.related_hotels(uuid)
  to anon;
