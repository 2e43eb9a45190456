-- An editor may be limited to some hotels: these alone, with their pictures, offers and counts, are seen
-- and edited then. Null means all hotels. Administrators are never limited.

alter table public.user_profiles
  add column hotel_ids uuid[]
    constraint user_profiles_hotels
      check (cardinality(hotel_ids) <= 200 and array_position(hotel_ids, null) is null);

grant update (hotel_ids) on public.user_profiles to authenticated;

-- The hotels to which the caller is limited; null for all who are not. One of a deleted hotel limits no less.
create function private.own_hotels() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select hotel_ids from public.user_profiles
  where id = auth.uid() and is_active and role = 'editor' and (select private.is_staff())
$$;

revoke all on function private.own_hotels() from public, anon, authenticated, service_role;
grant execute on function private.own_hotels() to authenticated;

-- The condition is written out in each policy: a function with the hotel as its argument would be called
-- for each row, own_hotels() in a select runs once per statement.

-- Hotels. A limited editor sees no other, not even as visitors do: lists of staff show what they can edit.
alter policy "staff see all hotels" on public.hotels using (
  case
    when (select private.own_hotels()) is null then is_active or (select private.is_staff())
    else id = any ((select private.own_hotels())::uuid[])
  end
);
alter policy "staff create hotels" on public.hotels
  with check ((select private.is_staff()) and (select private.own_hotels()) is null);
alter policy "staff edit hotels" on public.hotels
  using (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or id = any ((select private.own_hotels())::uuid[]))
  )
  with check (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or id = any ((select private.own_hotels())::uuid[]))
  );
alter policy "staff see all former slugs" on public.hotel_former_slugs using (
  case
    when (select private.own_hotels()) is null then
      (select private.is_staff())
      or exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
    else hotel_id = any ((select private.own_hotels())::uuid[])
  end
);

-- Pictures.
alter policy "staff see all pictures" on public.hotel_images using (
  case
    when (select private.own_hotels()) is null then
      (select private.is_staff())
      or exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
    else hotel_id = any ((select private.own_hotels())::uuid[])
  end
);
alter policy "staff add pictures" on public.hotel_images with check (
  (select private.is_staff())
  and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
);
alter policy "staff edit pictures" on public.hotel_images
  using (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
  )
  with check (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
  );
alter policy "staff remove pictures" on public.hotel_images using (
  (select private.is_staff())
  and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
);

-- Offers.
alter policy "staff see all offers" on public.hotel_packages using (
  case
    when (select private.own_hotels()) is null then
      (select private.is_staff())
      or (
        is_active
        and (valid_from is null or valid_from <= (select private.today()))
        and (valid_until is null or valid_until >= (select private.today()))
        and exists (select 1 from public.hotels h where h.id = hotel_id and h.is_active)
      )
    else hotel_id = any ((select private.own_hotels())::uuid[])
  end
);
alter policy "staff create offers" on public.hotel_packages with check (
  (select private.is_staff())
  and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
);
alter policy "staff edit offers" on public.hotel_packages
  using (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
  )
  with check (
    (select private.is_staff())
    and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
  );

-- What was counted.
alter policy "staff read the counts" on public.step_counts using (
  (select private.is_staff())
  and ((select private.own_hotels()) is null or hotel_id = any ((select private.own_hotels())::uuid[]))
);

-- The first of each kind by name, and how many there are. Security definer, because the facts are
-- closed; for staff only, of the hotels that they may edit.
create or replace function private.match_hotel_checks(size integer)
returns table (kind text, total integer, ids uuid[])
language sql stable security definer set search_path = ''
as $$
  with own as materialized (
    select private.own_hotels() as ids where private.is_staff()
  ),
  checked as materialized (
    select f.id, f.title, f.is_unbookable, f.has_doubtful_number
    from own, private.hotel_facts f
    where f.is_active and (f.is_unbookable or f.has_doubtful_number)
      and (own.ids is null or f.id = any (own.ids))
  )
  select
    'unbookable',
    (select count(*)::integer from checked c where c.is_unbookable),
    array(select c.id from checked c where c.is_unbookable order by c.title, c.id limit size)
  from own
  union all
  select
    'numbers',
    (select count(*)::integer from checked c where c.has_doubtful_number),
    array(select c.id from checked c where c.has_doubtful_number order by c.title, c.id limit size)
  from own
$$;
