-- The list of offers: one page of those of today, and the hotels that have some.

-- What ends first; offers without an end come last.
create index hotel_packages_ending_idx on public.hotel_packages (valid_until, name, id)
  where is_active;

-- How many offers there are today, of one hotel or of all, and the ids of one page of them in the order
-- of the days on which they end. Security definer: the policy of offers looks for the hotel of each
-- row, a join does so once. What visitors may not see is left out here as the policies do it.
create function private.match_offers(
  hotel uuid, page integer, page_size integer, out total integer, out ids uuid[]
)
language plpgsql stable security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  today constant date := private.today();
begin
  select count(*) into total
  from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
  where p.is_active and f.is_active and (hotel is null or p.hotel_id = hotel)
    and (p.valid_from is null or p.valid_from <= today)
    and (p.valid_until is null or p.valid_until >= today);
  ids := array(
    select p.id
    from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
    where p.is_active and f.is_active and (hotel is null or p.hotel_id = hotel)
      and (p.valid_from is null or p.valid_from <= today)
      and (p.valid_until is null or p.valid_until >= today)
    order by p.valid_until, p.name, p.id
    limit page_size offset (page - 1) * page_size
  );
end
$$;

-- One page of the offers of today with what a card shows of their hotels, and how many there are.
-- Pages count from 1 and hold 24. Runs with the caller's rights, like list_hotels.
create function public.list_offers(hotel uuid default null, page integer default 1)
returns table (total integer, offers jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    matches.total,
    coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'hotel_id', p.hotel_id, 'name', p.name,
          'description', left(p.description, 400), 'price', p.price, 'image_url', p.image_url,
          'features', p.features, 'valid_from', p.valid_from, 'valid_until', p.valid_until,
          'offer_start_date', p.offer_start_date, 'offer_end_date', p.offer_end_date,
          'offer_link', p.offer_link, 'is_active', p.is_active, 'hotel_name', h.name,
          'hotel_image', coalesce((
            select i.image_url from public.hotel_images i where i.hotel_id = h.id
            order by i.is_main desc, i.place, i.created_at limit 1
          ), h.image_url)
        )
        order by found.place
      )
      from unnest(matches.ids) with ordinality as found(id, place)
        join public.hotel_packages p on p.id = found.id
        join public.hotels h on h.id = p.hotel_id
    ), '[]')
  from private.match_offers(
    hotel, least(greatest(coalesce(page, 1), 1), 100000), 24
  ) as matches;
end;

-- The ids of active hotels whose words contain the typed ones and that have offers today, 24 by name,
-- with the number of their offers; how many such hotels there are, and their offers. Security definer, because the words are
-- closed: what visitors may not see is left out here as the policies do it.
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
    from offered o join private.hotel_facts f on f.id = o.hotel_id
    where f.is_active
      and (patterns is null or (patterns <> '{}' and f.words like all (patterns)))
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
        jsonb_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'offers', found.offers)
        order by found.place
      )
      from rows from (unnest(matches.ids), unnest(matches.counts))
        with ordinality as found(id, offers, place)
        join public.hotels h on h.id = found.id
    ), '[]')
  from private.match_offer_hotels(query) as matches;
end;

revoke all on function
  private.match_offers(uuid, integer, integer), public.list_offers(uuid, integer),
  private.match_offer_hotels(text), public.list_offer_hotels(text)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_offers(uuid, integer, integer), public.list_offers(uuid, integer),
  private.match_offer_hotels(text), public.list_offer_hotels(text)
  to anon;
