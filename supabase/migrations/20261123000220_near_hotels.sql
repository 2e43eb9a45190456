-- What a list without hotels is near to.

-- Active hotels that miss the filters by one or two of them, grouped by which: how many there are,
-- the lowest price, how many cost no more than it in whole reais, and the ids of the two best rated
-- (the two cheapest where only the price is too high). One reading of the facts, and at most 100
-- groups, the largest first. All of them are in `area` and have a room for the `guests`.
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
        and (guests is null or f.party_prices[guests] is not null)
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
        jsonb_build_object('name', h.name, 'location', h.location, 'image_url', private.main_image(h.id, h.image_url))
        order by found.place
      )
      from unnest(near.ids) with ordinality as found(id, place)
        join public.hotels h on h.id = found.id
    ), '[]')
  from private.match_near_hotels(
    private.first_of(regions, 20), query, private.first_of(types, 20),
    private.first_of(amenities, 50), price_from, price_to, rating_from, area, guests
  ) as near;
end;

revoke all on function
  private.match_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer),
  public.list_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer),
  public.list_near_hotels(uuid[], text, text[], text[], numeric, numeric, numeric, numeric[], integer)
  to anon;
