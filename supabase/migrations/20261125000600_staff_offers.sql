-- The back office's lists of 20,000 offers.

-- Whether visitors see the hotel. Security definer, because policies call it for callers who may not.
create function private.is_hotel_active(hotel uuid) returns boolean
language sql stable strict security definer set search_path = ''
as $$ select exists (select 1 from public.hotels h where h.id = hotel and h.is_active) $$;

revoke all on function private.is_hotel_active(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_hotel_active(uuid) to authenticated;

-- The same rows as before. As a subquery, the look-up of the hotel is planned for each offer, though staff
-- never need one. Beside so high a price the planner took no notice of that of a join, and a search for a
-- common word compared every offer with every hotel: seconds. A set of all active hotels is no better: in
-- the list of hotels with their numbers of offers it counts as read again for each. A function costs
-- little, and is called only for accounts that are not staff.
alter policy "staff see all offers" on public.hotel_packages using (
  case
    when (select private.own_hotels()) is null then
      (select private.is_staff())
      or (
        is_active
        and (valid_from is null or valid_from <= (select private.today()))
        and (valid_until is null or valid_until >= (select private.today()))
        and private.is_hotel_active(hotel_id)
      )
    else hotel_id = any ((select private.own_hotels())::uuid[])
  end
);

-- With the id, by which the list orders offers of the same instant: an import makes thousands of these.
drop index public.hotel_packages_created_at_idx;
create index hotel_packages_created_at_idx on public.hotel_packages (created_at desc, id);
