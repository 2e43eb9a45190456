-- The words of the list of hotels: whole words or their beginnings, and what matters most comes first.
--
-- A typed word was any part of the stored text: 'rio' found 'horário', before the hotels in Rio de
-- Janeiro. And what a hotel has was found by the words of the flags alone.

-- `words` holds them by how much they say of a hotel: the name, the town, the state and region, what it
-- has, and all other texts. Each word stands between hyphens.
alter table private.hotel_facts
  -- Where the first four of these parts end in `words`.
  add column rank_ends integer[] not null default '{}';

-- The digits of a text that is a telephone number of Brazil and nothing else, without the country's code.
create function private.phone_digits(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select digits
  from (
    select regexp_replace(regexp_replace(left(value, 100), '\D', '', 'g'), '^(55|0)(?=\d{10})', '') as digits
  ) as read
  where left(value, 100) ~ '^[\d\s()+./-]+$' and length(digits) between 8 and 11
$$;

-- Names of a town that are no part of it.
create function private.town_words(town text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select known.words
  from (values
    ('belo-horizonte', 'bh'), ('brasilia', 'bsb'), ('florianopolis', 'floripa'),
    ('jijoca-de-jericoacoara', 'jeri'), ('joao-pessoa', 'jampa'), ('porto-alegre', 'poa'),
    ('sao-paulo', 'sampa')
  ) as known (town, words)
  where known.town = private.slugify(town_words.town)
$$;

-- The code and name of a hotel's state, and the region of the country: of its address, else of the end
-- of its location. The regions are those of lib/hotels/map/macro-regions.ts.
create function private.state_words(code text, location text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select concat_ws(' ', known.code, known.name, known.region)
  from (values
    ('AC', 'acre', 'norte'), ('AL', 'alagoas', 'nordeste'), ('AM', 'amazonas', 'norte'),
    ('AP', 'amapa', 'norte'), ('BA', 'bahia', 'nordeste'), ('CE', 'ceara', 'nordeste'),
    ('DF', 'distrito-federal', 'centro-oeste'), ('ES', 'espirito-santo', 'sudeste'),
    ('GO', 'goias', 'centro-oeste'), ('MA', 'maranhao', 'nordeste'),
    ('MG', 'minas-gerais', 'sudeste'), ('MS', 'mato-grosso-do-sul', 'centro-oeste'),
    ('MT', 'mato-grosso', 'centro-oeste'), ('PA', 'para', 'norte'), ('PB', 'paraiba', 'nordeste'),
    ('PE', 'pernambuco', 'nordeste'), ('PI', 'piaui', 'nordeste'), ('PR', 'parana', 'sul'),
    ('RJ', 'rio-de-janeiro', 'sudeste'), ('RN', 'rio-grande-do-norte', 'nordeste'),
    ('RO', 'rondonia', 'norte'), ('RR', 'roraima', 'norte'), ('RS', 'rio-grande-do-sul', 'sul'),
    ('SC', 'santa-catarina', 'sul'), ('SE', 'sergipe', 'nordeste'), ('SP', 'sao-paulo', 'sudeste'),
    ('TO', 'tocantins', 'norte')
  ) as known (code, name, region)
  where case
    when state_words.code is not null then known.code = state_words.code
    else private.slugify(split_part(location, ',', -1)) in (known.name, lower(known.code))
  end
$$;

-- The words by which travellers ask for what is marked in "features". The site's own search has the ways
-- to ask for a filter in its catalogue (search.content.ask); a test finds each of them here.
create or replace function private.feature_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(known.words, ' ' order by known.key)
  from (values
    ('near_sea', 'mar beira-mar praia litoral pe na areia'),
    ('near_airport', 'aeroporto'),
    ('quiet', 'tranquilo tranquila tranquilidade silencio silencioso silenciosa sossego sossegado'
      ' sossegada calmo calma'),
    ('kid_friendly', 'familia familias crianca criancas infantil filho filhos'),
    ('central_location', 'localizacao central centro'),
    ('breakfast', 'cafe da manha'),
    ('wifi', 'wifi wi-fi internet'),
    ('pool', 'piscina'),
    ('spa', 'spa'),
    ('security', 'seguranca 24h'),
    ('room_service', 'servico de quarto'),
    ('concierge', 'concierge'),
    ('gym', 'academia ginastica'),
    ('parking', 'estacionamento garagem'),
    ('restaurant', 'restaurante'),
    ('laundry', 'lavanderia'),
    ('business_center', 'trabalho negocios'),
    ('access_step_free', 'acessivel acessiveis acessibilidade cadeirante cadeira de rodas caminho sem degraus'),
    ('access_adapted_rooms', 'acessivel acessiveis acessibilidade cadeirante cadeira de rodas pcd quarto adaptado'),
    ('access_deaf_guests', 'acessibilidade recursos surdo surdos'),
    ('access_blind_guests', 'acessibilidade recursos cego cegos')
  ) as known (key, words)
  where features -> known.key = 'true'
$$;

-- The words by which travellers ask for a type of hotel.
create function private.type_words(hotel_type text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case hotel_type
    when 'corporate' then 'corporativo executivo negocios viagem a trabalho'
    when 'alternative' then 'lazer ferias resort'
  end
$$;

-- The names in a list of a hotel's JSON; entries may be texts themselves.
create function private.listed_names(list jsonb) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select case jsonb_typeof(entry) when 'object' then entry ->> 'name' when 'string' then entry #>> '{}' end
  from jsonb_path_query(list, 'lax $[0 to 99]') as entry
$$;

-- The names of what a hotel has, in its own words, but for what it names as missing ('Não aceita pets').
-- One that takes animals is asked for by them.
create function private.equipment_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select concat_ws(
    ' ', string_agg(name, ' '),
    case when bool_or(private.slugify(name) ~ '(^|-)pets?(-|$)')
      then 'aceita pet cachorro cao gato animais de estimacao' end
  )
  from (
    select private.listed_names(features -> 'amenities')
    union all select private.listed_names(features -> 'services')
  ) as own (name)
  where private.slugify(name) !~ '^(nao|sem|proibid[oa]s?)-'
$$;

-- The names of its rooms and of what they have.
create function private.room_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(concat_ws(
    ' ', room ->> 'name', (select string_agg(name, ' ') from private.listed_names(room -> 'included_items') as name)
  ), ' ')
  from jsonb_path_query(features, 'lax $.rooms[0 to 99]') as room
$$;

-- The digits of its telephone numbers, also without the area code; the code of Brazil left out.
create function private.phone_words(features jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(concat_ws(' ', digits, case when length(digits) > 9 then substr(digits, 3) end), ' ')
  from (
    select private.phone_digits(number)
    from unnest(array[features ->> 'phone', features ->> 'whatsapp']) as number
  ) as numbers (digits)
$$;

-- Each word of a text once: a text says many of them again and again.
create function private.distinct_words(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(distinct word, '-')
  from regexp_split_to_table(private.slugify(value), '-') as word where word <> ''
$$;

-- The words of a hotel and where their parts end, as hotel_facts has them.
create function private.words_of(hotel public.hotels, region text, out words text, out rank_ends integer[])
language sql immutable parallel safe set search_path = ''
as $$
  select
    max(concat('-', said, '-')) filter (where rank = 5),
    array_agg(length(concat('-', said, '-')) order by rank) filter (where rank < 5)
  from (
    select rank, string_agg(nullif(part, ''), '-') over (order by rank) as said
    from (values
      (1, private.slugify(hotel.name)),
      (2, private.slugify(concat_ws(
        ' ', split_part(hotel.location, ',', 1), private.town_words(split_part(hotel.location, ',', 1))
      ))),
      (3, private.slugify(concat_ws(
        ' ', hotel.location, region, private.state_words(hotel.address_state, hotel.location)
      ))),
      (4, private.slugify(concat_ws(
        ' ', private.type_words(hotel.hotel_type), private.feature_words(hotel.features),
        private.equipment_words(hotel.features), private.phone_words(hotel.features)
      ))),
      (5, private.distinct_words(concat_ws(
        ' ', hotel.description, hotel.subtitle, hotel.reference_point, private.room_words(hotel.features)
      )))
    ) as parts (rank, part)
  ) as cumulated
$$;

-- As before, with the words by their rank.
create or replace function private.refresh_hotel_facts(hotel_ids uuid[] default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.hotel_facts
    (id, title, words, rank_ends, region_id, hotel_type, amenities, price, rating, is_active,
      is_unbookable, has_doubtful_number, longitude, latitude, state, party_prices)
  select
    h.id, private.normalize_for_search(h.name), said.words, said.rank_ends,
    h.region_id, h.hotel_type,
    array(select key from jsonb_each(h.features) where value = 'true' order by key),
    nullif(h.price, 0), h.rating, h.is_active,
    coalesce(h.features ->> 'booking_url', '') not ilike 'https://%'
      or coalesce(h.features ->> 'hotel_id', '') = '',
    h.features ->> 'booking_engine' is not distinct from 'whatsapp'
      and coalesce(h.features ->> 'hotel_id', '') <> ''
      and not private.is_stored_number(h.features ->> 'hotel_id'),
    h.longitude, h.latitude, h.address_state, private.party_prices(h.price, h.features)
  from public.hotels h
    left join public.regions r on r.id = h.region_id and r.is_active
    cross join lateral private.words_of(h, r.name) as said
  where hotel_ids is null or h.id = any (hotel_ids)
  on conflict (id) do update set
    title = excluded.title, words = excluded.words, rank_ends = excluded.rank_ends,
    region_id = excluded.region_id, hotel_type = excluded.hotel_type, amenities = excluded.amenities,
    price = excluded.price, rating = excluded.rating, is_active = excluded.is_active,
    is_unbookable = excluded.is_unbookable, has_doubtful_number = excluded.has_doubtful_number,
    longitude = excluded.longitude, latitude = excluded.latitude, state = excluded.state,
    party_prices = excluded.party_prices
$$;

select private.refresh_hotel_facts();

-- The patterns of the typed words, the longest first: it is the one that an index looks up. A word is
-- found where one begins with it, with or without the 's' of a plural. One of up to three letters is a
-- whole word where any hotel says it: 'mar' is not 'Maranhão', and 'sp' no 'spa'. A telephone number is one
-- word. Words that join others ('hotel perto do mar') are left out. Null where no word is left, and nothing
-- is filtered; of texts without a letter or digit no pattern is left.
create or replace function private.word_patterns(query text) returns text[]
language sql stable parallel safe security definer set search_path = ''
as $$
  with typed as (
    select distinct word
    from regexp_split_to_table(
      coalesce(private.phone_digits(query), private.slugify(left(query, 100))), '-'
    ) as word
    where word <> ''
  ),
  said as (
    select word from typed where word <> all (
      '{a,ao,as,com,da,das,de,do,dos,e,em,hoteis,hotel,lugar,na,nas,no,nos,o,os,ou,para,perto,por,pra,'
      'proximo,que,um,uma}'
    )
  )
  select case
    when query ~ '\S' and not exists (select from typed) then '{}'
    else (
      select array_agg(
        '%-' || case
          when length(word) > 3 then regexp_replace(word, 's$', '') || '%'
          when exists (
            select from private.hotel_facts f where f.is_active and f.words like '%-' || word || '-%'
          ) then word || '-%'
          else word || '%'
        end
        order by length(word) desc, word
      )
      from said
    )
  end
$$;

-- As before, with the hotels that say the words in what matters most first, where the site's own order
-- is asked for: by name, town, state, what they have, and the rest.
create or replace function private.match_hotels(
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
      case when sort = 'recommended' and patterns is not null then
        width_bucket(
          (select max(strpos(f.words, btrim(pattern, '%'))) from unnest(patterns) as pattern), f.rank_ends
        )
      end,
      case when sort = 'recommended' then 'recommended' = any (f.amenities) end desc nulls last,
      case when sort = 'price' then night.price end,
      case when sort = 'rating' then f.rating end desc nulls last,
      f.title, f.id
    limit page_size offset (page - 1) * page_size
  );
end
$$;

-- As before, by the words of name and place as the list has them.
create or replace function private.match_offer_hotels(
  query text, out total integer, out offers integer, out ids uuid[], out counts integer[]
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  patterns constant text[] := private.word_patterns(query);
  today constant date := private.today();
begin
  with offered as materialized (
    select p.hotel_id, count(*)::integer as offers from public.hotel_packages p
    where p.is_active
      and (p.valid_from is null or p.valid_from <= today)
      and (p.valid_until is null or p.valid_until >= today)
    group by p.hotel_id
  ),
  fitting as materialized (
    select f.id, f.title, o.offers
    from offered o join private.hotel_facts f on f.id = o.hotel_id
    where f.is_active
      and (patterns is null or patterns <> '{}' and left(f.words, f.rank_ends[3]) like all (patterns))
  ),
  first as (select f.* from fitting f order by f.title, f.id limit 24)
  select
    (select count(*) from fitting),
    (select coalesce(sum(g.offers), 0) from fitting g),
    coalesce(array_agg(f.id order by f.title, f.id), '{}'),
    coalesce(array_agg(f.offers order by f.title, f.id), '{}')
  into total, offers, ids, counts from first f;
end
$$;

revoke all on function
  private.phone_digits(text), private.town_words(text), private.state_words(text, text),
  private.type_words(text), private.listed_names(jsonb), private.equipment_words(jsonb),
  private.room_words(jsonb), private.phone_words(jsonb), private.distinct_words(text),
  private.words_of(public.hotels, text)
  from public, anon, authenticated, service_role;
