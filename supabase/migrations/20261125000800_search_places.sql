-- The site's search: of the hotels that are not named by the query, those whose place it names come
-- first. 'rio' is also in 'horário', and such hotels would stand before, or instead of, those in Rio
-- de Janeiro. The place is the second line of the stored text. Separate branches, so that each one
-- ends at its limit in the order of the index on titles.

create or replace function private.search_matches(query text) returns table (kind text, id uuid)
language plpgsql stable strict security definer rows 12 set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  needle constant text := private.normalize_for_search(left(query, 100));
  pattern constant text := '%' || regexp_replace(needle, '([\\%_])', '\\\1', 'g') || '%';
  today constant date := private.today();
begin
  if needle = '' then
    return;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'hotels' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id from private.search_texts s join public.hotels h on h.id = s.id
      where s.kind = 'hotels' and h.is_active and s.title like pattern
      order by left(s.title, 100), s.id limit 5
    )
    union all
    (
      select s.kind, s.id from private.search_texts s join public.hotels h on h.id = s.id
      where s.kind = 'hotels' and h.is_active and s.content like pattern
        and s.title not like pattern and split_part(s.content, e'\n', 2) like pattern
      order by left(s.title, 100), s.id limit 5
    )
    union all
    (
      select s.kind, s.id from private.search_texts s join public.hotels h on h.id = s.id
      where s.kind = 'hotels' and h.is_active and s.content like pattern
        and s.title not like pattern and split_part(s.content, e'\n', 2) not like pattern
      order by left(s.title, 100), s.id limit 5
    )
    limit 5;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'regions' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id from private.search_texts s join public.regions r on r.id = s.id
      where s.kind = 'regions' and r.is_active and s.title like pattern
      order by left(s.title, 100), s.id limit 3
    )
    union all
    (
      select s.kind, s.id from private.search_texts s join public.regions r on r.id = s.id
      where s.kind = 'regions' and r.is_active and s.content like pattern
        and s.title not like pattern
      order by left(s.title, 100), s.id limit 3
    )
    limit 3;
  end if;

  if exists (
    select from private.search_texts s where s.kind = 'hotel_packages' and s.content like pattern
  ) then
    return query
    (
      select s.kind, s.id
      from private.search_texts s
        join public.hotel_packages p on p.id = s.id join public.hotels h on h.id = p.hotel_id
      where s.kind = 'hotel_packages' and s.title like pattern and p.is_active and h.is_active
        and (p.valid_from is null or p.valid_from <= today)
        and (p.valid_until is null or p.valid_until >= today)
      order by left(s.title, 100), s.id limit 4
    )
    union all
    (
      select s.kind, s.id
      from private.search_texts s
        join public.hotel_packages p on p.id = s.id join public.hotels h on h.id = p.hotel_id
      where s.kind = 'hotel_packages' and s.content like pattern and s.title not like pattern
        and p.is_active and h.is_active
        and (p.valid_from is null or p.valid_from <= today)
        and (p.valid_until is null or p.valid_until >= today)
      order by left(s.title, 100), s.id limit 4
    )
    limit 4;
  end if;
end
$$;
