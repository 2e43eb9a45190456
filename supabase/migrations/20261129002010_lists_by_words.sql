-- The list of hotels by words: whole ones or their beginnings, and what matters most comes first
-- (20261129002000_words_of_hotels.sql).

-- The patterns of the typed words, the longest first: it is the one that an index looks up. A word is
-- found where one begins with it, with or without the 's' of a plural. One of up to three letters is a
-- whole word where any hotel says it: 'mar' is not 'Maranhão', and 'sp' no 'spa'. A telephone number is one
-- word. Words that join others ('hotel perto do mar') are left out, but for 'Pará' alone. Null where no word
-- is left, and nothing is filtered; of texts without a letter or digit no pattern is left.
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
    select word from typed
    where word <> all (
      '{a,ao,as,com,da,das,de,do,dos,e,em,hoteis,hotel,lugar,na,nas,no,nos,o,os,ou,para,perto,por,pra,'
      'proximo,que,um,uma}'
    ) or (word = 'para' and (select count(*) from typed) = 1)
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
    and (patterns is null or cardinality(patterns) = 1 or f.words like all (patterns))
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
      and (patterns is null or cardinality(patterns) = 1 or f.words like all (patterns))
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
