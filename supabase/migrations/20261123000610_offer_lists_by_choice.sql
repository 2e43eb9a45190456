-- The list of offers by whom they are for and by the dates of a stay, with the number of offers that
-- each choice leaves.

drop function public.list_offers(uuid, integer);
drop function private.match_offers(uuid, integer, integer);

-- How many offers there are today that fit, how many each tag would leave, and the ids of one page of
-- them in the order of the days on which they end. `arrival` and `departure` come together or not at
-- all: an offer fits that can begin on the one and end by the other. Security definer: the policy of
-- offers looks for the hotel of each row, a join does so once. What visitors may not see is left out
-- here as the policies do it.
create function private.match_offers(
  hotel uuid, tag text, arrival date, departure date, page integer, page_size integer,
  out total integer, out counts jsonb, out ids uuid[]
)
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
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
  from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
  where p.is_active and f.is_active and (hotel is null or p.hotel_id = hotel)
    and (p.valid_from is null or p.valid_from <= today)
    and (p.valid_until is null or p.valid_until >= today)
    and (arrival is null or (
      coalesce(p.min_nights, 1) <= nights
      and (p.offer_start_date is null or p.offer_start_date <= arrival)
      and (p.offer_end_date is null or p.offer_end_date >= arrival + coalesce(p.min_nights, 1))
      and (p.arrival_days = '{}' or p.arrival_days @> array[extract(dow from arrival)::smallint])
    ));
  ids := array(
    select p.id
    from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
    where p.is_active and f.is_active and (hotel is null or p.hotel_id = hotel)
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

-- Offers as their cards show them, with what they show of their hotels, in the order of the ids. Runs
-- with the caller's rights: the row policies decide what is returned.
create function private.offer_cards(ids uuid[]) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', p.id, 'hotel_id', p.hotel_id, 'name', p.name,
        'description', left(p.description, 400), 'price', p.price, 'image_url', p.image_url,
        'features', p.features, 'valid_from', p.valid_from, 'valid_until', p.valid_until,
        'offer_start_date', p.offer_start_date, 'offer_end_date', p.offer_end_date,
        'offer_link', p.offer_link, 'is_active', p.is_active, 'tags', p.tags,
        'min_nights', p.min_nights, 'max_nights', p.max_nights, 'arrival_days', p.arrival_days,
        'room_name', p.room_name, 'hotel_name', h.name, 'hotel_location', h.location,
        'hotel_image', coalesce((
          select i.image_url from public.hotel_images i where i.hotel_id = h.id
          order by i.is_main desc, i.place, i.created_at limit 1
        ), h.image_url)
      )
      order by found.place
    ),
    '[]'
  )
  from unnest(ids) with ordinality as found(id, place)
    join public.hotel_packages p on p.id = found.id
    join public.hotels h on h.id = p.hotel_id;
end;

-- One page of the offers of today, how many there are, and how many of them each tag would leave.
-- Pages count from 1 and hold 24. Runs with the caller's rights, like list_hotels.
create function public.list_offers(
  hotel uuid default null, page integer default 1, tag text default null,
  arrival date default null, departure date default null
)
returns table (total integer, counts jsonb, offers jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select matches.total, matches.counts, private.offer_cards(matches.ids)
  from private.match_offers(
    hotel, tag, case when departure > arrival then arrival end, departure,
    least(greatest(coalesce(page, 1), 1), 100000), 24
  ) as matches;
end;

revoke all on function
  private.match_offers(uuid, text, date, date, integer, integer), private.offer_cards(uuid[]),
  public.list_offers(uuid, integer, text, date, date)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_offers(uuid, text, date, date, integer, integer), private.offer_cards(uuid[]),
  public.list_offers(uuid, integer, text, date, date)
  to anon;
