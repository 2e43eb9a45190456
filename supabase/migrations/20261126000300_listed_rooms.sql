-- Lists with what their cards need to count the price of a stay, whose guests only the browser knows.

-- Of each stored room its name, price and capacity, as they are stored: the site reads them by the same
-- rules as the whole hotel. Null for a hotel that lists none.
create function private.room_prices(features jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object(
    'name', room -> 'name', 'price', room -> 'price', 'capacity', room -> 'capacity'
  ))
  from jsonb_array_elements(
    case jsonb_typeof(features -> 'rooms') when 'array' then features -> 'rooms' end
  ) as room
$$;

revoke all on function private.room_prices(jsonb) from public, anon, authenticated, service_role;
-- The functions below run with the rights of a visitor.
grant execute on function private.room_prices(jsonb) to anon;

-- One page of the list as its cards show it, and how many hotels fit in all. `sort` is 'price',
-- 'rating' or anything else for names; pages count from 1 and hold 24. Runs with the caller's
-- rights, like search_site.
create or replace function public.list_hotels(
  regions uuid[] default null, query text default null, types text[] default null,
  amenities text[] default null, price_from numeric default null, price_to numeric default null,
  rating_from numeric default null, area numeric[] default null, sort text default null,
  page integer default 1
)
returns table (total integer, hotels jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    matches.total,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location,
          'description', left(coalesce(
            nullif(btrim(h.description), ''), nullif(btrim(h.subtitle), ''), h.reference_point
          ), 200),
          'price', h.price, 'rating', h.rating, 'hotel_type', h.hotel_type,
          'image_url', coalesce((
            select i.image_url from public.hotel_images i where i.hotel_id = h.id
            order by i.is_main desc, i.place, i.created_at limit 1
          ), h.image_url),
          'region', r.name,
          'flags', array(select key from jsonb_each(h.features) where value = 'true'),
          -- The first stored distances; `lax` makes a list of one out of the forms that are none.
          'distances', jsonb_path_query_array(h.features, 'lax $.distances[0 to 11]'),
          'rooms', private.room_prices(h.features)
        )
        order by found.place
      )
      from unnest(matches.ids) with ordinality as found(id, place)
        join public.hotels h on h.id = found.id
        left join public.regions r on r.id = h.region_id
    ), '[]')
  from private.match_hotels(
    regions, query, types, amenities, price_from, price_to, rating_from, area, sort,
    least(greatest(coalesce(page, 1), 1), 100000), 24
  ) as matches;
end;

-- The hotels that a hotel's page leads on to, as cards. Runs with the caller's rights, like list_hotels.
create or replace function public.related_hotels(hotel uuid)
returns table (hotels jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location, 'description', null,
      'price', h.price, 'rating', h.rating, 'hotel_type', h.hotel_type,
      'image_url', coalesce((
        select i.image_url from public.hotel_images i where i.hotel_id = h.id
        order by i.is_main desc, i.place, i.created_at limit 1
      ), h.image_url),
      'region', null, 'flags', '[]'::jsonb, 'rooms', private.room_prices(h.features),
      'kilometers', found.kilometers, 'shared', to_jsonb(found.shared)
    )
    order by found.place
  ), '[]')
  from private.match_related_hotels(hotel) with ordinality
      as found(id, kilometers, shared, place)
    join public.hotels h on h.id = found.id;
end;
