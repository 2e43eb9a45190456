-- The list of offers: one page of those of today, how many of them each choice leaves, and the hotels that
-- have some.

-- What ends first; offers without an end come last. With all that the list filters by, so that also the
-- last of its pages is counted and read from the index alone.
create index hotel_packages_ending_idx on public.hotel_packages (valid_until, name, id)
  include (
    hotel_id, valid_from, tags, min_nights, arrival_days, offer_start_date, offer_end_date
  )
  where is_active;
-- The hotels whose offers are left out.
create index hotels_inactive_idx on public.hotels (id) where not is_active;
-- The map of the site names offers in this order.
create index hotel_packages_name_idx on public.hotel_packages (name, id) where is_active;

-- How many offers there are today that fit, how many each tag would leave, and the ids of one page of
-- them in the order of the days on which they end. `arrival` and `departure` come together or not at
-- all: an offer fits that can begin on the one and end by the other. Security definer: the policy of
-- offers looks for the hotel of each row. What visitors may not see is left out here as the policies do
-- it, by looking inactive hotels up: a join with all hotels loses the order of the index, and every row
-- is sorted. random_page_cost says that the index is in memory; with that of a disk (4, the default) the
-- planner prefers to read the whole table. A page past the end is not looked for.
create function private.match_offers(
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
        'hotel_image', private.main_image(h.id, h.image_url)
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

-- The ids of active hotels whose name and place contain the typed words and that have offers today, 24 by
-- name, with the number of their offers; how many such hotels there are, and their offers. The stored
-- words narrow the choice first; they hold descriptions as well, which the page of offers does not show.
-- Security definer, because these words are closed: what visitors may not see is left out here as the
-- policies do it.
create function private.match_offer_hotels(
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
    from offered o
      join private.hotel_facts f on f.id = o.hotel_id
      join public.hotels h on h.id = f.id
    where f.is_active
      and (
        patterns is null
        or (
          patterns <> '{}' and f.words like all (patterns)
          and private.slugify(concat_ws(' ', h.name, h.location)) like all (patterns)
        )
      )
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

create function public.list_offer_hotels(query text default null)
returns table (total integer, offers integer, hotels jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    matches.total, matches.offers,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location,
          'offers', found.offers
        )
        order by found.place
      )
      from rows from (unnest(matches.ids), unnest(matches.counts))
        with ordinality as found(id, offers, place)
        join public.hotels h on h.id = found.id
    ), '[]')
  from private.match_offer_hotels(query) as matches;
end;

revoke all on function
  private.match_offers(uuid, text, date, date, integer, integer), private.offer_cards(uuid[]),
  public.list_offers(uuid, integer, text, date, date),
  private.match_offer_hotels(text), public.list_offer_hotels(text)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_offers(uuid, text, date, date, integer, integer), private.offer_cards(uuid[]),
  public.list_offers(uuid, integer, text, date, date),
  private.match_offer_hotels(text), public.list_offer_hotels(text)
  to anon;
