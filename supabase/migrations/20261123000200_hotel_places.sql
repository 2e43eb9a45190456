-- Where hotels are: the list filtered by a part of the map.

alter table private.hotel_facts
  add column longitude numeric(8, 5),
  add column latitude numeric(8, 5),
  -- The two letters of its address.
  add column state text collate "C";

create index hotel_facts_place_idx on private.hotel_facts (longitude, latitude)
  where is_active and longitude is not null;

-- What the list knows of stored hotels: of these ids, or of all.
create or replace function private.refresh_hotel_facts(hotel_ids uuid[] default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.hotel_facts
    (id, title, words, region_id, hotel_type, amenities, price, rating, is_active, is_unbookable,
      has_doubtful_number, longitude, latitude, state)
  select
    h.id, private.normalize_for_search(h.name),
    private.slugify(concat_ws(
      ' ', h.name, h.location, r.name,
      coalesce(nullif(btrim(h.description), ''), nullif(btrim(h.subtitle), ''), h.reference_point)
    )),
    h.region_id, h.hotel_type,
    array(select key from jsonb_each(h.features) where value = 'true' order by key),
    nullif(h.price, 0), h.rating, h.is_active,
    coalesce(h.features ->> 'booking_url', '') not ilike 'https://%'
      or coalesce(h.features ->> 'hotel_id', '') = '',
    h.features ->> 'booking_engine' is not distinct from 'whatsapp'
      and coalesce(h.features ->> 'hotel_id', '') <> ''
      and not private.is_stored_number(h.features ->> 'hotel_id'),
    h.longitude, h.latitude, h.address_state
  from public.hotels h left join public.regions r on r.id = h.region_id and r.is_active
  where hotel_ids is null or h.id = any (hotel_ids)
  on conflict (id) do update set
    title = excluded.title, words = excluded.words, region_id = excluded.region_id,
    hotel_type = excluded.hotel_type, amenities = excluded.amenities, price = excluded.price,
    rating = excluded.rating, is_active = excluded.is_active,
    is_unbookable = excluded.is_unbookable, has_doubtful_number = excluded.has_doubtful_number,
    longitude = excluded.longitude, latitude = excluded.latitude, state = excluded.state
$$;

-- A moved hotel has other facts, too.
create trigger keep_hotel_place after update of longitude, latitude, address_state
  on public.hotels for each row execute function private.keep_hotel_facts();

select private.refresh_hotel_facts();

-- As before, with the nearest places of a row, with 4.8 among the ratings, and with one more filter:
-- `area` holds the west, south, east and north of a part of the map in degrees. A hotel without a place
-- is in none.
drop function
  public.list_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, text, integer),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric);
drop function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, text, integer, integer
  ),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric);

-- How many active hotels fit, and the ids of one page of them in their order. Null filters nothing.
-- A custom plan for each question: the filters that are not set, and the orders that are not asked
-- for, are constants then and leave an index in the order of the list.
create function private.match_hotels(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, area numeric[], sort text, page integer, page_size integer,
  out total integer, out ids uuid[]
)
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  patterns constant text[] := private.word_patterns(query);
begin
  if patterns = '{}' then
    total := 0;
    ids := '{}';
    return;
  end if;
  select count(*) into total from private.hotel_facts f
  where f.is_active
    and (regions is null or f.region_id = any (regions))
    and (patterns is null or f.words like patterns[1])
    and (patterns is null or f.words like all (patterns))
    and (types is null or f.hotel_type = any (types))
    and (amenities is null or f.amenities @> amenities)
    and (price_from is null or f.price >= price_from)
    and (price_to is null or f.price <= price_to)
    and (rating_from is null or f.rating >= rating_from)
    and (area is null or f.longitude between area[1] and area[3])
    and (area is null or f.latitude between area[2] and area[4]);
  if total <= (page - 1) * page_size then
    ids := '{}';
    return;
  end if;
  ids := array(
    select f.id from private.hotel_facts f
    where f.is_active
      and (regions is null or f.region_id = any (regions))
      and (patterns is null or f.words like patterns[1])
      and (patterns is null or f.words like all (patterns))
      and (types is null or f.hotel_type = any (types))
      and (amenities is null or f.amenities @> amenities)
      and (price_from is null or f.price >= price_from)
      and (price_to is null or f.price <= price_to)
      and (rating_from is null or f.rating >= rating_from)
      and (area is null or f.longitude between area[1] and area[3])
      and (area is null or f.latitude between area[2] and area[4])
    order by
      case when sort = 'price' then f.price end,
      case when sort = 'rating' then f.rating end desc nulls last,
      f.title, f.id
    limit page_size offset (page - 1) * page_size
  );
end
$$;

-- One page of the list as its cards show it, and how many hotels fit in all. `sort` is 'price',
-- 'rating' or anything else for names; pages count from 1 and hold 24. Runs with the caller's
-- rights, like search_site.
create function public.list_hotels(
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
          'distances', jsonb_path_query_array(h.features, 'lax $.distances[0 to 11]')
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

-- How many hotels each choice would leave: every kind of filter is counted under all others, so that
-- the counts of a kind say what its choices bring. An amenity is one more beside those chosen.
-- `prices` has the lowest and the highest price, and the hotels in 24 equal steps between them.
create function private.count_hotel_facets(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, area numeric[]
)
returns jsonb
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  patterns constant text[] := private.word_patterns(query);
begin
  return (
    with facts as materialized (
      select
        f.region_id, f.hotel_type, f.amenities, f.price, f.rating,
        regions is null or f.region_id is not null and f.region_id = any (regions) as in_region,
        types is null or f.hotel_type = any (types) as of_type,
        amenities is null or f.amenities @> amenities as equipped,
        (price_from is null or coalesce(f.price >= price_from, false))
          and (price_to is null or coalesce(f.price <= price_to, false)) as in_price,
        rating_from is null or coalesce(f.rating >= rating_from, false) as rated
      from private.hotel_facts f
      where f.is_active
        and (patterns is null or f.words like patterns[1])
        and (patterns is null or f.words like all (patterns))
        and (area is null or f.longitude between area[1] and area[3])
        and (area is null or f.latitude between area[2] and area[4])
    ),
    fitting as materialized (
      select f.amenities from facts f
      where f.in_region and f.of_type and f.equipped and f.in_price and f.rated
    ),
    priced as materialized (
      select f.price from facts f
      where f.in_region and f.of_type and f.equipped and f.rated and f.price is not null
    ),
    range as (select min(p.price) as low, max(p.price) as high from priced p),
    steps as (
      select
        case when r.high > r.low then least(width_bucket(p.price, r.low, r.high, 24), 24) else 1 end
          as step,
        count(*) as hotels
      from priced p cross join range r group by 1
    )
    select jsonb_build_object(
      'total', (select count(*) from fitting),
      'regions', (
        select coalesce(jsonb_object_agg(c.region_id, c.hotels), '{}') from (
          select f.region_id, count(*) as hotels from facts f
          where f.of_type and f.equipped and f.in_price and f.rated and f.region_id is not null
          group by 1
        ) c
      ),
      'types', (
        select coalesce(jsonb_object_agg(c.hotel_type, c.hotels), '{}') from (
          select f.hotel_type, count(*) as hotels from facts f
          where f.in_region and f.equipped and f.in_price and f.rated group by 1
        ) c
      ),
      'amenities', (
        select coalesce(jsonb_object_agg(c.name, c.hotels), '{}') from (
          select a.name, count(*) as hotels from fitting f, unnest(f.amenities) as a(name)
          group by 1
        ) c
      ),
      'ratings', (
        select jsonb_build_object(
          '3', count(*) filter (where f.rating >= 3), '3.5', count(*) filter (where f.rating >= 3.5),
          '4', count(*) filter (where f.rating >= 4), '4.5', count(*) filter (where f.rating >= 4.5),
          '4.8', count(*) filter (where f.rating >= 4.8)
        )
        from facts f where f.in_region and f.of_type and f.equipped and f.in_price
      ),
      'prices', (
        select jsonb_build_object('low', r.low, 'high', r.high, 'steps', coalesce((
          select jsonb_agg(coalesce(s.hotels, 0) order by n)
          from generate_series(1, 24) as n left join steps s on s.step = n
          where r.low is not null
        ), '[]'))
        from range r
      )
    )
  );
end
$$;

create function public.hotel_list_facets(
  regions uuid[] default null, query text default null, types text[] default null,
  amenities text[] default null, price_from numeric default null, price_to numeric default null,
  rating_from numeric default null, area numeric[] default null
)
returns table (facets jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select private.count_hotel_facets(
    regions, query, types, amenities, price_from, price_to, rating_from, area
  );
end;

revoke all on function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer, integer
  ),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]),
  public.list_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer
  ),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer, integer
  ),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]),
  public.list_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer
  ),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[])
  to anon;
