-- What one chooses an offer by: for whom it is, how long its stay is, on which days it begins, in which
-- room it is. The price is that of the whole stay, so it is divided by nights only where the fewest
-- and the most nights are the same.

alter table public.hotel_packages
  add column tags text[] not null default '{}'
    constraint hotel_packages_tags_known
      check (tags <@ array['couple', 'family', 'work'] and cardinality(tags) <= 3),
  add column min_nights smallint
    constraint hotel_packages_min_nights_range check (min_nights between 1 and 90),
  add column max_nights smallint
    constraint hotel_packages_max_nights_range check (max_nights between 1 and 90),
  -- Days of the week, 0 for Sunday; none of them means any day.
  add column arrival_days smallint[] not null default '{}'
    constraint hotel_packages_arrival_days_known
      check (arrival_days <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[] and cardinality(arrival_days) <= 7),
  add column room_name text
    constraint hotel_packages_room_name_length check (char_length(room_name) <= 255),
  add constraint hotel_packages_nights_order check (min_nights <= max_nights);

grant insert (tags, min_nights, max_nights, arrival_days, room_name)
  on public.hotel_packages to authenticated;
grant update (tags, min_nights, max_nights, arrival_days, room_name)
  on public.hotel_packages to authenticated;
