-- Lists whose prices are those for a larger party: filter, order, counts and map.

-- A number as the site reads one: stored as such, or as a plain text. Null for everything else.
create function private.json_number(stored jsonb) returns numeric
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(stored) = 'number'
      or jsonb_typeof(stored) = 'string' and stored #>> '{}' ~ '^\s*-?(\d{1,12}\.?\d{0,12}|\.\d{1,12})\s*$'
      then (stored #>> '{}')::numeric
  end
$$;

-- What a night costs by the number of guests (1 to 7, no stay is asked for with more): in the cheapest
-- room that holds them, by the rules of `nightlyPrices` (lib/hotels/room-for-stay.ts). Null where none
-- does, 0 where the price is not published. `price` is the hotel's own, for rooms without one.
create function private.party_prices(price numeric, features jsonb) returns numeric[]
language sql immutable parallel safe set search_path = ''
as $$
  with rooms as materialized (
    select
      case when capacity >= 1 then floor(capacity) else 2 end as capacity,
      case
        when room_price > 0 then
          -- More than a price can be is none, and no failure of the counts.
          case when room_price < 100000000 then room_price else 0 end
        else price
      end as price
    from (
      select
        private.json_number(room -> 'capacity') as capacity,
        private.json_number(room -> 'price') as room_price
      from jsonb_array_elements(
        case jsonb_typeof(features -> 'rooms') when 'array' then features -> 'rooms' end
      ) as room
      where jsonb_typeof(room -> 'name') = 'string' and room ->> 'name' ~ '\S'
    ) as stored
  )
  select array_agg(
    case
      when exists (select from rooms)
        then (
          select coalesce(min(nullif(r.price, 0)), min(r.price))
          from rooms r where r.capacity >= guests
        )
      else price
    end
    order by guests
  )
  from generate_series(1, 7) as guests
$$;

revoke all on function private.json_number(jsonb), private.party_prices(numeric, jsonb)
  from public, anon, authenticated, service_role;

alter table private.hotel_facts add column party_prices numeric[];

create or replace function private.refresh_hotel_facts(hotel_ids uuid[] default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.hotel_facts
    (id, title, words, region_id, hotel_type, amenities, price, rating, is_active, is_unbookable,
      has_doubtful_number, longitude, latitude, state, party_prices)
  select
    h.id, private.normalize_for_search(h.name),
    private.slugify(concat_ws(
      ' ', h.name, h.location, r.name,
      coalesce(nullif(btrim(h.description), ''), nullif(btrim(h.subtitle), ''), h.reference_point),
      private.feature_words(h.features)
    )),
    h.region_id, h.hotel_type,
    array(select key from jsonb_each(h.features) where value = 'true' order by key),
    nullif(h.price, 0), h.rating, h.is_active,
    coalesce(h.features ->> 'booking_url', '') not ilike 'https://%'
      or coalesce(h.features ->> 'hotel_id', '') = '',
    h.features ->> 'booking_engine' is not distinct from 'whatsapp'
      and coalesce(h.features ->> 'hotel_id', '') <> ''
      and not private.is_stored_number(h.features ->> 'hotel_id'),
    h.longitude, h.latitude, h.address_state, private.party_prices(h.price, h.features)
  from public.hotels h left join public.regions r on r.id = h.region_id and r.is_active
  where hotel_ids is null or h.id = any (hotel_ids)
  on conflict (id) do update set
    title = excluded.title, words = excluded.words, region_id = excluded.region_id,
    hotel_type = excluded.hotel_type, amenities = excluded.amenities, price = excluded.price,
    rating = excluded.rating, is_active = excluded.is_active,
    is_unbookable = excluded.is_unbookable, has_doubtful_number = excluded.has_doubtful_number,
    longitude = excluded.longitude, latitude = excluded.latitude, state = excluded.state,
    party_prices = excluded.party_prices
$$;

select private.refresh_hotel_facts();

-- As before, with one more argument: for how many guests prices are. Null is for the lowest price.
drop function
  public.list_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer
  ),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]),
  public.list_hotel_pins(uuid[], text, text[], text[], numeric, numeric, numeric, text, numeric[]),
  public.list_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]);
drop function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], text, integer, integer
  ),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]),
  private.match_hotel_pins(
    uuid[], text, text[], text[], numeric, numeric, numeric, text, numeric[]
  ),
  private.match_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[]);

-- How many active hotels fit, and the ids of one page of them in their order. Null filters nothing.
-- A custom plan for each question: the filters that are not set, and the orders that are not asked
-- for, are constants then and leave an index in the order of the list.
create function private.match_hotels(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, area numeric[], guests integer, sort text, page integer, page_size integer,
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
  select count(*) into total
  from private.hotel_facts f cross join lateral (
    select case when guests is null then f.price else nullif(f.party_prices[guests], 0) end
  ) as night(price)
  where f.is_active
    and (regions is null or f.region_id = any (regions))
    and (patterns is null or f.words like patterns[1])
    and (patterns is null or f.words like all (patterns))
    and (types is null or f.hotel_type = any (types))
    and (amenities is null or f.amenities @> amenities)
    and (price_from is null or night.price >= price_from)
    and (price_to is null or night.price <= price_to)
    and (rating_from is null or f.rating >= rating_from)
    and (area is null or f.longitude between area[1] and area[3])
    and (area is null or f.latitude between area[2] and area[4]);
  if total <= (page - 1) * page_size then
    ids := '{}';
    return;
  end if;
  ids := array(
    select f.id
    from private.hotel_facts f cross join lateral (
      select case when guests is null then f.price else nullif(f.party_prices[guests], 0) end
    ) as night(price)
    where f.is_active
      and (regions is null or f.region_id = any (regions))
      and (patterns is null or f.words like patterns[1])
      and (patterns is null or f.words like all (patterns))
      and (types is null or f.hotel_type = any (types))
      and (amenities is null or f.amenities @> amenities)
      and (price_from is null or night.price >= price_from)
      and (price_to is null or night.price <= price_to)
      and (rating_from is null or f.rating >= rating_from)
      and (area is null or f.longitude between area[1] and area[3])
      and (area is null or f.latitude between area[2] and area[4])
    order by
      case when sort = 'recommended' then 'recommended' = any (f.amenities) end desc nulls last,
      case when sort = 'price' then night.price end,
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
    regions, query, types, amenities, price_from, price_to, rating_from, area, guests, sort,
    least(greatest(coalesce(page, 1), 1), 100000), 24
  ) as matches;
end;

create function private.count_hotel_facets(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, area numeric[], guests integer
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
        f.region_id, f.hotel_type, f.amenities, night.price, f.rating,
        amenities is null or f.amenities @> amenities as equipped,
        (price_from is null or coalesce(night.price >= price_from, false))
          and (price_to is null or coalesce(night.price <= price_to, false)) as in_price
      from private.hotel_facts f cross join lateral (
          select case when guests is null then f.price else nullif(f.party_prices[guests], 0) end
        ) as night(price)
      where f.is_active
        and (patterns is null or f.words like patterns[1])
        and (patterns is null or f.words like all (patterns))
        and (area is null or f.longitude between area[1] and area[3])
        and (area is null or f.latitude between area[2] and area[4])
    ),
    -- At most as many as there are regions, types and ratings.
    groups as materialized (
      select
        g.*,
        regions is null or g.region_id is not null and g.region_id = any (regions) as in_region,
        types is null or g.hotel_type = any (types) as of_type,
        rating_from is null or coalesce(g.rating >= rating_from, false) as rated
      from (
        select f.region_id, f.hotel_type, f.rating, count(*) as hotels
        from facts f where f.equipped and f.in_price
        group by 1, 2, 3
      ) g
    ),
    fitting as not materialized (
      select f.amenities, f.price, f.in_price
      from facts f
      where (regions is null or f.region_id is not null and f.region_id = any (regions))
        and (types is null or f.hotel_type = any (types))
        and (rating_from is null or coalesce(f.rating >= rating_from, false))
        and f.equipped
    ),
    sets as (
      select unnest(s.amenities) as name, s.hotels from (
        select f.amenities, count(*) as hotels from fitting f where f.in_price group by 1
      ) s
    ),
    -- In cents: steps of numerics take five times as long to compute.
    priced as materialized (
      select (f.price * 100)::bigint as cents, count(*) as hotels
      from fitting f where f.price is not null group by f.price
    ),
    range as (select min(p.cents) as low, max(p.cents) as high from priced p),
    steps as (
      select
        coalesce(least((p.cents - r.low) * 24 / nullif(r.high - r.low, 0) + 1, 24), 1) as step,
        sum(p.hotels) as hotels
      from priced p cross join range r group by 1
    )
    select jsonb_build_object(
      'total', (
        select coalesce(sum(g.hotels), 0) from groups g where g.in_region and g.of_type and g.rated
      ),
      'regions', (
        select coalesce(jsonb_object_agg(c.region_id, c.hotels), '{}') from (
          select g.region_id, sum(g.hotels) as hotels from groups g
          where g.of_type and g.rated and g.region_id is not null
          group by 1
        ) c
      ),
      'types', (
        select coalesce(jsonb_object_agg(c.hotel_type, c.hotels), '{}') from (
          select g.hotel_type, sum(g.hotels) as hotels from groups g
          where g.in_region and g.rated group by 1
        ) c
      ),
      'amenities', (
        select coalesce(jsonb_object_agg(c.name, c.hotels), '{}') from (
          select s.name, sum(s.hotels) as hotels from sets s group by 1
        ) c
      ),
      'ratings', (
        select jsonb_object_agg(bound.rating, coalesce((
          select sum(g.hotels) from groups g
          where g.in_region and g.of_type and g.rating >= bound.rating
        ), 0))
        from (values (3), (3.5), (4), (4.5), (4.8)) as bound(rating)
      ),
      'prices', (
        select jsonb_build_object('low', r.low / 100.0, 'high', r.high / 100.0, 'steps', coalesce((
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
  rating_from numeric default null, area numeric[] default null,
  guests integer default null
)
returns table (facets jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select private.count_hotel_facets(
    regions, query, types, amenities, price_from, price_to, rating_from, area, guests
  );
end;

-- The pins of the hotels that fit the filters inside a frame (west, south, east, north in degrees; null for
-- where those hotels are). Up to 200 hotels have a pin each. More are counted by the squares of a grid
-- of 14 by 14 over the frame: one pin each, in the middle of its hotels. Pins come in the order of the
-- list. `others` are places of hotels inside the frame that don't fit, one for each square of a finer
-- grid, `states` how many fit in each state. Security definer, because the facts are closed: what
-- visitors may not see is left out here as the policies do it.
create function private.match_hotel_pins(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, guests integer, sort text, frame numeric[],
  out total integer, out placed integer, out shown numeric[], out pins jsonb, out others jsonb,
  out states jsonb
)
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  patterns constant text[] := private.word_patterns(query);
  most constant integer := 200;
  cells constant integer := 14;
  finer constant integer := 20;
begin
  with active as materialized (
    select
      f.id, f.title, night.price, f.rating, f.longitude, f.latitude, f.state,
      guests is null or f.party_prices[guests] is not null as has_room,
      (regions is null or f.region_id is not null and f.region_id = any (regions))
        and (patterns is null or (patterns <> '{}' and f.words like all (patterns)))
        and (types is null or f.hotel_type = any (types))
        and (amenities is null or f.amenities @> amenities)
        and (price_from is null or coalesce(night.price >= price_from, false))
        and (price_to is null or coalesce(night.price <= price_to, false))
        and (rating_from is null or coalesce(f.rating >= rating_from, false)) as fits
    from private.hotel_facts f cross join lateral (
        select case when guests is null then f.price else nullif(f.party_prices[guests], 0) end
      ) as night(price)
    where f.is_active
  ),
  box as materialized (
    select
      coalesce(frame[1], min(a.longitude)) as west, coalesce(frame[2], min(a.latitude)) as south,
      coalesce(frame[3], max(a.longitude)) as east, coalesce(frame[4], max(a.latitude)) as north
    from active a where a.fits
  ),
  inside as materialized (
    select
      a.*,
      coalesce(least(floor((a.longitude - b.west) / nullif(b.east - b.west, 0) * cells), cells - 1), 0)
        as across,
      coalesce(least(floor((a.latitude - b.south) / nullif(b.north - b.south, 0) * cells), cells - 1), 0)
        as up,
      coalesce(floor((a.longitude - b.west) / nullif(b.east - b.west, 0) * finer), 0) as fine_across,
      coalesce(floor((a.latitude - b.south) / nullif(b.north - b.south, 0) * finer), 0) as fine_up
    from active a cross join box b
    where a.longitude between b.west and b.east and a.latitude between b.south and b.north
  ),
  few as (select count(*) <= most as holds from inside i where i.fits),
  grouped as (
    select
      count(*)::integer as hotels, min(i.id::text)::uuid as id, min(i.price) as price,
      max(i.rating) as rating, min(i.title) as title, bool_or(i.has_room) as has_room,
      avg(i.longitude) as longitude, avg(i.latitude) as latitude,
      min(i.longitude) as west, min(i.latitude) as south,
      max(i.longitude) as east, max(i.latitude) as north
    from inside i cross join few
    where i.fits
    group by i.across, i.up, case when few.holds then i.id end
  )
  select
    (select count(*) from active a where a.fits),
    (select count(*) from active a where a.fits and a.longitude is not null),
    (select array[b.west, b.south, b.east, b.north] from box b where b.west is not null),
    (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'hotels', g.hotels, 'price', g.price, 'has_room', g.has_room,
          'longitude', round(g.longitude, 4), 'latitude', round(g.latitude, 4)
        ) || case
          when g.hotels = 1 then jsonb_build_object('id', g.id)
          else jsonb_build_object('box', jsonb_build_array(g.west, g.south, g.east, g.north))
        end
        order by
          case when sort = 'price' then g.price end,
          case when sort = 'rating' then g.rating end desc nulls last,
          g.title, g.id
      ), '[]')
      from grouped g
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_array(o.longitude, o.latitude)), '[]') from (
        select round(avg(i.longitude), 3) as longitude, round(avg(i.latitude), 3) as latitude
        from inside i where not i.fits group by i.fine_across, i.fine_up limit most
      ) o
    ),
    (
      select coalesce(jsonb_object_agg(c.state, c.hotels), '{}') from (
        select a.state, count(*) as hotels from active a
        where a.fits and a.state is not null group by a.state
      ) c
    )
  into total, placed, shown, pins, others, states;
end
$$;

-- The same with what a pin shows of its hotel. Runs with the caller's rights, like list_hotels.
create function public.list_hotel_pins(
  regions uuid[] default null, query text default null, types text[] default null,
  amenities text[] default null, price_from numeric default null, price_to numeric default null,
  rating_from numeric default null, guests integer default null, sort text default null,
  frame numeric[] default null
)
returns table (
  total integer, placed integer, shown numeric[], pins jsonb, others jsonb, states jsonb
)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    matches.total, matches.placed, matches.shown,
    coalesce((
      select jsonb_agg(
        found.pin || case when h.id is null then '{}' else jsonb_build_object(
          'slug', h.slug, 'name', h.name, 'hotel_type', h.hotel_type, 'location', h.location,
          'image_url', coalesce((
            select i.image_url from public.hotel_images i where i.hotel_id = h.id
            order by i.is_main desc, i.place, i.created_at limit 1
          ), h.image_url)
        ) end
        order by found.place
      )
      from jsonb_array_elements(matches.pins) with ordinality as found(pin, place)
        left join public.hotels h on h.id = (found.pin ->> 'id')::uuid
      where found.pin ->> 'id' is null or h.id is not null
    ), '[]'),
    matches.others, matches.states
  from private.match_hotel_pins(
    regions, query, types, amenities, price_from, price_to, rating_from, guests, sort, frame
  ) as matches;
end;

-- Active hotels that miss the filters by one or two of them, grouped by which: how many there are,
-- the lowest price, how many cost no more than it in whole reais, and the ids of the two best rated
-- (the two cheapest where only the price is too high). One reading of the facts, and at most 100
-- groups, the largest first. All of them are in `area`.
create function private.match_near_hotels(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, area numeric[], guests integer
)
returns table (missing text[], total integer, low numeric, cheapest integer, ids uuid[])
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  patterns constant text[] := private.word_patterns(query);
begin
  return query
    with facts as (
      select
        f.id, f.title, night.price, f.rating,
        array_remove(array[
          case when patterns = '{}' or not f.words like all (patterns) then 'q' end,
          case when f.region_id is null and regions is not null or f.region_id <> all (regions)
            then 'region' end,
          case when f.hotel_type <> all (types) then 'tipo' end,
          case when price_from is not null and coalesce(night.price < price_from, true)
            then 'preco-de' end,
          case when price_to is not null and coalesce(night.price > price_to, true)
            then 'preco-ate' end,
          case when rating_from is not null and coalesce(f.rating < rating_from, true)
            then 'nota' end
        ], null) || array(
          select a.name from unnest(amenities) as a(name) where a.name <> all (f.amenities)
        ) as lacks
      from private.hotel_facts f cross join lateral (
          select case when guests is null then f.price else nullif(f.party_prices[guests], 0) end
        ) as night(price)
      where f.is_active
        and (area is null or f.longitude between area[1] and area[3])
        and (area is null or f.latitude between area[2] and area[4])
    ),
    near as (
      select n.*, min(n.price) over (partition by n.lacks) as lowest
      from facts n where cardinality(n.lacks) between 1 and 2
    )
    select
      n.lacks, count(*)::integer, n.lowest,
      count(*) filter (where n.price <= ceil(n.lowest))::integer,
      (array_agg(
        n.id order by case when n.lacks = '{preco-ate}' then n.price end,
          n.rating desc nulls last, n.title, n.id
      ))[1:2]
    from near n group by n.lacks, n.lowest
    order by count(*) desc, n.lacks limit 100;
end
$$;

-- What the filters of a list without hotels are near to, as a list of groups with their first hotels.
-- Runs with the caller's rights, like list_hotels.
create function public.list_near_hotels(
  regions uuid[] default null, query text default null, types text[] default null,
  amenities text[] default null, price_from numeric default null, price_to numeric default null,
  rating_from numeric default null, area numeric[] default null,
  guests integer default null
)
returns table (missing text[], total integer, low numeric, cheapest integer, hotels jsonb)
language sql stable security invoker rows 10 set search_path = ''
begin atomic
  select
    near.missing, near.total, near.low, near.cheapest,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('name', h.name, 'location', h.location, 'image_url', h.image_url)
        order by found.place
      )
      from unnest(near.ids) with ordinality as found(id, place)
        join public.hotels h on h.id = found.id
    ), '[]')
  from private.match_near_hotels(
    regions, query, types, amenities, price_from, price_to, rating_from, area, guests
  ) as near;
end;

revoke all on function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer, integer
  ),
  private.count_hotel_facets(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  private.match_hotel_pins(
    uuid[], text, text[], text[], numeric, numeric, numeric, integer, text, numeric[]
  ),
  private.match_near_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  public.list_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer
  ),
  public.hotel_list_facets(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  public.list_hotel_pins(
    uuid[], text, text[], text[], numeric, numeric, numeric, integer, text, numeric[]
  ),
  public.list_near_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  )
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer, integer
  ),
  private.count_hotel_facets(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  private.match_hotel_pins(
    uuid[], text, text[], text[], numeric, numeric, numeric, integer, text, numeric[]
  ),
  private.match_near_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  public.list_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer
  ),
  public.hotel_list_facets(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  ),
  public.list_hotel_pins(
    uuid[], text, text[], text[], numeric, numeric, numeric, integer, text, numeric[]
  ),
  public.list_near_hotels(
    uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer
  )
  to anon;
