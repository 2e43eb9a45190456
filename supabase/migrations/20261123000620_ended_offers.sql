-- An offer that is over: its link was public and still leads somewhere. Nothing of the offer itself is
-- told, which the row policies hide; only what is there instead. An offer that is inactive, not yet valid
-- or of an inactive hotel is not there at all.

-- The hotel of an offer that has ended, null for every other id, and the ids of at most three offers of
-- today that come closest: those of its hotel, then those for the same guests in its region,
-- for the same guests anywhere, in its region. In each of these what ends first comes first. Security
-- definer, because the policies hide the ended offer; they decide what of the ids is returned.
create function private.match_ended_offer(offer uuid, out hotel uuid, out ids uuid[])
language plpgsql stable strict security definer set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_variable
declare
  today constant date := private.today();
  gone record;
begin
  select p.tags, p.hotel_id, f.region_id into gone
  from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
  where p.id = offer and p.is_active and f.is_active and p.valid_until < today;
  if not found then
    return;
  end if;
  hotel := gone.hotel_id;
  ids := array(
    select near.id
    from (
      (
        select p.id, p.valid_until, 1 as place
        from public.hotel_packages p
        where p.hotel_id = gone.hotel_id and p.is_active
          and (p.valid_from is null or p.valid_from <= today)
          and (p.valid_until is null or p.valid_until >= today)
        order by p.valid_until, p.name, p.id limit 3
      )
      union all
      (
        select p.id, p.valid_until, case when p.tags && gone.tags then 2 else 4 end
        from private.hotel_facts f join public.hotel_packages p on p.hotel_id = f.id
        where f.region_id = gone.region_id and f.is_active and p.is_active
          and (p.valid_from is null or p.valid_from <= today)
          and (p.valid_until is null or p.valid_until >= today)
        order by 3, p.valid_until, p.name, p.id limit 3
      )
      union all
      (
        select p.id, p.valid_until, 3
        from public.hotel_packages p join private.hotel_facts f on f.id = p.hotel_id
        where p.is_active and f.is_active and p.tags && gone.tags
          and (p.valid_from is null or p.valid_from <= today)
          and (p.valid_until is null or p.valid_until >= today)
        order by p.valid_until, p.name, p.id limit 3
      )
    ) as near
    group by near.id
    order by min(near.place), min(near.valid_until), near.id
    limit 3
  );
end
$$;

-- Whether visitors knew an offer that is over now.
create function public.has_ended(offer uuid) returns table (ended boolean)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select gone.hotel is not null from private.match_ended_offer(offer) as gone;
end;

-- The hotel of an ended offer as a card, and the offers that are there instead; nothing for any other id.
-- Runs with the caller's rights.
create function public.ended_offer(offer uuid)
returns table (hotel jsonb, offers jsonb)
language sql stable security invoker rows 1 set search_path = ''
begin atomic
  select
    jsonb_build_object(
      'id', h.id, 'slug', h.slug, 'name', h.name, 'location', h.location, 'price', h.price,
      'hotel_type', h.hotel_type,
      'image_url', private.main_image(h.id, h.image_url)
    ),
    private.offer_cards(gone.ids)
  from private.match_ended_offer(offer) as gone join public.hotels h on h.id = gone.hotel;
end;

revoke all on function
  private.match_ended_offer(uuid), public.has_ended(uuid), public.ended_offer(uuid)
  from public, anon, authenticated, service_role;
-- The site calls them as a visitor, also for its staff.
grant execute on function
  private.match_ended_offer(uuid), public.has_ended(uuid), public.ended_offer(uuid)
  to anon;
