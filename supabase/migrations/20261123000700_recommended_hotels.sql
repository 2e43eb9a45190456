-- The list in the order that the chain recommends: first the hotels whose `features` say so, then all others,
-- both by name. The flag is one of the keys that `hotel_facts.amenities` names.

create index hotel_facts_recommended_idx
  on private.hotel_facts (('recommended' = any (amenities)) desc nulls last, title, id) where is_active;

-- How many active hotels fit, and the ids of one page of them in their order. Null filters nothing.
-- A custom plan for each question: the filters that are not set, and the orders that are not asked
-- for, are constants then and leave an index in the order of the list.
create or replace function private.match_hotels(
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
      case when sort = 'recommended' then 'recommended' = any (f.amenities) end desc nulls last,
      case when sort = 'price' then f.price end,
      case when sort = 'rating' then f.rating end desc nulls last,
      f.title, f.id
    limit page_size offset (page - 1) * page_size
  );
end
$$;
