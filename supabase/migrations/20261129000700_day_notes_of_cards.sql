-- Cards know how many nights a hotel asks for: no total is shown of a stay that it doesn't take.

-- The notes on days that ask for a number of nights, the first ones of a list of any length. `lax` takes
-- a list out of other forms as well; the site reads each note itself (toDayNote).
create function private.minimum_stays(features jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_path_query_array(
    features, 'lax $.day_notes[0 to 99] ? (@.min_nights != null)'
  )
$$;

create or replace function public.list_hotels(
  regions uuid[] default null, query text default null, types text[] default null,
  amenities text[] default null, price_from numeric default null, price_to numeric default null,
  rating_from numeric default null, area numeric[] default null, guests integer default null,
  sort text default null, page integer default 1
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
          'image_url', private.main_image(h.id, h.image_url),
          'region', r.name,
          'flags', array(select key from jsonb_each(h.features) where value = 'true'),
          -- The first stored distances; `lax` makes a list of one out of the forms that are none.
          'distances', jsonb_path_query_array(h.features, 'lax $.distances[0 to 11]'),
          'nightly', private.nightly_prices(h.id),
          'day_notes', private.minimum_stays(h.features)
        )
        order by found.place
      )
      from unnest(matches.ids) with ordinality as found(id, place)
        join public.hotels h on h.id = found.id
        left join public.regions r on r.id = h.region_id
    ), '[]')
  from private.match_hotels(
    private.first_of(regions, 20), query, private.first_of(types, 20),
    private.first_of(amenities, 50), price_from, price_to, rating_from, area, guests, sort,
    least(greatest(coalesce(page, 1), 1), 100000), 24
  ) as matches;
end;

create or replace function private.suggested_hotel(hotel uuid) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select jsonb_build_object(
    'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location, 'description', null,
    'price', h.price, 'rating', h.rating, 'hotel_type', h.hotel_type,
    'image_url', private.main_image(h.id, h.image_url),
    'region', null, 'flags', '[]'::jsonb, 'nightly', private.nightly_prices(h.id),
    'day_notes', private.minimum_stays(h.features)
  )
  from public.hotels h where h.id = hotel;
end;

revoke all on function private.minimum_stays(jsonb) from public, anon, authenticated, service_role;
-- The lists run with the rights of a visitor.
grant execute on function private.minimum_stays(jsonb) to anon;
