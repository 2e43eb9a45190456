-- The back office's lists of 20,000 offers.

-- The same rows as before. An "exists" was planned as one look-up for each offer, though staff never need
-- any. Beside so high a price the planner took no notice of that of a join, and a search for a common word
-- compared every offer with every hotel: seconds. A set of hotels costs little, and is read for none of
-- the staff.
alter policy "staff see all offers" on public.hotel_packages using (
  case
    when (select private.own_hotels()) is null then
      (select private.is_staff())
      or (
        is_active
        and (valid_from is null or valid_from <= (select private.today()))
        and (valid_until is null or valid_until >= (select private.today()))
        and hotel_id in (select h.id from public.hotels h where h.is_active)
      )
    else hotel_id = any ((select private.own_hotels())::uuid[])
  end
);

-- With the id, by which the list orders offers of the same instant: an import makes thousands of these.
drop index public.hotel_packages_created_at_idx;
create index hotel_packages_created_at_idx on public.hotel_packages (created_at desc, id);
