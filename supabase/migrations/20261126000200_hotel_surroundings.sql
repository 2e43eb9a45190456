-- The words of the list find what is marked of a hotel's surroundings and amenities: 'praia tranquila'
-- is asked for more often than written in a description.

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
revoke all on function private.feature_words(jsonb) from public, anon, authenticated, service_role;

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

select private.refresh_hotel_facts();

-- As before, without the words that join others ('perto do mar'), unless there are only such.
create or replace function private.word_patterns(query text) returns text[]
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
