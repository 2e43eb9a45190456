-- The map also says in which regions the hotels of each state are: the site leads to the list of the
-- hotels that it counted.

-- The pins of the hotels that fit the filters inside a frame (west, south, east, north in degrees; null for
-- where those hotels are). Up to 200 hotels have a pin each. More are counted by the squares of a grid
-- of 14 by 14 over the frame: one pin each, in the middle of its hotels. Pins come in the order of names.
-- `others` are places of hotels inside the frame that don't fit, one for each square of a finer
-- grid, `states` how many fit in each state and active region: null stands for a hotel without one.
-- Security definer, because the facts are closed: what visitors may not see is left out here as the
-- policies do it.
create or replace function private.match_hotel_pins(
  regions uuid[], query text, types text[], amenities text[], price_from numeric, price_to numeric,
  rating_from numeric, guests integer, frame numeric[],
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
      f.id, f.title, night.price, f.rating, f.longitude, f.latitude, f.state, f.region_id,
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
      min(i.title) as title, bool_or(i.has_room) as has_room,
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
        order by g.title, g.id
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
      select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
        select a.state, r.id as region, count(*) as hotels
        from active a left join public.regions r on r.id = a.region_id and r.is_active
        where a.fits group by a.state, r.id order by a.state, r.id
      ) c
    )
  into total, placed, shown, pins, others, states;
end
$$;
