-- The words by which the list finds hotels.
--
-- A typed word was found inside of others too: 'rio' found 'horário', before the hotels in Rio de Janeiro. And what a hotel has was found by the words of the flags alone.

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
    when 'alternative' then 'lazer ferias'
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

revoke all on function
  private.phone_digits(text), private.town_words(text), private.state_words(text, text),
  private.type_words(text), private.listed_names(jsonb), private.equipment_words(jsonb),
  private.room_words(jsonb), private.phone_words(jsonb), private.distinct_words(text),
  private.words_of(public.hotels, text)
  from public, anon, authenticated, service_role;
