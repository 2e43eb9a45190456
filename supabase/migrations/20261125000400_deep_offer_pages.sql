-- Pages far down the list of offers follow its index, too. With 20,000 offers they read and sorted all of
-- them.

-- All that the list filters by, so that it is counted and paged from the index alone.
drop index public.hotel_packages_ending_idx;
create index hotel_packages_ending_idx on public.hotel_packages (valid_until, name, id)
  include (
    hotel_id, valid_from, tags, min_nights, arrival_days, offer_start_date, offer_end_date
  )
  where is_active;
-- The hotels whose offers are left out.
create index hotels_inactive_idx on public.hotels (id) where not is_active;
-- The map of the site names offers in this order.
create index hotel_packages_name_idx on public.hotel_packages (name, id) where is_active;

-- As before, but offers of inactive hotels are left out by looking them up in the set of these: a join
-- with all hotels loses the order of the index, and every row is sorted. random_page_cost says that the
-- index is in memory; with that of a disk (4, the default) the planner prefers to read the whole table.
-- A page past the end is not looked for.
create or replace function private.match_offers(
  hotel uuid, tag text, arrival date, departure date, page integer, page_size integer,
  out total integer, out counts jsonb, out ids uuid[]
)
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1
as $$
#variable_conflict use_variable
declare
  today constant date := private.today();
  nights constant integer := departure - arrival;
begin
  select
    count(*) filter (where tag is null or p.tags @> array[tag]),
    jsonb_build_object(
      'all', count(*),
      'couple', count(*) filter (where p.tags @> '{couple}'),
      'family', count(*) filter (where p.tags @> '{family}'),
      'work', count(*) filter (where p.tags @> '{work}')
    )
  into total, counts
  from public.hotel_packages p
  where p.is_active and (hotel is null or p.hotel_id = hotel)
    and p.hotel_id not in (select h.id from public.hotels h where not h.is_active)
    and (p.valid_from is null or p.valid_from <= today)
    and (p.valid_until is null or p.valid_until >= today)
    and (arrival is null or (
      coalesce(p.min_nights, 1) <= nights
      and (p.offer_start_date is null or p.offer_start_date <= arrival)
      and (p.offer_end_date is null or p.offer_end_date >= arrival + coalesce(p.min_nights, 1))
      and (p.arrival_days = '{}' or p.arrival_days @> array[extract(dow from arrival)::smallint])
    ));
  if total <= (page - 1) * page_size then
    ids := '{}';
    return;
  end if;
  ids := array(
    select p.id
    from public.hotel_packages p
    where p.is_active and (hotel is null or p.hotel_id = hotel)
      and p.hotel_id not in (select h.id from public.hotels h where not h.is_active)
      and (p.valid_from is null or p.valid_from <= today)
      and (p.valid_until is null or p.valid_until >= today)
      and (tag is null or p.tags @> array[tag])
      and (arrival is null or (
        coalesce(p.min_nights, 1) <= nights
        and (p.offer_start_date is null or p.offer_start_date <= arrival)
        and (p.offer_end_date is null or p.offer_end_date >= arrival + coalesce(p.min_nights, 1))
        and (p.arrival_days = '{}' or p.arrival_days @> array[extract(dow from arrival)::smallint])
      ))
    order by p.valid_until, p.name, p.id
    limit page_size offset (page - 1) * page_size
  );
end
$$;
