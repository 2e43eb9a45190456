-- The list of hotels: one page of it, its total and the counts of its filters, each by one function.
--
-- As for the search, the filtered values are stored once more, out of the API's reach: a condition
-- that is not leakproof (a pattern, an array) uses no index on a table with row policies, and a
-- hotel's JSON would be read for each question. The policies of "hotels" still decide what of the
-- found ids is returned (list_hotels).

create table private.hotel_facts (
  id uuid primary key references public.hotels (id) on delete cascade,
  -- The sort order of names, independent of the server's locale.
  title text collate "C" not null,
  -- Words of name, place, region and description, as a slug: a typed word is a part of it.
  words text collate "C" not null,
  region_id uuid,
  hotel_type text not null,
  -- The names of all keys of "features" that are true.
  amenities text[] not null,
  -- Null where none is shown (0), so that it comes last and in no range.
  price numeric(10, 2),
  -- The same for 1 to 7 guests: null where no room holds them, 0 where it is asked for.
  party_prices numeric[] not null,
  rating numeric(2, 1),
  longitude numeric(8, 5),
  latitude numeric(8, 5),
  -- The two letters of its address.
  state text collate "C",
  is_active boolean not null,
  -- For staff: nothing leads to its engine, or only a number that was stored before they were checked.
  is_unbookable boolean not null,
  has_doubtful_number boolean not null
);

-- No grant and no policy: only functions that run as the owner read and write the facts.
alter table private.hotel_facts enable row level security;
revoke all on private.hotel_facts from public, anon, authenticated, service_role;

create index hotel_facts_title_idx on private.hotel_facts (title, id) where is_active;
create index hotel_facts_region_idx on private.hotel_facts (region_id, title, id) where is_active;
create index hotel_facts_price_idx on private.hotel_facts (price, title, id) where is_active;
create index hotel_facts_rating_idx
  on private.hotel_facts (rating desc nulls last, title, id) where is_active;
create index hotel_facts_recommended_idx
  on private.hotel_facts (('recommended' = any (amenities)) desc nulls last, title, id)
  where is_active;
create index hotel_facts_place_idx on private.hotel_facts (longitude, latitude)
  where is_active and longitude is not null;
create index hotel_facts_unbookable_idx on private.hotel_facts (title, id)
  where is_active and is_unbookable;
create index hotel_facts_doubtful_idx on private.hotel_facts (title, id)
  where is_active and has_doubtful_number;
create index hotel_facts_amenities_idx
  on private.hotel_facts using gin (amenities) with (fastupdate = off);

do $$
begin
  if exists (
    select 1 from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm' and n.nspname = 'extensions'
  ) then
    create index hotel_facts_words_trgm_idx on private.hotel_facts
      using gin (words extensions.gin_trgm_ops) with (fastupdate = off);
  end if;
end
$$;

-- Whether a WhatsApp number is as a form stores it (toStoredNumber of lib/booking/whatsapp.ts).
create function private.is_stored_number(number text) returns boolean
language sql immutable strict parallel safe set search_path = ''
as $$
  select number ~ (
    '^(?:55(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
    || '(?:9\d{8}|[2-5]\d{7})|\+(?!55)[1-9]\d{9,14})$'
  )
$$;

-- The words by which travellers ask for what is marked in "features".
create function private.feature_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(known.words, ' ' order by known.key)
  from (values
    ('near_sea', 'mar beira-mar praia litoral'),
    ('near_airport', 'aeroporto'),
    ('quiet', 'tranquilo tranquila silencio silencioso silenciosa sossego sossegado calmo calma'),
    ('kid_friendly', 'familia familias crianca criancas infantil filhos'),
    ('central_location', 'centro central'),
    ('breakfast', 'cafe da manha'),
    ('wifi', 'wifi wi-fi internet'),
    ('pool', 'piscina'),
    ('spa', 'spa'),
    ('gym', 'academia'),
    ('parking', 'estacionamento'),
    ('restaurant', 'restaurante'),
    ('laundry', 'lavanderia'),
    ('business_center', 'trabalho negocios')
  ) as known (key, words)
  where features -> known.key = 'true'
$$;

-- A number as the site reads one (toNumber of lib/format/numbers.ts): stored as such, or as the text of
-- one. Null for everything else.
create function private.json_number(stored jsonb) returns numeric
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(stored) = 'number'
      or jsonb_typeof(stored) = 'string' and stored #>> '{}' ~ '^\s*[-+]?(\d{1,12}\.?\d{0,12}|\.\d{1,12})([eE][-+]?\d{1,2})?\s*$'
      then (stored #>> '{}')::numeric
  end
$$;

-- What a night costs by the number of guests (1 to 7, no stay is asked for with more): in the cheapest
-- room that holds them, by the rules of `nightlyPrices` (lib/hotels/rooms/for-stay.ts). Null where none
-- does, 0 where the price is not published. `price` is the hotel's own, for rooms without one.
create function private.party_prices(price numeric, features jsonb) returns numeric[]
language sql immutable parallel safe set search_path = ''
as $$
  with rooms as materialized (
    select
      case when capacity >= 1 then floor(capacity) else 2 end as capacity,
      case when room_price > 0 and room_price < 100000000 then room_price else price end as price
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

-- What the list knows of stored hotels: of these ids, or of all.
create function private.refresh_hotel_facts(hotel_ids uuid[] default null) returns void
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

create function private.keep_hotel_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'hotels' then
    perform private.refresh_hotel_facts(array[new.id]);
  else
    perform private.refresh_hotel_facts(
      array(select id from public.hotels where region_id = new.id)
    );
  end if;
  return null;
end
$$;

create trigger keep_hotel_facts after insert or update of
  name, location, subtitle, description, reference_point, region_id, hotel_type, features, price,
  rating, is_active, longitude, latitude, address_state
  on public.hotels for each row execute function private.keep_hotel_facts();
create trigger keep_hotel_facts after update of name, is_active on public.regions
  for each row execute function private.keep_hotel_facts();

select private.refresh_hotel_facts();

-- The patterns of the typed words, the longest first: it is the one that an index looks up. Words that
-- join others ('perto do mar') are left out, unless there are only such. Null for blanks, which filter
-- nothing; of other texts without a letter or digit no pattern is left.
create function private.word_patterns(query text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select case when query ~ '\S' then array(
    select '%' || word || '%'
    from (
      select word, joins, bool_and(joins) over () as only_such
      from (
        select word, word = any (
          '{a,ao,as,com,da,das,de,do,dos,e,em,hoteis,hotel,na,nas,no,nos,o,os,ou,para,perto,um,uma}'
        ) as joins
        from regexp_split_to_table(private.slugify(left(query, 100)), '-') as word
        where word <> ''
      ) as typed
    ) as judged
    where not joins or only_such
    order by char_length(word) desc, word
  ) end
$$;

-- The first of a list of choices; null of none. A visitor could send tens of thousands of them, in one
-- dimension or in two, and functions compare each with every hotel.
create function private.first_of(list anyarray, most integer) returns anyarray
language sql immutable parallel safe set search_path = ''
as $$
  select case when list is not null then array(select unnest(list) limit most) end
$$;

-- The stored prices of a hotel by the number of guests, for functions that run with a visitor's rights:
-- counting them again for each card would read all that is stored of its rooms.
create function private.nightly_prices(hotel uuid) returns numeric[]
language sql stable security definer set search_path = ''
as $$
  select f.party_prices from private.hotel_facts f where f.id = hotel
$$;

-- The picture that stands for a hotel: the main one of its images, else its own.
create function private.main_image(hotel uuid, own text) returns text
language sql stable set search_path = ''
as $$
  select coalesce((
    select i.image_url from public.hotel_images i where i.hotel_id = hotel
    order by i.is_main desc, i.place, i.created_at limit 1
  ), own)
$$;

-- How many active hotels fit, and the ids of one page of them in their order. Null filters nothing.
-- `area` holds the west, south, east and north of a part of the map in degrees; a hotel without a place is
-- in none. Prices are those for so many `guests`, the lowest ones without.
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

-- One page of the list as its cards show it, and how many hotels fit in all. `sort` is 'recommended',
-- 'price', 'rating' or anything else for names; pages count from 1 and hold 24. Of each list of choices
-- as many count as the site ever sends. Runs with the caller's rights, like search_site.
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
          'image_url', private.main_image(h.id, h.image_url),
          'region', r.name,
          'flags', array(select key from jsonb_each(h.features) where value = 'true'),
          -- The first stored distances; `lax` makes a list of one out of the forms that are none.
          'distances', jsonb_path_query_array(h.features, 'lax $.distances[0 to 11]'),
          'nightly', private.nightly_prices(h.id)
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

-- How many hotels each choice would leave: every kind of filter is counted under all others, so that
-- the counts of a kind say what its choices bring. An amenity is one more beside those chosen.
-- `prices` has the lowest and the highest price, and the hotels in 24 equal steps between them. Hotels
-- that count alike are counted together first, and what is left of them is added up for each kind.
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
        from (values (4), (4.5), (4.8)) as bound(rating)
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
    private.first_of(regions, 20), query, private.first_of(types, 20),
    private.first_of(amenities, 50), price_from, price_to, rating_from, area, guests
  );
end;

revoke all on function
  private.is_stored_number(text), private.feature_words(jsonb), private.json_number(jsonb),
  private.party_prices(numeric, jsonb), private.refresh_hotel_facts(uuid[]),
  private.keep_hotel_facts(), private.word_patterns(text), private.first_of(anyarray, integer),
  private.nightly_prices(uuid), private.main_image(uuid, text),
  private.match_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer, integer),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer),
  public.list_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer)
  from public, anon, authenticated, service_role;
-- The site calls the lists as a visitor, also for its staff; those run with the rights of a visitor.
grant execute on function
  private.first_of(anyarray, integer), private.nightly_prices(uuid), private.main_image(uuid, text),
  private.match_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer, integer),
  private.count_hotel_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer),
  public.list_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer, text, integer),
  public.hotel_list_facets(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer)
  to anon;
